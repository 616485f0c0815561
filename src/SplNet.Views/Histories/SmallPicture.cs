using System.Globalization;
using System.Text;
using SplNet.Views.Drawing;
using SplNet.Views.Markup;

namespace SplNet.Views.Histories;

/// <summary>One of the small pictures of all series: its sessions in order, on the shared axis.</summary>
internal static class SmallPicture
{
    /// <summary>The place of the lower end of the shared axis.</summary>
    public const double Bottom = 62;

    /// <summary>The place of its upper end.</summary>
    public const double Top = 8;

    private const double Width = 240;
    private const double Left = 34;
    private const double Right = 8;
    private const double Height = 70;

    // More would overlap; a bar then spans the sessions of its column.
    private const int Columns = 90;

    /// <summary>Draws the picture. The surrounding link describes it.</summary>
    public static string Of(HistorySeries series, double[] ratios, Axis axis)
    {
        var across = new Axis(0, Math.Max(ratios.Length, 1), Left, Width - Right);
        var picture = new StringBuilder($"<svg viewBox=\"0 0 {Figures.At(Width)} {Figures.At(Height)}\" aria-hidden=\"true\">");
        foreach (var mark in axis.Marks())
            picture.Append(
                CultureInfo.InvariantCulture, $"<path class=\"grid\" d=\"M{Figures.At(Left)} " +
                    $"{Figures.At(axis.At(mark))}H{Figures.At(Width - Right)}\"/><text class=\"mark\" text-anchor=\"end\" " +
                    $"x=\"{Figures.At(Left - 4)}\" y=\"{Figures.At(axis.At(mark) + 4)}\">{Figures.Plain(Math.Round(mark, 6))}</text>");
        picture.Append(
            CultureInfo.InvariantCulture, $"<path class=\"trace {MarkShape.Class(series.Mark)}\" d=\"{Trace(ratios, across, axis)}\"/>");
        foreach (var change in series.Changes.Where(change => change.Mark != ChangeMark.NotShown && change.Place >= 0
            && change.Place < ratios.Length && !double.IsNaN(ratios[change.Place])).TakeLast(8))
            picture.Append(MarkShape.Of(change.Mark, across.At(change.Place + 0.5), Within(ratios[change.Place], axis)));
        return picture.Append("</svg>").ToString();
    }

    private static string Trace(double[] ratios, Axis across, Axis axis)
    {
        var trace = new StringBuilder();
        var width = (int)Math.Ceiling(Math.Max(ratios.Length, 1) / (double)Columns);
        for (var first = 0; first < ratios.Length; first += width)
        {
            var column = ratios.Skip(first).Take(width).Where(static ratio => !double.IsNaN(ratio)).ToArray();
            if (column.Length > 0)
                trace.Append(
                    CultureInfo.InvariantCulture, $"M{Figures.At(across.At(first + (Math.Min(width, ratios.Length - first) / 2.0)))} " +
                        $"{Figures.At(Within(column.Max(), axis))}V{Figures.At(Within(column.Min(), axis))}");
        }

        return trace.ToString();
    }

    private static double Within(double ratio, Axis axis) => axis.At(Math.Clamp(ratio, axis.Low, axis.High));
}
