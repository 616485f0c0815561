using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2036: <c>mean(a) &lt; mean(b) &lt; mean(c)</c> in a lambda. Formulas as text support chains, but C# does not.</summary>
internal sealed class ChainedComparisonRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor Chain = Rule.Error(
        "SPL2036", "Chain of comparisons in a lambda",
        "'{0}' chains comparisons, but C# compares only two values. Join two comparisons: {1}");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [Chain];

    public override void CheckBroken(OperationAnalysisContext context, IInvalidOperation creation, SplNetTypes types)
    {
        foreach (var chain in FormulaParameters.LambdaOf(creation)?.Body.DescendantNodesAndSelf().OfType<BinaryExpressionSyntax>() ?? [])
        {
            if (!IsRelation(chain) || Inside(chain.Left) is not BinaryExpressionSyntax first || !IsRelation(first)
                || (Inside(first.Left) is BinaryExpressionSyntax inner && IsRelation(inner)))
                continue;
            // The replacement binds as tightly as a chain, whatever surrounds it.
            var joined = $"{chain.Left} & {first.Right} {chain.OperatorToken.Text} {chain.Right}";
            context.ReportDiagnostic(Diagnostic.Create(
                Chain, chain.GetLocation(), [chain.OperatorToken.GetLocation()], Replacement.Of($"& {first.Right} "), chain, joined));
        }
    }

    private static bool IsRelation(BinaryExpressionSyntax binary) =>
        binary.Kind() is SyntaxKind.LessThanExpression or SyntaxKind.LessThanOrEqualExpression or SyntaxKind.GreaterThanExpression
            or SyntaxKind.GreaterThanOrEqualExpression;

    private static ExpressionSyntax Inside(ExpressionSyntax expression)
    {
        while (expression is ParenthesizedExpressionSyntax parenthesized)
            expression = parenthesized.Expression;
        return expression;
    }
}
