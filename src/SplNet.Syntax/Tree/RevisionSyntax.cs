namespace SplNet.Syntax;

/// <summary><c>@v1</c>, <c>@git:HEAD~3</c></summary>
internal sealed record RevisionSyntax(RevisionKind Kind, string Text) : SyntaxNode;
