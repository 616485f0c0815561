using System.Globalization;
using SplNet.Views.Markup;
using SplNet.Views.Pages;

namespace SplNet.Views.Histories;

/// <summary>The first page of a history: what it comes to, what changed, and each series small, all on one axis of ratios.</summary>
internal static class HistoryIndex
{
    private const int LongText = 200;
    private const int MostChanges = 200;

    /// <summary>The page.</summary>
    public static string Of(ShownHistory history)
    {
        var sentence = HistorySentence.Of(history);
        return PageHead.Of($"{Escaped.Short(history.Title, LongText)}: {Escaped.Of(sentence)}") + $"""
            <body class="{(history.Series.Any(static series => series.IsSlower) ? "fail" : "pass")}"><header><p class="verdict">{Escaped.Short(history.Title, LongText)}</p><h1>{Escaped.Of(sentence)}</h1></header>
            <main>{Changes(history)}{Small(history)}</main></body></html>

            """;
    }

    private static string Changes(ShownHistory history)
    {
        var all = history.Series.SelectMany(static series => series.Changes.Select(change => (Series: series, Change: change))).OrderBy(static one => one.Change.Kind).ThenBy(static one => one.Change.Accepted is null ? 0 : 1).ThenBy(static one => one.Change.IsGain).ThenByDescending(static one => Math.Abs(Math.Log(one.Change.Ratio))).ToList();
        if (all.Count == 0)
            return string.Empty;
        var rows = all.Take(MostChanges).Select(static one => new[]
        {
            Link(one.Series), Escaped.Of(one.Change.Text), Figures.Change(one.Change.Ratio), $"{Figures.Change(one.Change.Lower)} to {Figures.Change(one.Change.Upper)}", $"{Escaped.Of(one.Change.Baseline)} to {Escaped.Of(one.Change.Commit)}", Escaped.Short(one.Change.Accepted ?? string.Empty, LongText),
        });
        return $"<section><h2>What happened</h2>{Table.Of("Changes, the gravest first", ["Series", "What", "Change", "Interval", "Commits", "Accepted because"], rows, numbersFrom: int.MaxValue)}{(all.Count > MostChanges ? string.Create(CultureInfo.InvariantCulture, $"<p class=\"soft\">{MostChanges} of {all.Count} are shown.</p>") : string.Empty)}</section>\n";
    }

    private static string Small(ShownHistory history) => history.Series.Count == 0 ? string.Empty
        : $"<section><h2>Every series</h2><p class=\"soft\">Means of sessions as multiples of the first one, from half to double on every axis; the line in the middle is the first. Grey unless changed.</p><ul class=\"small\">{string.Concat(history.Series.Select(One))}</ul></section>\n";

    private static string One(ShownSeries series)
    {
        var (last, ratio) = (series.Sessions[^1], series.Sessions[^1].Mean / series.Sessions[0].Mean);
        return $"<li>{Link(series)}<br/><span class=\"soft\">{Figures.In(series.Unit, last.Mean)}, {Figures.Change(ratio)} since the first{(series.Change is null ? string.Empty : ", changed")}{(series.IsCurrent ? string.Empty : ", not measured at the last commit")}</span>{RatioPicture.Of(series)}</li>\n";
    }

    private static string Link(ShownSeries series) => $"<a href=\"{HistoryPages.NameOf(series)}\">{Escaped.Short(series.Name, LongText)}</a>";
}
