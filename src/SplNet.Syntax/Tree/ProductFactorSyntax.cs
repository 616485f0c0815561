namespace SplNet.Syntax;

/// <summary>A further factor of a product.</summary>
internal sealed record ProductFactorSyntax(bool IsDivisor, ExpressionSyntax Factor) : SyntaxNode;
