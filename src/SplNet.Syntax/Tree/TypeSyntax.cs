namespace SplNet.Syntax;

/// <summary>The type of a parameter; the suffix is made of <c>[]</c>, <c>[,]</c> and <c>?</c>.</summary>
internal sealed record TypeSyntax(QualifiedNameSyntax Name, string Suffix) : SyntaxNode;
