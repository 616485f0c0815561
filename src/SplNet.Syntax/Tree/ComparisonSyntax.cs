namespace SplNet.Syntax;

/// <summary><c>a &lt; b &lt;= c</c>: each value is compared with the next one.</summary>
internal sealed record ComparisonSyntax(ExpressionSyntax First, SyntaxList<ComparisonStepSyntax> Steps) : FormulaSyntax;
