using SplNet.History.Stores;

namespace SplNet.Tool.Histories;

/// <summary>Selects series by the user's text.</summary>
internal static class SeriesFilter
{
    /// <summary>True if a series has the text in its name or as its key.</summary>
    /// <param name="filter">The text; null for all series.</param>
    /// <param name="series">The series.</param>
    public static bool Fits(string? filter, StoredSeries series) => filter is null
        || series.Key == filter
        || $"{series.Name} {series.Name.Requirement} {series.Name.Framework}".Contains(filter, StringComparison.OrdinalIgnoreCase);

    /// <summary>The message if no series matches.</summary>
    /// <param name="filter">The text; null for all series.</param>
    /// <param name="store">The history.</param>
    public static string Nothing(string? filter, HistoryStore store) => filter is null
        ? $"The history {store.Location} does not contain measurements."
        : $"No series of {store.Location} has '{filter}' in its name. Leave out --filter to show all.";

    /// <summary>Finds the only matching series.</summary>
    /// <param name="filter">The text, or the key.</param>
    /// <param name="all">The candidates.</param>
    /// <param name="none">The message if none matches; null for the default message.</param>
    /// <exception cref="SplNetException">No series or several series match.</exception>
    public static StoredSeries Only(string filter, IReadOnlyList<StoredSeries> all, string? none = null)
    {
        var fitting = all.Where(series => Fits(filter, series)).ToList();
        return fitting switch
        {
            [var only] => only,
            [] => throw new SplNetException(
                $"{none ?? $"No series has '{filter}' in its name."} 'splnet history series' lists them with their keys."),
            _ => throw new SplNetException(
                $"'{filter}' matches {fitting.Count} series. Name one by its key:{Environment.NewLine}{string.Join(
                    Environment.NewLine, fitting.Select(static series => $"  {series.Key}  {series.LongTitle}"))}"),
        };
    }
}
