using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>Constant times.</summary>
internal static class Times
{
    /// <summary>
    /// The seconds of <c>TimeSpan.Zero</c>, of <c>TimeSpan.MaxValue</c>, and of <c>TimeSpan.FromSeconds(5)</c> and similar
    /// calls; null for anything else.
    /// </summary>
    public static double? Seconds(IOperation operation, SplNetTypes types)
    {
        switch (operation.Inside())
        {
            case IFieldReferenceOperation { Field: { Name: { } name } field } when SplNetTypes.Are(field.ContainingType, types.TimeSpan):
                return Constant(name);
            case IDefaultValueOperation value when SplNetTypes.Are(value.Type, types.TimeSpan):
                return 0;
            case IInvocationOperation call
                when SplNetTypes.Are(call.TargetMethod.ContainingType, types.TimeSpan) && ScaleOf(call.TargetMethod.Name) is { } scale:
                return Sole(call) * scale;
            default:
                return null;
        }
    }

    /// <summary>The value of a constant number; null for anything else.</summary>
    public static double? Number(IOperation operation) => operation.ConstantValue is { HasValue: true, Value: { } value } ? value switch
    {
        double number => number,
        float number => number,
        int number => number,
        long number => number,
        _ => null,
    }
    : null;

    private static double? Constant(string name) => name switch
    {
        "Zero" => 0,
        "MaxValue" => double.MaxValue,
        "MinValue" => double.MinValue,
        _ => null,
    };

    // Other parts, such as the milliseconds of FromSeconds, are 0 by default.
    private static double? Sole(IInvocationOperation call)
    {
        double? first = null;
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter?.Ordinal == 0)
                first = Number(argument.Value);
            else if (Number(argument.Value) != 0)
                return null;
        }

        return first;
    }

    private static double? ScaleOf(string method) => method switch
    {
        "FromDays" => 86400,
        "FromHours" => 3600,
        "FromMinutes" => 60,
        "FromSeconds" => 1,
        "FromMilliseconds" => 1e-3,
        "FromMicroseconds" => 1e-6,
        "FromTicks" => 1e-7,
        _ => null,
    };
}
