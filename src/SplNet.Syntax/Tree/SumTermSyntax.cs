namespace SplNet.Syntax;

/// <summary>A further term of a sum.</summary>
internal sealed record SumTermSyntax(bool IsSubtracted, ExpressionSyntax Term) : SyntaxNode;
