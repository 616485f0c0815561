using SplNet.Quantities;
using SplNet.Statistics;

namespace SplNet.Reports;

/// <summary>The effect of a comparison in words: what is compared with what, and the interval of the level that decided.</summary>
internal static class EffectText
{
    public static string Of(ComparisonResult comparison) => comparison.Evidence.Scale == ComparisonScale.Ratio
        ? $"ratio of {comparison.Left} to {comparison.Right}: {WithInterval(comparison)}"
        : $"difference of {comparison.Left} from {comparison.Right}: {WithInterval(comparison)}";

    /// <summary>The effect beside its formula, which tells what is compared: "ratio 1.98 [1.94 .. 2.02]".</summary>
    public static string Short(ComparisonResult comparison) =>
        $"{(comparison.Evidence.Scale == ComparisonScale.Ratio ? "ratio" : "difference")} {WithInterval(comparison)}";

    private static string WithInterval(ComparisonResult comparison)
    {
        var (effect, interval) = (comparison.Evidence.Effect, comparison.Interval);
        return comparison.Evidence.Scale == ComparisonScale.Ratio
            ? Quantity.WithInterval(effect, Math.Max(0, interval.Lower), interval.Upper) // no side is negative
            : $"{Value(effect)} [{Value(interval.Lower)} .. {Value(interval.Upper)}]";

        string Value(double value) => Quantity.Format(value, comparison.Unit);
    }

    /// <summary>The effect that such a measurement would have shown.</summary>
    public static string Detectable(ComparisonResult comparison) => comparison.Evidence.Scale == ComparisonScale.Ratio
        ? Quantity.Percent(comparison.Evidence.DetectableEffect)
        : Quantity.Format(comparison.Evidence.DetectableEffect, comparison.Unit);
}
