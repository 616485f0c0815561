namespace SplNet.Syntax;

/// <summary><c>median(a)</c>; without an estimator, the mean time.</summary>
internal sealed record EstimateSyntax(NameSyntax? Estimator, OperandSyntax Operand) : ExpressionSyntax;
