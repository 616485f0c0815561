using System.Globalization;
using System.Text;
using SplNet.Views.Markup;
using SplNet.Views.Pages;

namespace SplNet.Views.Histories;

/// <summary>A history as files: a page for each series, and an index with links to them.</summary>
internal static class HistoryPages
{
    /// <summary>The name of the index.</summary>
    public const string Index = "index.html";

    private const int LongName = 120;
    private const int MostChanges = 200;

    /// <summary>Creates the names and contents of the files, the index last, so that it never links to missing pages.</summary>
    public static IEnumerable<(string Name, string Content)> Files(HistoryDocument history)
    {
        foreach (var series in history.Series)
            yield return (NameOf(series), SeriesPage.Of(series));
        yield return (Index, IndexOf(history));
    }

    private static string IndexOf(HistoryDocument history)
    {
        var ratios = history.Series.Select(RatioAxis.Ratios).ToList();
        var axis = RatioAxis.Over(ratios, SmallPicture.Bottom, SmallPicture.Top);
        var page = new StringBuilder(PageHead.Of($"splnet history: {Escaped.Short(history.Sentence, LongName)}"));
        page.Append(
            CultureInfo.InvariantCulture, $"<body><header><p class=\"verdict\">splnet " +
                $"history</p><h1>{Escaped.Of(history.Sentence)}</h1><p class=\"soft\">{Escaped.Short(history.Location, LongName)}</p>" +
                $"{string.Concat(history.Notes.Select(static note => $"<p class=\"soft\">{Escaped.Of(note)}</p>"))}</header>\n<main>");
        page.Append(Changes(history));
        page.Append(
            CultureInfo.InvariantCulture,
            $"<section><h2>Series</h2><p class=\"soft\">{SessionOrder.Title(history.IsInOrderOfTime)}, each relative to the middle " +
            $"session of its series; all share one axis, and values beyond it are drawn at its end. Grey: no change is known. ");
        page.Append(CultureInfo.InvariantCulture, $"{MarkShape.Legend}</p>\n<ul class=\"multiples\">");
        foreach (var (series, own) in history.Series.Zip(ratios).OrderBy(static one => one.First.Mark ?? (ChangeMark)int.MaxValue))
            page.Append(
                CultureInfo.InvariantCulture, $"<li><a href=\"{NameOf(series)}\">{SmallPicture.Of(series, own, axis)}<span " +
                    $"class=\"name\">{Escaped.Short(series.Name, LongName)}</span></a> " +
                    $"<span class=\"word {MarkShape.Class(series.Mark)}\">{Escaped.Short(series.State, LongName)}</span></li>\n");
        return page.Append("</ul></section></main></body></html>\n").ToString();
    }

    private static string Changes(HistoryDocument history)
    {
        var changes = history.Series.SelectMany(static series => series.Changes.Reverse()
            .Select(change => (Link: $"<a href=\"{NameOf(series)}\">{Escaped.Short(series.Name, LongName)}</a>", Change: change)))
            .OrderBy(static one => one.Change.Mark)
            .ToList();
        if (changes.Count == 0)
            return string.Empty;
        var left = changes.Count <= MostChanges
            ? string.Empty
            : $"<p class=\"soft\">{MostChanges} of {changes.Count} changes are shown; the pages of the series have the others.</p>";
        return $"<section><h2>Changes</h2>{ChangeTable.Of(changes.Take(MostChanges))}{left}</section>\n";
    }

    private static string NameOf(HistorySeries series) => $"{FileSlug.Of(series.Name)}-{series.Id}.html";
}
