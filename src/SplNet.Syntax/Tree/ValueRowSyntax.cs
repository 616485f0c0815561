namespace SplNet.Syntax;

/// <summary>One value for each name of the binder.</summary>
internal sealed record ValueRowSyntax(SyntaxList<ArgumentSyntax> Values) : SyntaxNode;
