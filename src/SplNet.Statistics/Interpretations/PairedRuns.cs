namespace SplNet.Statistics;

/// <summary>
/// The paired t test on run summaries within blocks: d = ln left - ln right (or the difference), T = mean(d)·√r / sd(d), r - 1 degrees
/// of freedom. H0: the mean of d is not negative (for "less"), not positive (for "greater"). Assumes independent blocks and
/// differences near normal. Run i of both sides must have been measured adjacently.
/// </summary>
/// <remarks>
/// The default. Its α holds for equal and unequal variation between runs from two blocks on, but not where one side has rare slow runs
/// that the blocks do not contain: claim a gain of 2 % there. It is the statistic of <see cref="SequentialPlan"/>.
/// One run: <see cref="EvidenceProblem.TooFewRuns"/>; different numbers of runs: <see cref="EvidenceProblem.UnequalRuns"/>; times without
/// any spread: <see cref="EvidenceProblem.NoSpread"/>. A side that varies but keeps the same ratio to the other in every block is
/// the same measurement, transformed: the ratio is then certain.
/// </remarks>
public sealed class PairedRuns : Interpretation
{
    /// <inheritdoc/>
    public override string Name => "paired runs";

    private protected override EvidenceProblem Screen(Sample left, Sample right, DecisionOptions options) =>
        Screening.Examine(left, right, options);

    private protected override Evidence Weigh(Sample left, Sample right, int blocks, DecisionOptions options)
    {
        var leftValues = BlockValues(left, right, options);
        var rightValues = BlockValues(right, left, options);
        var problem = Examine(leftValues, rightValues, options);
        return problem == EvidenceProblem.None
            ? Weigh(Differences(leftValues, rightValues, options), Margins(leftValues, rightValues, options), options)
            : Nothing(problem, blocks, options);
    }

    private static double[] BlockValues(Sample side, Sample other, DecisionOptions options)
    {
        if (side.ConstantValue is not { } constant)
            return side.Summaries(options.Summary);
        var values = new double[other.Runs.Count];
        Array.Fill(values, constant);
        return values;
    }

    private static EvidenceProblem Examine(double[] left, double[] right, DecisionOptions options)
    {
        if (left.Length != right.Length)
            return EvidenceProblem.UnequalRuns;
        if (!Array.TrueForAll(left, double.IsFinite) || !Array.TrueForAll(right, double.IsFinite))
            return EvidenceProblem.NotANumber; // a summary of the caller's own
        if (options.Scale == ComparisonScale.Ratio && Array.TrueForAll(left, IsBelowFloor) && Array.TrueForAll(right, IsBelowFloor))
            return EvidenceProblem.BelowFloor;
        if (left.Length < 2)
            return EvidenceProblem.TooFewRuns;
        return options is { Scale: ComparisonScale.Ratio, MinimumSpread: 0 } && !Varies(left) && !Varies(right)
            ? EvidenceProblem.NoSpread
            : EvidenceProblem.None;

        bool IsBelowFloor(double value) => value <= options.Floor;

        static bool Varies(double[] values) => Array.Exists(values, value => value != values[0]);
    }

    private static double[] Differences(double[] left, double[] right, DecisionOptions options)
    {
        var differences = new double[left.Length];
        for (var block = 0; block < differences.Length; block++)
        {
            differences[block] = options.Scale == ComparisonScale.Ratio
                ? Math.Log(Screening.Lift(left[block], options)) - Math.Log(Screening.Lift(right[block], options))
                : left[block] - right[block];
        }

        return differences;
    }

    private static (double Larger, double Smaller) Margins(double[] left, double[] right, DecisionOptions options) =>
        StudentEvidence.Margins(options.Scale == ComparisonScale.Ratio ? (0, 0) : (Moments.Mean(left), Moments.Mean(right)), options);

    private Evidence Weigh(double[] differences, (double Larger, double Smaller) margins, DecisionOptions options)
    {
        var runs = differences.Length;
        var (mean, variance) = Moments.Of(differences);
        var error = Math.Max(Math.Sqrt(variance), options.MinimumSpread) / Math.Sqrt(runs);
        return StudentEvidence.Of(Name, options, runs, (mean, error, runs - 1), margins);
    }
}
