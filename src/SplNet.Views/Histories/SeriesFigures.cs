using SplNet.Views.Markup;

namespace SplNet.Views.Histories;

/// <summary>Formats numbers of a series with their unit, and ratios of a change.</summary>
internal static class SeriesFigures
{
    private static readonly string[] Known = ["Nanoseconds", "Bytes", "OperationsPerSecond"];

    /// <summary>Formats a value of a series, escaped.</summary>
    public static string Of(HistorySeries series, double value) =>
        Known.Contains(series.Unit, StringComparer.Ordinal) || series.Unit.Length == 0 || !double.IsFinite(value)
            ? Figures.In(series.Unit, value)
            : $"{Figures.Plain(value)} {Escaped.Short(series.Unit, 20)}";

    /// <summary>True if a ratio or an end of its interval was measured.</summary>
    public static bool HasRatio(HistoryChange change) => !double.IsNaN(change.Ratio) || HasInterval(change);

    /// <summary>True if an end of the interval was measured; stored numbers alone do not have an interval.</summary>
    public static bool HasInterval(HistoryChange change) => !(double.IsNaN(change.Lower) && double.IsNaN(change.Upper));

    /// <summary>Formats the interval of the ratio of a change.</summary>
    public static string Interval(HistoryChange change) => $"({Figures.Plain(change.Lower)} to {Figures.Plain(change.Upper)})";
}
