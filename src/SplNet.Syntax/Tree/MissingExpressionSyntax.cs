namespace SplNet.Syntax;

/// <summary>Stands where a value is missing, after an error.</summary>
internal sealed record MissingExpressionSyntax : ExpressionSyntax;
