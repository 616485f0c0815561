using System.Globalization;
using System.Text;
using SplNet.Views.Drawing;
using SplNet.Views.Markup;

namespace SplNet.Views.Histories;

/// <summary>A series, session by session: means, how much processes vary within a session, how much sessions vary among each other, and what happened.</summary>
internal static class SessionsPicture
{
    private const double Height = 300;
    private const double Top = 24;
    private const double Bottom = Height - 28;

    /// <summary>Draws it.</summary>
    /// <param name="series">The series.</param>
    /// <param name="most">How many sessions are drawn; of more, each which.</param>
    /// <param name="dotted">How many processes are drawn, those of the last sessions.</param>
    public static string Of(ShownSeries series, int most, int dotted)
    {
        var step = Math.Max(1, (series.Sessions.Count + most - 1) / most);
        var places = Enumerable.Range(0, series.Sessions.Count).Where(index => index % step == 0 || index == series.Sessions.Count - 1).Where(index => double.IsFinite(series.Sessions[index].Mean)).ToList();
        if (places.Count == 0)
            return string.Empty;
        var dots = Dots(series, dotted);
        var across = new Axis(0, series.Sessions.Count, Picture.Left, Picture.Width - Picture.Right);
        var up = Axis.Over([.. places.SelectMany(index => new[] { Low(series.Sessions[index]), High(series.Sessions[index]) }), .. dots.Select(static dot => dot.Value)], Bottom, Top);
        var content = new StringBuilder();
        foreach (var mark in up.Marks())
            content.Append(CultureInfo.InvariantCulture, $"<path class=\"grid\" d=\"M{Figures.At(Picture.Left)} {Figures.At(up.At(mark))}H{Figures.At(Picture.Width - Picture.Right)}\"/><text class=\"mark\" text-anchor=\"end\" x=\"{Figures.At(Picture.Left - 8)}\" y=\"{Figures.At(up.At(mark) + 4)}\">{Figures.In(series.Unit, mark)}</text>");
        content.Append(Between(series, across, up));
        content.Append(CultureInfo.InvariantCulture, $"<path class=\"area s0\" d=\"{Line(places, index => High(series.Sessions[index]))}{Line([.. places.AsEnumerable().Reverse()], index => Low(series.Sessions[index]), 'L')}z\"/>");
        content.Append(CultureInfo.InvariantCulture, $"<path class=\"line s0\" d=\"{Line(places, index => series.Sessions[index].Mean)}{(places.Count == 1 ? "h0" : string.Empty)}\"/>");
        content.Append(CultureInfo.InvariantCulture, $"<path class=\"dots s1\" d=\"{string.Concat(dots.Select(dot => $"M{X(dot.Index)} {Y(dot.Value)}h0"))}\"/>");
        content.Append(Happened(series, across));
        return Picture.Framed("sessions", "Sessions in the order of commits", "The line joins the means of sessions; the area around it is one standard deviation of their processes. The numbers of the last sessions stand in the table.", Height, content.ToString());

        string X(int index) => Whole(across.At(index + 0.5));
        string Y(double value) => Whole(up.At(value));
        string Line(List<int> indices, Func<int, double> value, char begin = 'M') => string.Concat(indices.Select((index, number) => $"{(number == 0 ? begin : 'L')}{X(index)} {Y(value(index))}"));
    }

    // Whole sessions from the end, as many as there is room for; of a single one that is larger, each which.
    private static List<(int Index, double Value)> Dots(ShownSeries series, int most)
    {
        var dots = new List<(int Index, double Value)>();
        for (var index = series.Sessions.Count - 1; index >= 0; index--)
        {
            var own = series.Sessions[index].Values.Where(double.IsFinite).ToList();
            if (dots.Count + own.Count > most && dots.Count > 0)
                break;
            var step = Math.Max(1, (own.Count + most - 1) / most);
            dots.AddRange(own.Where((_, number) => number % step == 0).Select(value => (index, value)));
        }

        return dots;
    }

    // Half a unit of the picture cannot be seen, and digits are what a page of many sessions consists of.
    private static string Whole(double value) => Math.Round(value).ToString(CultureInfo.InvariantCulture);

    private static double Low(ShownSession session) => session.Mean - session.Deviation;

    private static double High(ShownSession session) => session.Mean + session.Deviation;

    // A segment ends where a change was confirmed.
    private static string Between(ShownSeries series, Axis across, Axis up)
    {
        var changed = series.Changes.Where(static change => change.Kind == ShownChangeKind.Confirmed).Select(static change => change.Commit).ToHashSet(StringComparer.Ordinal);
        var (bands, start) = (new StringBuilder(), 0);
        for (var index = 1; index <= series.Sessions.Count; index++)
        {
            if (index < series.Sessions.Count && (series.Sessions[index].Commit == series.Sessions[index - 1].Commit || !changed.Contains(series.Sessions[index].Commit)))
                continue;
            bands.Append(Band([.. series.Sessions.Skip(start).Take(index - start).Select(static session => session.Mean).Where(double.IsFinite)], across.At(start), across.At(index), up));
            start = index;
        }

        return bands.ToString();
    }

    private static string Band(double[] means, double left, double right, Axis up)
    {
        if (means.Length < 3)
            return string.Empty;
        var mean = means.Average();
        var deviation = Math.Sqrt(means.Sum(value => (value - mean) * (value - mean)) / (means.Length - 1));
        var (top, bottom) = (Math.Max(Top, up.At(mean + deviation)), Math.Min(Bottom, up.At(mean - deviation)));
        return $"<rect class=\"between\" x=\"{Figures.At(left)}\" y=\"{Figures.At(top)}\" width=\"{Figures.At(right - left)}\" height=\"{Figures.At(Math.Max(0, bottom - top))}\"/>";
    }

    private static string Happened(ShownSeries series, Axis across)
    {
        var marks = new StringBuilder();
        for (var index = 0; index < series.Sessions.Count; index++)
        {
            var (session, x) = (series.Sessions[index], Figures.At(across.At(index + 0.5)));
            if (index > 0 && session.Runtime != series.Sessions[index - 1].Runtime)
                marks.Append(CultureInfo.InvariantCulture, $"<path class=\"mode\" d=\"M{Figures.At(across.At(index))} {Figures.At(Top)}V{Figures.At(Bottom)}\"/><text class=\"mark\" text-anchor=\"middle\" x=\"{Figures.At(across.At(index))}\" y=\"{Figures.At(Bottom + 18)}\">{Escaped.Short(session.Runtime, 24)}</text>");
            var isFirst = index == 0 || series.Sessions[index - 1].Commit != session.Commit;
            foreach (var change in series.Changes.Where(change => isFirst && change.Kind != ShownChangeKind.NotReproduced && change.Commit == session.Commit))
                marks.Append(CultureInfo.InvariantCulture, $"<path class=\"flag\" d=\"M{x} {Figures.At(Top - 4)}{Shape(change.Kind)}\"/><path class=\"join\" d=\"M{x} {Figures.At(Top)}V{Figures.At(Bottom)}\"/>");
        }

        return marks.ToString();
    }

    // Triangle, square, cross and circle, as the page says below the picture.
    private static string Shape(ShownChangeKind kind) => kind switch
    {
        ShownChangeKind.Confirmed => "m0-8l5 8h-10z",
        ShownChangeKind.Environment => "m-4-8h8v8h-8z",
        ShownChangeKind.Unstable => "m-4-8l8 8m0-8l-8 8",
        _ => "m-4-4a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    };
}
