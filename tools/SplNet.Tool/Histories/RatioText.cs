using System.Globalization;

namespace SplNet.Tool.Histories;

/// <summary>Formats a ratio as a change.</summary>
internal static class RatioText
{
    private const double Tenfold = 10;
    private const double Million = 1e6;

    /// <summary>Formats <c>+5.1 %</c> for 1.051, and <c>× 12</c> for ratios too large for percents.</summary>
    public static string Of(double ratio) => ratio switch
    {
        double.PositiveInfinity => "from nothing",
        >= Million => string.Create(CultureInfo.InvariantCulture, $"× {ratio:0.#E+0}"),
        >= Tenfold => string.Create(CultureInfo.InvariantCulture, $"× {ratio:#,0}"),
        _ => string.Create(CultureInfo.InvariantCulture, $"{(ratio - 1) * 100:+0.0;-0.0;0.0} %"),
    };

    /// <summary>The bound of an interval of ratios, which may be infinite.</summary>
    public static string Bound(double ratio) => double.IsPositiveInfinity(ratio) ? "∞" : Of(ratio);
}
