using SplNet.Views.Markup;

namespace SplNet.Views.Histories;

/// <summary>Numbers of a series with their unit, and ratios of a change.</summary>
internal static class SeriesFigures
{
    private static readonly string[] Known = ["Nanoseconds", "Bytes", "OperationsPerSecond"];

    /// <summary>A value of a series, escaped.</summary>
    public static string Of(HistorySeries series, double value) => Known.Contains(series.Unit, StringComparer.Ordinal) || series.Unit.Length == 0 || !double.IsFinite(value)
        ? Figures.In(series.Unit, value)
        : $"{Figures.Plain(value)} {Escaped.Short(series.Unit, 20)}";

    /// <summary>The ratio of a change and its interval; a dash where none was measured.</summary>
    public static string Ratio(HistoryChange change) => double.IsNaN(change.Ratio) && double.IsNaN(change.Lower) && double.IsNaN(change.Upper)
        ? "–"
        : $"{Figures.Plain(change.Ratio)} ({Figures.Plain(change.Lower)} to {Figures.Plain(change.Upper)})";
}
