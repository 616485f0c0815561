using System.Globalization;

namespace SplNet.Mutations.Tables;

/// <summary>Numbers of tables as the paper writes them.</summary>
internal static class TableCells
{
    /// <summary>Where nothing can be counted.</summary>
    public const string None = "-";

    /// <summary>A share in percent; a dash of nothing.</summary>
    public static string Percent(int part, int whole) => whole == 0 ? None : (100.0 * part / whole).ToString("0.0", CultureInfo.InvariantCulture);

    /// <summary>A count with its share.</summary>
    public static string Count(int part, int whole) => whole == 0 ? None : string.Create(CultureInfo.InvariantCulture, $"{part} ({100.0 * part / whole:0.0} %)");

    /// <summary>A threshold: <c>5 %</c>.</summary>
    public static string Threshold(double threshold) => string.Create(CultureInfo.InvariantCulture, $"{100 * threshold:0.##} %");
}
