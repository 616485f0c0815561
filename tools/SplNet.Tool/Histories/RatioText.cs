using System.Globalization;

namespace SplNet.Tool.Histories;

/// <summary>A ratio as the change that it is.</summary>
internal static class RatioText
{
    /// <summary><c>+5.1 %</c> for 1.051.</summary>
    public static string Of(double ratio) => double.IsPositiveInfinity(ratio) ? "from nothing" : string.Create(CultureInfo.InvariantCulture, $"{(ratio - 1) * 100:+0.0;-0.0;0.0} %");
}
