using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;

namespace SplNet.Mutations.Tables;

/// <summary>
/// The claims about mutants that must not be killed, on the same runs: by this tool, by the relative interval
/// of throughput with independent draws, and by the interval of the paper's tool.
/// </summary>
internal static class IntervalTable
{
    private static readonly double[] BugSizes = [0.01, 0.05, 0.1];

    /// <summary>Creates a row for each method; empty if no controls were measured.</summary>
    public static PaperTable Of(MutationResults results)
    {
        var controls = results.Controls.Select(static control => control.Pair)
            .Where(static pair => pair.IsMeasured && pair.Measured!.BaseIterations.Count > 0).ToList();
        var right = controls.Select(static pair => RelativeIntervals.Of(pair.Measured!.BaseIterations, pair.Measured.MutantIterations))
            .ToList();
        var coupled = controls.Select(
            static pair => RelativeIntervals.Coupled(pair.Measured!.BaseIterations, pair.Measured.MutantIterations)).ToList();
        return new PaperTable(
            FormattableString.Invariant(
                $"Controls: comparisons of code with itself ({controls.Count}) that would be called different or killed, in percent"),
            ["Way", "Excludes 1", .. BugSizes.Select(static size => $"Killed at {TableCells.Threshold(size)}")],
            1,
            controls.Count == 0 ? [] :
            [
                [
                    "this tool, paired processes, 5 %",
                    TableCells.None,
                    .. BugSizes.Select(size => Claimed(controls, size, results.Settings with { KillBy = KillBy.Test })),
                ],
                Row("RCI 99 %, sides drawn independently", right),
                Row("RCI 99 % as published, sides sorted", coupled),
            ]);
    }

    private static string Claimed(List<TestedPair> controls, double size, MutationSettings settings)
    {
        var claimed = controls.Where(pair => pair.At(size) is not null).ToList();
        return TableCells.Percent(claimed.Count(pair => Scoring.Kills(pair, size, settings)), claimed.Count);
    }

    private static IReadOnlyList<string> Row(string name, List<RelativeInterval> intervals) =>
    [
        name,
        TableCells.Percent(intervals.Count(static interval => interval.ExcludesOne), intervals.Count),
        .. BugSizes.Select(size => TableCells.Percent(intervals.Count(interval => interval.BugSize >= size), intervals.Count)),
    ];
}
