namespace SplNet.Syntax;

/// <summary>A name.</summary>
internal sealed record NameSyntax(string Name) : SyntaxNode;
