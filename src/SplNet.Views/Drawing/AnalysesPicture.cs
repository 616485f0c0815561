using SplNet.Views.Markup;
using SplNet.Views.Reading;

namespace SplNet.Views.Drawing;

/// <summary>
/// The interim analyses of a comparison, one below the other: the effect at that time, with the interval of the analysis' level.
/// </summary>
internal static class AnalysesPicture
{
    private const double RowHeight = 30;
    private const double Top = 12;

    // Half the height of the bar at a bound; a bound outside the picture has none.
    private const double Bar = 6;

    /// <summary>Draws the picture.</summary>
    /// <param name="comparison">The comparison.</param>
    /// <returns>The picture; empty if there is nothing to show.</returns>
    public static string Of(ReadComparison comparison)
    {
        var analyses = comparison.Looks.Where(static analysis => double.IsFinite(analysis.Effect)).ToList();
        if (analyses.Count == 0)
            return string.Empty;
        var none = comparison.IsRatio ? 1.0 : 0.0;
        var axis = AxisOf(analyses, none);
        var bottom = Top + (analyses.Count * RowHeight);
        var content = axis.Drawn(comparison.IsRatio ? string.Empty : comparison.Unit, Top, bottom) +
            $"<path class=\"mode\" d=\"M{Figures.At(axis.At(none))} {Figures.At(Top)}V{Figures.At(bottom)}\"/>";
        foreach (var (row, analysis) in analyses.Index())
        {
            var y = Top + (RowHeight * (row + 0.5));
            content += Picture.RowName($"{analysis.Blocks} blocks", y) + "<path class=\"bars\" " +
                $"d=\"{Interval(analysis, axis, y)}\"/><path class=\"s0\" d=\"{Mark(analysis, axis.At(analysis.Effect), y)}\"/>";
        }

        return Picture.Framed(
            "looks",
            "The interim analyses of the comparison",
            "From the first analysis to the last: the effect by then, and the interval at its level. " +
            "The table of interim analyses has the same numbers.",
            bottom + 28,
            content);
    }

    // A few blocks say little: the interval of the first analysis may be many times as wide as the last one, and would compress the others.
    private static Axis AxisOf(IReadOnlyList<ReadAnalysis> analyses, double none)
    {
        var last = analyses[^1];
        var bounds = new[] { last.Lower, last.Upper }.Where(double.IsFinite);
        return Axis.Over(
            [none, .. analyses.Select(static analysis => analysis.Effect), .. bounds], Picture.Left, Picture.Width - Picture.Right);
    }

    private static string Interval(ReadAnalysis analysis, Axis axis, double y)
    {
        var (from, to) = (Clipped(analysis.Lower, axis.Low), Clipped(analysis.Upper, axis.High));
        return $"M{Figures.At(axis.At(from))} {Figures.At(y)}H{Figures.At(axis.At(to))}" + End(analysis.Lower, axis, y) +
            End(analysis.Upper, axis, y);

        double Clipped(double bound, double end) =>
            double.IsNaN(bound) ? analysis.Effect : double.IsFinite(bound) ? Math.Clamp(bound, axis.Low, axis.High) : end;
    }

    private static string End(double bound, Axis axis, double y) =>
        bound >= axis.Low && bound <= axis.High
            ? $"M{Figures.At(axis.At(bound))} {Figures.At(y - Bar)}v{Figures.At(2 * Bar)}"
            : string.Empty;

    // Decided and undecided analyses have different shapes.
    private static string Mark(ReadAnalysis analysis, double x, double y) =>
        Picture.Mark(analysis.Truth switch { "True" => 0, "False" => 1, _ => 3 }, x, y);
}
