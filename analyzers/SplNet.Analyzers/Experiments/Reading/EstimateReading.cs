using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>Determines the unit of formula values, and whether they measure anything.</summary>
internal static class EstimateReading
{
    /// <summary>The unit of a value; unknown for values computed elsewhere, which are compatible with every unit.</summary>
    public static Dimension DimensionOf(IOperation estimate, SplNetTypes types) => estimate.Value() switch
    {
        IInvocationOperation call when IsEstimate(call, types) =>
            call.Instance?.Inside() is IParameterReferenceOperation estimator && FormulaLambda.IsParameter(estimator, types)
                ? Estimators.DimensionOf(estimator.Parameter.Name)
                : Dimension.Unknown,
        IInvocationOperation call when IsLimit(call, types) => DimensionOf(call.TargetMethod.Name),
        IConversionOperation conversion when IsTime(conversion, types) => Dimension.Time,
        IBinaryOperation binary when IsOnEstimates(binary, types) =>
            First(DimensionOf(binary.LeftOperand, types), DimensionOf(binary.RightOperand, types)),
        _ => Dimension.Unknown,
    };

    /// <summary>True for a value that is known without measurement.</summary>
    public static bool IsLimit(IOperation estimate, SplNetTypes types) => estimate.Value() switch
    {
        IInvocationOperation call => IsLimit(call, types),
        IConversionOperation conversion => IsTime(conversion, types),
        IBinaryOperation binary when IsOnEstimates(binary, types) =>
            IsLimitOrNumber(binary.LeftOperand, types) && IsLimitOrNumber(binary.RightOperand, types),
        _ => false,
    };

    /// <summary>True for <c>5.Milliseconds()</c> and similar calls.</summary>
    public static bool IsLimit(IInvocationOperation call, SplNetTypes types) => SplNetTypes.IsMember(call.TargetMethod, types.Units);

    /// <summary>True for <c>mean(a).Within(…)</c>.</summary>
    public static bool IsWithin(IInvocationOperation call, SplNetTypes types) =>
        call.TargetMethod.Name == "Within" && SplNetTypes.Are(call.TargetMethod.ContainingType, types.Estimate);

    /// <summary>True for <c>mean(a)</c>.</summary>
    public static bool IsEstimate(IInvocationOperation call, SplNetTypes types) =>
        call.TargetMethod.MethodKind == MethodKind.DelegateInvoke && SplNetTypes.Are(call.TargetMethod.ContainingType, types.Estimator);

    /// <summary>True for an operator between values of a formula.</summary>
    public static bool IsOnEstimates(IBinaryOperation binary, SplNetTypes types) =>
        SplNetTypes.Are(binary.OperatorMethod?.ContainingType, types.Estimate);

    private static bool IsTime(IConversionOperation conversion, SplNetTypes types) =>
        SplNetTypes.Are(conversion.OperatorMethod?.ContainingType, types.Estimate)
        && SplNetTypes.Are(conversion.Operand.Type, types.TimeSpan);

    private static bool IsLimitOrNumber(IOperation operand, SplNetTypes types) =>
        operand.Type?.SpecialType == SpecialType.System_Double || IsLimit(operand, types);

    private static Dimension First(Dimension left, Dimension right) => left == Dimension.Unknown ? right : left;

    private static Dimension DimensionOf(string unit) => unit switch
    {
        "Nanoseconds" or "Microseconds" or "Milliseconds" or "Seconds" => Dimension.Time,
        "Bytes" or "Kilobytes" or "Megabytes" => Dimension.Memory,
        "Times" => Dimension.Count,
        "PerSecond" => Dimension.Rate,
        _ => Dimension.Unknown,
    };
}
