using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2012, SPL2022, SPL2023: comparisons of a value with itself, of two limits, or of different units.</summary>
internal sealed class FormulaComparisonRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor SameSides = Rule.Warning(
        "SPL2012", "Both sides of a comparison are the same", "'{0}' {1}: both sides are the same");

    internal static readonly DiagnosticDescriptor Limits = Rule.Error(
        "SPL2022", "Comparison measures nothing", "'{0}' compares two limits; name an operand on at least one side");

    internal static readonly DiagnosticDescriptor Units = Rule.Error(
        "SPL2023", "Incompatible units", "'{0}' joins {1} and {2}; both sides must have the same unit");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [SameSides, Limits, Units];

    protected override void CheckOperator(OperationAnalysisContext context, IBinaryOperation binary, SplNetTypes types)
    {
        if (!EstimateReading.IsOnEstimates(binary, types))
            return;
        switch (binary.OperatorKind)
        {
            case BinaryOperatorKind.LessThan or BinaryOperatorKind.GreaterThan or BinaryOperatorKind.NotEquals:
                CheckSides(context, binary, binary.LeftOperand, binary.RightOperand, "can never hold", types);
                break;
            case BinaryOperatorKind.LessThanOrEqual or BinaryOperatorKind.GreaterThanOrEqual or BinaryOperatorKind.Equals:
                CheckSides(context, binary, binary.LeftOperand, binary.RightOperand, "says nothing", types);
                break;
            case BinaryOperatorKind.Add or BinaryOperatorKind.Subtract:
                CheckUnits(context, binary, binary.LeftOperand, binary.RightOperand, types);
                break;
            default:
                break;
        }
    }

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        if (EstimateReading.IsWithin(call, types) && call is { Instance: { } left } && call.Argument("of") is { } right)
            CheckSides(context, call, left, right, "says nothing", types);
    }

    private static void CheckSides(
        OperationAnalysisContext context, IOperation comparison, IOperation left, IOperation right, string consequence, SplNetTypes types)
    {
        var whole = comparison.Syntax;
        if (EstimateReading.IsLimit(left, types) && EstimateReading.IsLimit(right, types))
            context.ReportDiagnostic(Diagnostic.Create(Limits, whole.GetLocation(), whole));
        else if (SyntaxFactory.AreEquivalent(left.Syntax, right.Syntax) && IsFixed(left, types))
            context.ReportDiagnostic(Diagnostic.Create(SameSides, whole.GetLocation(), whole, consequence));
        else
            CheckUnits(context, comparison, left, right, types);
    }

    private static void CheckUnits(
        OperationAnalysisContext context, IOperation whole, IOperation left, IOperation right, SplNetTypes types) =>
        CheckUnits(context, whole, EstimateReading.DimensionOf(left, types), EstimateReading.DimensionOf(right, types));

    /// <summary>Reports two incompatible units; an unknown unit is compatible with all units.</summary>
    internal static void CheckUnits(OperationAnalysisContext context, IOperation whole, Dimension one, Dimension other)
    {
        if (one != other && one != Dimension.Unknown && other != Dimension.Unknown)
            context.ReportDiagnostic(Diagnostic.Create(Units, whole.Syntax.GetLocation(), whole.Syntax, Name(one), Name(other)));
    }

    // Other calls may return a different value each time.
    private static bool IsFixed(IOperation side, SplNetTypes types) => side.DescendantsAndSelf().OfType<IInvocationOperation>()
        .All(call => EstimateReading.IsEstimate(call, types) || EstimateReading.IsLimit(call, types));

    private static string Name(Dimension dimension) => dimension switch
    {
        Dimension.Time => "time",
        Dimension.Memory => "memory",
        Dimension.Rate => "throughput",
        _ => "counts",
    };
}
