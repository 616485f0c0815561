namespace SplNet.Statistics;

/// <summary>
/// The paired t test on run summaries within blocks: d = ln left - ln right (or the difference), T = mean(d)·√r / sd(d), r - 1 degrees
/// of freedom. H0: the mean of d is not negative (for "less"), not positive (for "greater"). Assumes independent blocks and
/// differences near normal. Run i of both sides must have been measured adjacently.
/// </summary>
/// <remarks>
/// The default. Its α holds for equal and unequal variation between runs from two blocks on, but not if one side has rare slow runs that
/// the blocks do not contain: claim a gain of 2 % in this case. It is the statistic of <see cref="SequentialPlan"/>. One run:
/// <see cref="EvidenceProblem.TooFewRuns"/>; different numbers of runs: <see cref="EvidenceProblem.UnequalRuns"/>; times without any
/// spread: <see cref="EvidenceProblem.NoSpread"/>. A side that varies but keeps the same ratio to the other in every block is the same
/// measurement, transformed: the ratio is then certain.
/// </remarks>
public sealed class PairedRuns : Interpretation
{
    /// <inheritdoc/>
    public override string Name => "paired runs";

    private protected override EvidenceProblem Screen(Sample left, Sample right, DecisionOptions options) =>
        Screening.Examine(left, right, options);

    private protected override Evidence Weigh(Sample left, Sample right, int blocks, DecisionOptions options)
    {
        var pairs = BlockPairs.Of(left, right, options.Summary);
        var problem = pairs.Examine(options);
        return problem == EvidenceProblem.None
            ? Weigh(pairs.Differences(options), pairs.Margins(options), options)
            : Nothing(problem, blocks, options);
    }

    private Evidence Weigh(double[] differences, (double Larger, double Smaller) margins, DecisionOptions options)
    {
        var runs = differences.Length;
        var (mean, variance) = Moments.Of(differences);
        var error = Math.Max(Math.Sqrt(variance), options.MinimumSpread) / Math.Sqrt(runs);
        return StudentEvidence.Of(Name, options, runs, (mean, error, runs - 1), margins);
    }
}
