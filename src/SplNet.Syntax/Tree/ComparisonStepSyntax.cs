namespace SplNet.Syntax;

/// <summary>A relation and its right side; the tolerance in percent belongs to <see cref="ComparisonRelation.Equivalent"/>.</summary>
internal sealed record ComparisonStepSyntax(ComparisonRelation Relation, double Tolerance, ExpressionSyntax Right) : SyntaxNode;
