namespace SplNet.Syntax;

/// <summary>Something that has a value: an estimate, a number, or what is reckoned from them.</summary>
internal abstract record ExpressionSyntax : SyntaxNode;
