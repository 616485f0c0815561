using System.Globalization;
using System.Text;
using SplNet.Views.Drawing;
using SplNet.Views.Markup;

namespace SplNet.Views.Histories;

/// <summary>
/// The sessions of a series in the order of the commits: a dot for each process, the spread of processes in
/// a session and of sessions in a segment, changes, and changes of the runtime.
/// </summary>
internal static class SessionsPicture
{
    private const double Height = 300;
    private const double Top = 34;
    private const double Bottom = Height - 30;
    private const int MostChanges = 200;
    private const int MostRuntimes = 12;

    /// <summary>Draws the picture.</summary>
    /// <returns>The picture; empty if no value is finite.</returns>
    public static string Of(HistorySeries series)
    {
        var finite = series.Sessions
            .SelectMany(static session => session.Processes.Append(session.Mean - session.Spread).Append(session.Mean + session.Spread))
            .Where(double.IsFinite)
            .ToArray();
        if (finite.Length == 0)
            return string.Empty;
        var across = new Axis(0, series.Sessions.Count, Picture.Left, Picture.Width - Picture.Right);
        var up = Axis.Over(finite, Bottom, Top);
        var content = string.Concat(up.Marks().Select(mark =>
            $"<path class=\"grid\" d=\"M{Figures.At(Picture.Left)} " +
            $"{Figures.At(up.At(mark))}H{Figures.At(Picture.Width - Picture.Right)}\"/><text class=\"mark\" text-anchor=\"end\" " +
            $"x=\"{Figures.At(Picture.Left - 8)}\" y=\"{Figures.At(up.At(mark) + 4)}\">{SeriesFigures.Of(series, mark)}</text>"));
        return Picture.Framed(
            "sessions",
            SessionOrder.Title(series.IsInOrderOfTime),
            "A dot for each process. A bar spans one standard deviation between the processes of a session to either side of their mean, " +
            "a band the same between the sessions of a segment. Dashed lines are changes of the runtime and of the test's code. " +
            "The tables have the same numbers.",
            Height,
            content + Bands(series, across, up) + Runtimes(series, across) + Tests(series, across) + Sessions(series, across, up)
            + Changes(series, across, up) + Ends(series));
    }

    private static string Bands(HistorySeries series, Axis across, Axis up) => string.Concat(
        series.Segments.Where(static segment => double.IsFinite(segment.Mean) && double.IsFinite(segment.Spread)).Select(segment =>
        {
            var (left, right) = (Figures.At(across.At(segment.First)), Figures.At(across.At(segment.Last + 1)));
            var (high, low) = (
                Figures.At(Math.Max(Top, up.At(segment.Mean + segment.Spread))),
                Figures.At(Math.Min(Bottom, up.At(segment.Mean - segment.Spread))));
            return $"<path class=\"band\" d=\"M{left} {high}H{right}V{low}H{left}z\"/><path class=\"level\" d=\"M{left} " +
                $"{Figures.At(up.At(segment.Mean))}H{right}\"/>";
        }));

    private static string Sessions(HistorySeries series, Axis across, Axis up)
    {
        var (bars, dots) = (new StringBuilder(), new StringBuilder());
        foreach (var (index, session) in series.Sessions.Index())
        {
            var x = Figures.At(across.At(index + 0.5));
            if (double.IsFinite(session.Mean) && double.IsFinite(session.Spread))
                bars.Append(
                    CultureInfo.InvariantCulture,
                    $"M{x} {Figures.At(up.At(session.Mean + session.Spread))}V{Figures.At(up.At(session.Mean - session.Spread))}");
            foreach (var process in session.Processes.Where(double.IsFinite))
                dots.Append(CultureInfo.InvariantCulture, $"M{x} {Figures.At(up.At(process))}h0");
        }

        return $"<path class=\"bars\" d=\"{bars}\"/><path class=\"dots s0\" d=\"{dots}\"/>";
    }

    private static string Runtimes(HistorySeries series, Axis across) =>
        string.Concat(RuntimeChanges.Of(series).TakeLast(MostRuntimes).Select(change =>
            $"<path class=\"mode\" d=\"M{Figures.At(across.At(change.Place))} {Figures.At(Top)}V{Figures.At(Bottom)}\"/><text " +
            $"class=\"mark\" text-anchor=\"middle\" x=\"{Figures.At(across.At(change.Place))}\" " +
            $"y=\"14\">{Escaped.Short(change.Runtime, 16)}</text>"));

    private static string Tests(HistorySeries series, Axis across) =>
        string.Concat(series.TestChanges.TakeLast(MostRuntimes).Select(place =>
            $"<path class=\"mode\" d=\"M{Figures.At(across.At(place))} {Figures.At(Top)}V{Figures.At(Bottom)}\"/><text class=\"mark\" " +
            $"text-anchor=\"middle\" x=\"{Figures.At(across.At(place))}\" y=\"28\">test</text>"));

    private static string Changes(HistorySeries series, Axis across, Axis up) => string.Concat(series.Changes
        .Where(change => change.Place >= 0 && change.Place < series.Sessions.Count && double.IsFinite(series.Sessions[change.Place].Mean))
        .TakeLast(MostChanges)
        .Select(change => MarkShape.Of(change.Mark, across.At(change.Place + 0.5), up.At(series.Sessions[change.Place].Mean))));

    private static string Ends(HistorySeries series) => series.Sessions.Count == 1
        ? $"<text class=\"mark\" text-anchor=\"middle\" x=\"{Figures.At((Picture.Left + Picture.Width - Picture.Right) / 2)}\" " +
            $"y=\"{Figures.At(Bottom + 20)}\">{Escaped.Short(series.Sessions[0].Revision, 24)}</text>"
        : $"<text class=\"mark\" x=\"{Figures.At(Picture.Left)}\" " +
            $"y=\"{Figures.At(Bottom + 20)}\">{Escaped.Short(series.Sessions[0].Revision, 24)}</text><text class=\"mark\" " +
            $"text-anchor=\"end\" x=\"{Figures.At(Picture.Width - Picture.Right)}\" " +
            $"y=\"{Figures.At(Bottom + 20)}\">{Escaped.Short(series.Sessions[^1].Revision, 24)}</text>";
}
