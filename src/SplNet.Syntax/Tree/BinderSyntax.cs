namespace SplNet.Syntax;

/// <summary>Names and their values; several names take the values of a tuple.</summary>
internal sealed record BinderSyntax(SyntaxList<NameSyntax> Names, BinderValuesSyntax Values) : SyntaxNode;
