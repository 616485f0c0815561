using System.Globalization;

namespace SplNet.Mutations.Tables;

/// <summary>Formats numbers of tables as in the paper.</summary>
internal static class TableCells
{
    /// <summary>The text of a cell without a count.</summary>
    public const string None = "-";

    /// <summary>Formats a share in percent; a dash if the whole is 0.</summary>
    public static string Percent(int part, int whole) =>
        whole == 0 ? None : (100.0 * part / whole).ToString("0.0", CultureInfo.InvariantCulture);

    /// <summary>Formats a count with its share.</summary>
    public static string Count(int part, int whole) =>
        whole == 0 ? None : string.Create(CultureInfo.InvariantCulture, $"{part} ({100.0 * part / whole:0.0} %)");

    /// <summary>Formats a threshold: <c>5 %</c>.</summary>
    public static string Threshold(double threshold) => string.Create(CultureInfo.InvariantCulture, $"{100 * threshold:0.##} %");
}
