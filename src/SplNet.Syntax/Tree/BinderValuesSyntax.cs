namespace SplNet.Syntax;

/// <summary>The values of a binder: a list or a range.</summary>
internal abstract record BinderValuesSyntax : SyntaxNode;
