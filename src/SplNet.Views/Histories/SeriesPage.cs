using System.Globalization;
using System.Text;
using SplNet.Views.Drawing;
using SplNet.Views.Markup;
using SplNet.Views.Pages;

namespace SplNet.Views.Histories;

/// <summary>The page of one series.</summary>
internal static class SeriesPage
{
    private const int LongName = 60;
    private const int LongText = 1000;
    private const int MostRows = 120;
    private const int MostIterations = 4000;

    /// <summary>Creates the page.</summary>
    public static string Of(HistorySeries series)
    {
        var page = new StringBuilder(PageHead.Of($"{Escaped.Short(series.Name, LongName)}: {Escaped.Short(series.State, LongName)}"));
        page.Append(
            CultureInfo.InvariantCulture, $"<body class=\"{MarkShape.Class(series.Mark)}\"><header><p " +
                $"class=\"verdict\">{Escaped.Short(series.State, LongText)}</p><h1>{Escaped.Short(series.Name, LongText)}</h1>");
        page.Append(
            CultureInfo.InvariantCulture, $"<p class=\"effect\">{SeriesFigures.Of(series, series.Sessions[^1].Mean)} at " +
                $"{Escaped.Short(series.Sessions[^1].Revision, LongName)}</p>");
        if (series.Requirement.Length > 0)
            page.Append(CultureInfo.InvariantCulture, $"<p class=\"soft\">{Escaped.Short(series.Requirement, LongText)}</p>");
        page.Append(
            CultureInfo.InvariantCulture, $"<p class=\"soft\">{Escaped.Short(series.Machine, LongText)}</p><nav><a " +
                $"href=\"{HistoryPages.Index}\">All series</a></nav></header>\n<main>");
        page.Append(Section.Of("Sessions", SessionsPicture.Of(series), About(series)));
        page.Append(Section.Of(
            "Changes",
            series.Changes.Count == 0 ? string.Empty : ChangeTable.Of(series.Changes.Reverse().Take(MostRows))
                + Section.Left(series.Changes.Count, MostRows, "changes are shown"),
            string.Empty));
        page.Append(Section.Of(
            "Unconfirmed",
            series.Unconfirmed.Count == 0 ? string.Empty : $"<ul>{string.Concat(series.Unconfirmed.Take(MostRows).Select(static text =>
                $"<li>{Escaped.Short(text, LongText)}</li>"))}</ul>" + Section.Left(series.Unconfirmed.Count, MostRows, "are shown"),
            "A different tool measured this, so it cannot be measured again. " +
            "Tests of stored numbers alone cannot account for changes of the machine between days, so their error rate is unknown."));
        page.Append(
            Section.Of("Iterations at both ends", Density(series), "A density for each session that is compared; its modes are marked."));
        page.Append(Section.Of(
            "Measure again",
            string.Concat(series.Commands.Select(static command =>
                $"<p>{Escaped.Of(command.Purpose)}</p><pre class=\"copy\"><code>{Escaped.Of(command.Text)}</code></pre>")),
            string.Empty));
        page.Append(Section.Of("Numbers", Segments(series) + Runtimes(series) + Tests(series) + Sessions(series), string.Empty));
        return page.Append("</main></body></html>\n").ToString();
    }

    private static string About(HistorySeries series)
    {
        var read = series.Sessions.Count(static session => session.Processes.Count > 0);
        return (read < series.Sessions.Count
            ? $"Processes are drawn as dots for {read} of {series.Sessions.Count} sessions. "
            : "Each dot is a process. ") +
            "Bars: one standard deviation between processes, to either side. Bands: the same between sessions. " +
            "Dashed: another runtime, or other code of the test. " + MarkShape.Legend;
    }

    private static string Density(HistorySeries series) => series.Unit != "Nanoseconds"
        ? string.Empty
        : DensityPicture.Of([.. series.Ends.Take(Picture.Series).Select(static end => end with { Runs =
        [
            .. end.Runs.Take(MostIterations / Math.Max(1, end.Runs.Select(static run => run.Nanoseconds.Count).DefaultIfEmpty().Max())),
        ] })]);

    private static string Segments(HistorySeries series) => series.Segments.Count == 0
        ? string.Empty
        : Table.Of("Segments: sessions between changes", ["From", "To", "Sessions", "Mean", "Between sessions"], series.Segments
            .TakeLast(MostRows).Select(segment => new[]
            {
                Escaped.Short(series.Sessions[segment.First].Revision, LongName),
                Escaped.Short(series.Sessions[segment.Last].Revision, LongName), Figures.Plain(segment.Last - segment.First + 1),
                SeriesFigures.Of(series, segment.Mean), $"± {SeriesFigures.Of(series, segment.Spread)}",
            }), 2) + Section.Left(series.Segments.Count, MostRows, "segments are shown");

    private static string Runtimes(HistorySeries series)
    {
        var changes = RuntimeChanges.Of(series).ToList();
        return changes.Count == 0
            ? string.Empty
            : Table.Of("Changes of the runtime", ["Runtime", "From"], changes.TakeLast(MostRows).Select(change => new[]
            {
                Escaped.Short(change.Runtime, LongName), Escaped.Short(series.Sessions[change.Place].Revision, LongName),
            }), 2) + Section.Left(changes.Count, MostRows, "changes of the runtime are shown");
    }

    private static string Tests(HistorySeries series) => series.TestChanges.Count == 0
        ? string.Empty
        : Table.Of("Changes of the test's code", ["From", "Measured"], series.TestChanges.TakeLast(MostRows).Select(place => new[]
        {
            Escaped.Short(series.Sessions[place].Revision, LongName), Escaped.Short(series.Sessions[place].Measured, LongName),
        }), 2) + Section.Left(series.TestChanges.Count, MostRows, "changes of the test's code are shown");

    private static string Sessions(HistorySeries series) => Table.Of(
        "Sessions, the latest first",
        ["Commit", "Measured", "Runtime", "Mean", "Between processes", "Processes"],
        series.Sessions.Reverse().Take(MostRows).Select(session => new[]
        {
            Escaped.Short(session.Revision, LongName), Escaped.Short(session.Measured, LongName), Escaped.Short(session.Runtime, LongName),
            SeriesFigures.Of(series, session.Mean), Spread(series, session), Figures.Plain(session.Count),
        }), 3) + Section.Left(series.Sessions.Count, MostRows, "sessions are shown");

    // A single process has no deviation between processes; the number that other tools report for it is the range within.
    private static string Spread(HistorySeries series, HistorySession session) =>
        session.Count < 2 ? string.Empty : $"± {SeriesFigures.Of(series, session.Spread)}";
}
