using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2024: factors, tolerances and limits that make an experiment invalid.</summary>
internal sealed class FormulaNumberRule : ExperimentRule
{
    private const string NotNegative = "finite and not negative";

    internal static readonly DiagnosticDescriptor OutOfRange = Rule.Error(
        "SPL2024", "Number of a formula is out of range", "The {0} {1} must be {2}, or nothing is measured");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [OutOfRange];

    protected override void CheckOperator(OperationAnalysisContext context, IBinaryOperation binary, SplNetTypes types)
    {
        if (binary.OperatorKind is not (BinaryOperatorKind.Multiply or BinaryOperatorKind.Divide)
            || !EstimateReading.IsOnEstimates(binary, types))
            return;
        var factor = binary.LeftOperand.Type?.SpecialType == SpecialType.System_Double ? binary.LeftOperand : binary.RightOperand;
        Check(context, factor, binary.OperatorKind == BinaryOperatorKind.Divide ? "divisor" : "factor", IsPositive, "finite and positive");
    }

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        if (EstimateReading.IsWithin(call, types) && call.Argument("tolerance") is { } tolerance)
            Check(context, tolerance, "tolerance", static value => value is > 0 and < 1, "above 0 and below 1: 0.05 is 5 %");
        else if (EstimateReading.IsLimit(call, types) && (call.Instance ?? call.Arguments.FirstOrDefault()?.Value) is { } limit)
            Check(context, limit, "limit", static value => value == 0 || IsPositive(value), NotNegative);
    }

    protected override void CheckConversion(OperationAnalysisContext context, IConversionOperation conversion, SplNetTypes types)
    {
        if (SplNetTypes.Are(conversion.OperatorMethod?.ContainingType, types.Estimate) && Times.Seconds(conversion.Operand, types) < 0)
            Report(context, conversion.Operand, "limit", NotNegative);
    }

    /// <summary>Reports an invalid constant; no range accepts NaN.</summary>
    internal static void Check(
        OperationAnalysisContext context, IOperation number, string what, Func<double, bool> isAccepted, string range)
    {
        if (Times.Number(number) is { } value && !isAccepted(value))
            Report(context, number, what, range);
    }

    private static bool IsPositive(double value) => value > 0 && !double.IsInfinity(value);

    private static void Report(OperationAnalysisContext context, IOperation number, string what, string range) =>
        context.ReportDiagnostic(Diagnostic.Create(OutOfRange, number.Syntax.GetLocation(), what, number.Syntax, range));
}
