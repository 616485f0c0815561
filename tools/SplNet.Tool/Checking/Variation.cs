using SplNet.Statistics;

namespace SplNet.Tool.Checking;

/// <summary>How measurements of one method vary; standard deviations of logarithms, so that 0.02 is about 2 %.</summary>
/// <param name="InRun">Between the iterations of a run: the median over all runs.</param>
/// <param name="BetweenRuns">Between the medians of runs of one operand in one experiment, over all experiments.</param>
/// <param name="BetweenBlocks">Between the blocks' ratios of both operands in one experiment; this is what verdicts rest on.</param>
internal sealed record Variation(double InRun, double BetweenRuns, double BetweenBlocks)
{
    // Below that a call cannot be distinguished from an empty one.
    private const double EmptyCallNanoseconds = 0.5;

    public static Variation Of(IReadOnlyList<ExperimentResult> results)
    {
        var operands = results.SelectMany(static result => result.Operands).ToList();
        var inRun = operands.SelectMany(static operand => operand.Runs)
            .Select(static run => Moments.StandardDeviation([.. run.Nanoseconds.Select(Logarithm)]));
        return new Variation(
            RunSummaries.Median([.. inRun.Where(double.IsFinite)]),
            Pooled(operands.Select(LogarithmsOfRuns)),
            Pooled(results.Select(LogarithmsOfRatios)));
    }

    private static double[] LogarithmsOfRuns(OperandResult operand) =>
        [.. operand.Runs.Select(static run => Logarithm(RunSummaries.Median([.. run.Nanoseconds])))];

    private static double[] LogarithmsOfRatios(ExperimentResult result) =>
        [.. LogarithmsOfRuns(result.Operands[0]).Zip(LogarithmsOfRuns(result.Operands[1]), static (one, other) => one - other)];

    // Each group has a separate mean, and counts by its degrees of freedom.
    private static double Pooled(IEnumerable<double[]> groups)
    {
        var (squares, freedom) = (0.0, 0);
        foreach (var group in groups.Where(static group => group.Length > 1))
        {
            squares += Moments.Of(group).Variance * (group.Length - 1);
            freedom += group.Length - 1;
        }

        return Math.Sqrt(squares / freedom);
    }

    private static double Logarithm(double nanoseconds) => Math.Log(Math.Max(nanoseconds, EmptyCallNanoseconds));
}
