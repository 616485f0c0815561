using SplNet.Views.Drawing;
using SplNet.Views.Markup;
using SplNet.Views.Reading;

namespace SplNet.Views.Pages;

/// <summary>The interim analyses of an experiment and their results.</summary>
internal static class AnalysesSection
{
    private const int LongName = 60;

    /// <summary>Creates a picture of the first comparison, and the numbers of all.</summary>
    /// <param name="comparisons">The comparisons.</param>
    /// <param name="room">The amount to show.</param>
    public static string Of(IReadOnlyList<ReadComparison> comparisons, PageRoom room)
    {
        var analyses = comparisons.SelectMany(
            static comparison => comparison.Looks.Select(analysis => (Comparison: comparison, Look: analysis))).ToList();
        if (analyses.Count == 0)
            return string.Empty;
        string[] head = ["Comparison", "Blocks", "Effect and interval", "p", "Bound of p", "Holds"];
        var table = Table.Of("Interim analyses", head, analyses.Take(room.Rows)
            .Select(static row => new[]
            {
                Escaped.Middle(row.Comparison.Text, LongName) +
                $"<br/><span class=\"soft\">{Escaped.Short(row.Look.Explanation, 200)}</span>",
                Figures.Plain(row.Look.Blocks), EffectOf(row.Comparison, row.Look),
                Figures.Plain(row.Look.PValue), Figures.Plain(row.Look.Level), Escaped.Of(row.Look.Truth),
            }), 1) + Section.Left(analyses.Count, room.Rows, "analyses are shown");
        return Section.Of(
            "Interim analyses",
            AnalysesPicture.Of(comparisons[0]) + table,
            "The test analysed the results so far after these numbers of blocks, each time at its own level; together they keep α. " +
            "Circle: it holds. Square: it does not. Diamond: not decided yet. The dashed line marks no difference."
                + (comparisons.Count > 1 ? " The picture shows the first comparison." : string.Empty));
    }

    private static string EffectOf(ReadComparison comparison, ReadAnalysis analysis) => comparison.IsRatio
        ? $"{Figures.Plain(analysis.Effect)} ({Figures.Plain(analysis.Lower)} to {Figures.Plain(analysis.Upper)})"
        : $"{Figures.In(comparison.Unit, analysis.Effect)} ({Figures.In(comparison.Unit, analysis.Lower)} to " +
            $"{Figures.In(comparison.Unit, analysis.Upper)})";
}
