namespace SplNet.Syntax;

/// <summary>An argument of an operand, or a value of a quantifier.</summary>
internal abstract record ArgumentSyntax : SyntaxNode;
