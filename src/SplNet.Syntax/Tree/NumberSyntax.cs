namespace SplNet.Syntax;

/// <summary>A number with its unit.</summary>
internal sealed record NumberSyntax(double Number, FormulaUnit Unit) : ExpressionSyntax;
