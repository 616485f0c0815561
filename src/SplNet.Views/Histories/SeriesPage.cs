using System.Globalization;
using System.Text;
using SplNet.Views.Drawing;
using SplNet.Views.Markup;
using SplNet.Views.Pages;
using SplNet.Views.Reading;

namespace SplNet.Views.Histories;

/// <summary>The page of a series.</summary>
internal static class SeriesPage
{
    /// <summary>How large a page may be, in bytes.</summary>
    public const int Most = 20_000;

    private const int LongText = 400;
    private const int Drawn = 240;
    private const int Dotted = 400;
    private const int Rows = 30;
    private const int Least = 4;
    private const int Ends = 3;

    /// <summary>The page.</summary>
    /// <returns>At most <see cref="Most"/> bytes of UTF-8. What is left out is said on the page.</returns>
    public static string Of(ShownSeries series)
    {
        for (var part = 1; ; part *= 2)
        {
            var page = Whole(series, part);
            if (Rows / part <= Least || Encoding.UTF8.GetByteCount(page) <= Most)
                return page;
        }
    }

    private static string Whole(ShownSeries series, int part)
    {
        var length = LongText / part;
        var page = new StringBuilder();
        page.Append(PageHead.Of(Escaped.Short(series.Name, length)));
        page.Append(CultureInfo.InvariantCulture, $"<body class=\"{(series.IsSlower ? "fail" : "pass")}\"><header><p class=\"verdict\">{(series.Change?.Text ?? "as before")}</p><h1>{Escaped.Short(series.Name, length)}</h1><p class=\"soft\">{Escaped.Short(series.About, length)}{(series.Machine.Length > 0 ? $"<br/>{Escaped.Short(series.Machine, length)}" : string.Empty)}</p></header>\n<main>");
        page.Append(CultureInfo.InvariantCulture, $"<p><a href=\"index.html\">All series</a></p>");
        page.Append("<section><h2>Sessions</h2><p class=\"soft\">In the order of commits. Area: one standard deviation of the processes of a session; band: of the means of all sessions between confirmed changes. Dots: single processes of the last sessions. Triangle: a confirmed change. Square: the environment. Cross: sessions disagree. Circle: suspected. Dashes: another runtime.</p>");
        page.Append(SessionsPicture.Of(series, Drawn / part, Dotted / part));
        page.Append(Left(series.Sessions.Count, Drawn / part, "sessions are drawn", "at most ")).Append("</section>\n");
        page.Append(Both(series));
        page.Append(Changes(series, part));
        var last = series.Sessions.Reverse().Take(Rows / part).Select(session => new[]
        {
            Escaped.Of(session.Commit), session.Measured.UtcDateTime.ToString("yyyy-MM-dd HH:mm", CultureInfo.InvariantCulture), Figures.In(series.Unit, session.Mean), session.Deviation > 0 ? Figures.In(series.Unit, session.Deviation) : string.Empty, Figures.Plain(session.Runs),
        });
        page.Append(CultureInfo.InvariantCulture, $"<section><h2>Numbers</h2>{Table.Of("Sessions, the last first", ["Commit", "Measured (UTC)", "Mean", "Deviation", "Processes"], last, 2)}{Left(series.Sessions.Count, Rows / part, "sessions are listed")}</section>\n");
        return page.Append("</main></body></html>\n").ToString();
    }

    // Times only: of counts and bytes there are mostly too few different values.
    private static string Both(ShownSeries series)
    {
        double[] first = [.. series.Sessions.Take(Ends).SelectMany(static session => session.Values)];
        double[] last = [.. series.Sessions.TakeLast(Ends).SelectMany(static session => session.Values)];
        if (series.Unit != "Nanoseconds" || series.Sessions.Count < 2 * Ends || first.Length < 3 || last.Length < 3)
            return string.Empty;
        var picture = DensityPicture.Of([End("first sessions", first), End("last sessions", last)]);
        return picture.Length == 0 ? string.Empty : $"<section><h2>The first sessions and the last</h2><p class=\"soft\">How the processes of {Ends} sessions at either end are spread.</p>{picture}</section>\n";
    }

    private static ReadOperand End(string name, double[] values) => new(name, Version: null, [new ReadRun(values, [], double.NaN)], []);

    private static string Changes(ShownSeries series, int part)
    {
        if (series.Changes.Count == 0)
            return string.Empty;
        var shown = series.Changes.Reverse().Take(Rows / part).ToList();
        var items = string.Concat(shown.Select(change =>
            $"<li><strong>{Escaped.Of(change.Text)}</strong> {Figures.Change(change.Ratio)} ({Figures.Change(change.Lower)} to {Figures.Change(change.Upper)}), {Escaped.Of(change.Baseline)} to {Escaped.Of(change.Commit)}{(change.Accepted is { } reason ? $": {Escaped.Short(reason, LongText / part)}" : string.Empty)}{Command(change.Repeat)}{Command(change.Bisect)}</li>"));
        return $"<section><h2>What happened</h2><ul>{items}</ul>{Left(series.Changes.Count, Rows / part, "are shown")}</section>\n";
    }

    private static string Command(string text) => text.Length == 0 ? string.Empty : $"<pre><code>{Escaped.Of(text)}</code></pre>";

    private static string Left(int all, int shown, string what, string about = "") => all <= shown ? string.Empty : string.Create(CultureInfo.InvariantCulture, $"<p class=\"soft\">{about}{shown} of {all} {what}.</p>");
}
