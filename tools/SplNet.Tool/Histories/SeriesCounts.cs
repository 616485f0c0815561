using System.Globalization;

namespace SplNet.Tool.Histories;

/// <summary>Counts the series in each state, the most serious first; each series counts once.</summary>
internal static class SeriesCounts
{
    /// <summary>Formats the counts that are not 0 as one sentence.</summary>
    public static string Text(IReadOnlyList<SeriesForPage> series) => string.Join(", ", series
        .GroupBy(static one => one.State, StringComparer.Ordinal)
        .OrderBy(static state => Array.IndexOf(Order, state.Key) is >= 0 and var place ? place : Order.Length)
        .Select(static state => string.Create(CultureInfo.InvariantCulture, $"{state.Count()} {Said(state.Key)}")))
        is { Length: > 0 } counts
        ? counts.Insert(counts.IndexOf(' ', StringComparison.Ordinal), " series")
        : string.Empty;

    private static readonly string[] Order =
    [
        "confirmed slower", "confirmed more bytes", "confirmed faster", "confirmed fewer bytes", History.Stores.EventKind.Suspected,
        History.Stores.EventKind.Unstable, History.Stores.EventKind.Environment, History.Stores.EventKind.SameCode, "accepted",
        SeriesForPage.Unconfirmed, SeriesForPage.Unchanged, SeriesForPage.Missing, SeriesForPage.MissingLately,
    ];

    private static string Said(string state) => state == SeriesForPage.Unchanged ? "with no change known" : state;
}
