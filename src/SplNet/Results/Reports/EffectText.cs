using SplNet.Values;

namespace SplNet.Results.Reports;

/// <summary>The effect of a comparison in words: its sides, and the interval at the level that decided.</summary>
internal static class EffectText
{
    public static string Of(ComparisonResult comparison) => $"{Subject(comparison)}: {WithInterval(comparison)}";

    /// <summary>The effect next to its formula, which names the sides: "ratio 1.98 [1.94 .. 2.02]".</summary>
    public static string Short(ComparisonResult comparison) => $"{Noun(comparison)} {WithInterval(comparison)}";

    /// <summary>"ratio" or "difference".</summary>
    public static string Noun(ComparisonResult comparison) => IsRatio(comparison) ? "ratio" : "difference";

    /// <summary>"ratio of mean(a) to mean(b)".</summary>
    public static string Subject(ComparisonResult comparison) =>
        IsRatio(comparison)
            ? $"ratio of {comparison.Left} to {comparison.Right}"
            : $"difference of {comparison.Left} from {comparison.Right}";

    /// <summary>"1.98".</summary>
    public static string Value(ComparisonResult comparison) => Format(comparison.Evidence.Effect, comparison);

    /// <summary>"1.94 to 2.02".</summary>
    public static string Interval(ComparisonResult comparison) =>
        $"{Format(Lower(comparison), comparison)} to {Format(comparison.Interval.Upper, comparison)}";

    /// <summary>The effect that such a measurement would have shown.</summary>
    public static string Detectable(ComparisonResult comparison) => IsRatio(comparison)
        ? Quantity.Percent(comparison.Evidence.DetectableEffect)
        : Quantity.Format(comparison.Evidence.DetectableEffect, comparison.Unit);

    private static bool IsRatio(ComparisonResult comparison) => comparison.Evidence.Scale == ComparisonScale.Ratio;

    // No side is negative, so no ratio is.
    private static double Lower(ComparisonResult comparison) =>
        IsRatio(comparison) ? Math.Max(0, comparison.Interval.Lower) : comparison.Interval.Lower;

    private static string WithInterval(ComparisonResult comparison) => IsRatio(comparison)
        ? Quantity.WithInterval(comparison.Evidence.Effect, Lower(comparison), comparison.Interval.Upper)
        : $"{Value(comparison)} [{Format(Lower(comparison), comparison)} .. {Format(comparison.Interval.Upper, comparison)}]";

    private static string Format(double value, ComparisonResult comparison) =>
        IsRatio(comparison)
            ? Quantity.Significant(value, comparison.Interval.Upper - Lower(comparison))
            : Quantity.Format(value, comparison.Unit);
}
