using SplNet.Views.Markup;
using SplNet.Views.Reading;

namespace SplNet.Views.Pages;

/// <summary>The effect of a comparison with its interval.</summary>
internal static class EffectText
{
    // Left over right, or left minus right.
    public static string Of(ReadComparison comparison)
    {
        var level = double.IsFinite(comparison.Level) ? $" ({Confidence.Of(comparison.Level)})" : string.Empty;
        return comparison.IsRatio
            ? $"Ratio {Figures.Plain(comparison.Effect)}, " +
                $"interval {Figures.Plain(comparison.Lower)} to {Figures.Plain(comparison.Upper)}{level}"
            : $"Difference {Figures.In(comparison.Unit, comparison.Effect)}, " +
                $"interval {Figures.In(comparison.Unit, comparison.Lower)} to {Figures.In(comparison.Unit, comparison.Upper)}{level}";
    }
}
