using System.Globalization;

namespace SplNet.Tool.Mutating.Reporting;

/// <summary>Formats shares for readers.</summary>
internal static class Percents
{
    /// <summary>The placeholder for a missing value.</summary>
    public const string None = "–";

    /// <summary>A share, rounded to whole percents if it is large and to tenths if it is small.</summary>
    public static string Of(double? share) => share is not { } value ? None : string.Create(
        CultureInfo.InvariantCulture, $"{(value is > 0 and < 0.1 ? Math.Round(100 * value, 1) : Math.Round(100 * value))} %");

    /// <summary>A threshold or a dose as the user wrote it: <c>5 %</c>, <c>2.5 %</c>.</summary>
    public static string Exactly(double share) => string.Create(CultureInfo.InvariantCulture, $"{Math.Round(100 * share, 4):0.####} %");

    /// <summary>A part and its share: <c>3 of 4, 75 %</c>.</summary>
    public static string Part(int part, int whole) =>
        whole == 0 ? None : string.Create(CultureInfo.InvariantCulture, $"{part} of {whole}, {Of((double)part / whole)}");
}
