namespace SplNet.Syntax;

/// <summary><c>a * 2 / 3</c>; at least one further factor.</summary>
internal sealed record ProductSyntax(ExpressionSyntax First, SyntaxList<ProductFactorSyntax> Factors) : ExpressionSyntax;
