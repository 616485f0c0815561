using System.Globalization;

namespace SplNet.Views.Markup;

/// <summary>Formats the confidence of an interval for people: "99.8 % confidence".</summary>
internal static class Confidence
{
    private const int MostDecimals = 12;

    /// <summary>Formats the confidence, rounded down to the first digit that distinguishes it from 100 %.</summary>
    /// <param name="level">The one-sided level of each end.</param>
    public static string Of(double level)
    {
        var missing = 200 * level;
        var decimals = missing > 0 ? Math.Clamp((int)Math.Ceiling(-Math.Log10(missing)), 0, MostDecimals) : MostDecimals;
        var unit = Math.Pow(10, decimals);

        // The small number prevents exact values, such as 99.9, from being rounded down by the last bit.
        var percent = Math.Floor(((100 - missing) * unit) + 1e-6) / unit;
        return string.Create(CultureInfo.InvariantCulture, $"{percent} % confidence");
    }
}
