namespace SplNet.Views.Histories;

/// <summary>A history as files: a page of each series, and an index that leads to them.</summary>
internal static class HistoryPages
{
    /// <summary>The names of the files and what they hold, the index last: while it is not there, nothing leads to pages that are not either.</summary>
    public static IEnumerable<(string Name, string Content)> Files(ShownHistory history)
    {
        foreach (var series in history.Series)
            yield return (NameOf(series), SeriesPage.Of(series));
        yield return ("index.html", HistoryIndex.Of(history));
    }

    /// <summary>The file of a series.</summary>
    public static string NameOf(ShownSeries series) => $"series-{series.Key}.html";
}
