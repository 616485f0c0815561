using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax;

namespace SplNet.Analyzers.Experiments;

/// <summary>
/// SPL2012, SPL2023 and SPL2024 in one-line requirements: code compared with itself, limits that are not times, and invalid numbers.
/// </summary>
internal sealed class ClaimRule : ExperimentRule
{
    public override ImmutableArray<DiagnosticDescriptor> Descriptors =>
        [FormulaComparisonRule.SameSides, FormulaComparisonRule.Units, FormulaNumberRule.OutOfRange];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        if (!Claims.Is(call.TargetMethod, types))
            return;
        CheckCode(context, call);
        if (call.Argument("limit") is { } limit)
            FormulaComparisonRule.CheckUnits(context, call, Dimension.Time, EstimateReading.DimensionOf(limit, types));
        if (Expectation.IsOfException(call, types))
            return;
        if (call.Argument("times") is { } times)
            FormulaNumberRule.Check(context, times, "number of times", static value => value >= 1, "at least 1");
        if (call.Argument("tolerance") is not { } tolerance)
            return;
        if (call.TargetMethod.Name == "Growth")
            FormulaNumberRule.Check(context, tolerance, "tolerance", static value => value >= 0, "not negative");
        else
            FormulaNumberRule.Check(
                context, tolerance, "tolerance", static value => value is >= 0 and < 1, "at least 0 and below 1: 0.05 allows 5 % more");
    }

    private static void CheckCode(OperationAnalysisContext context, IInvocationOperation call)
    {
        if (Consequence(call.TargetMethod.Name) is not { } consequence || Side(call, 0) is not { } first || Side(call, 1) is not { } second)
            return;
        if (IsFixed(first) && SyntaxFactory.AreEquivalent(first.Syntax, second.Syntax))
            context.ReportDiagnostic(
                Diagnostic.Create(FormulaComparisonRule.SameSides, call.Syntax.GetLocation(), call.Syntax, consequence));
    }

    private static string? Consequence(string claim) => claim switch
    {
        "Faster" => "can never hold",
        "NotSlower" or "NotMoreWork" => "says nothing",
        _ => null,
    };

    private static IOperation? Side(IInvocationOperation call, int number) =>
        call.Arguments.FirstOrDefault(argument => argument.Parameter?.Ordinal == number)?.Value.Inside();

    // A call may return a different operand each time.
    private static bool IsFixed(IOperation side) => side is not (IInvocationOperation or IObjectCreationOperation);
}
