namespace SplNet.Statistics;

/// <summary>One value of each side for each block, where run i of both sides was measured adjacently.</summary>
/// <param name="Left">The summaries of the left runs, or the limit as often as there are blocks.</param>
/// <param name="Right">Those of the right side.</param>
internal readonly record struct BlockPairs(double[] Left, double[] Right)
{
    internal int Count => Left.Length;

    internal static BlockPairs Of(Sample left, Sample right, RunSummary summary) =>
        new(Values(left, right, summary), Values(right, left, summary));

    /// <summary>Why these values cannot be weighed, or <see cref="EvidenceProblem.None"/>.</summary>
    internal EvidenceProblem Examine(DecisionOptions options)
    {
        if (Left.Length != Right.Length)
            return EvidenceProblem.UnequalRuns;
        if (!Array.TrueForAll(Left, double.IsFinite) || !Array.TrueForAll(Right, double.IsFinite))
            return EvidenceProblem.NotANumber; // a summary of the caller's own
        if (options.Scale == ComparisonScale.Ratio && Array.TrueForAll(Left, IsBelowFloor) && Array.TrueForAll(Right, IsBelowFloor))
            return EvidenceProblem.BelowFloor;
        if (Left.Length < 2)
            return EvidenceProblem.TooFewRuns;
        return options is { Scale: ComparisonScale.Ratio, MinimumSpread: 0 } && !Varies(Left) && !Varies(Right)
            ? EvidenceProblem.NoSpread
            : EvidenceProblem.None;

        bool IsBelowFloor(double value) => value <= options.Floor;

        static bool Varies(double[] values) => Array.Exists(values, value => value != values[0]);
    }

    /// <summary>Times that can be told from nothing.</summary>
    internal BlockPairs Lifted(DecisionOptions options) => options.Scale == ComparisonScale.Ratio
        ? new BlockPairs(Array.ConvertAll(Left, value => Screening.Lift(value, options)), Array.ConvertAll(Right, value => Screening.Lift(value, options)))
        : this;

    /// <summary>What the left side is beyond the right one in each block: of times the difference of logarithms.</summary>
    internal double[] Differences(DecisionOptions options)
    {
        var differences = new double[Count];
        for (var block = 0; block < differences.Length; block++)
        {
            differences[block] = options.Scale == ComparisonScale.Ratio
                ? Math.Log(Screening.Lift(Left[block], options)) - Math.Log(Screening.Lift(Right[block], options))
                : Left[block] - Right[block];
        }

        return differences;
    }

    /// <summary>The resolution on the scale of these differences.</summary>
    internal (double Larger, double Smaller) Margins(DecisionOptions options) =>
        StudentEvidence.Margins(options.Scale == ComparisonScale.Ratio ? (0, 0) : (Moments.Mean(Left), Moments.Mean(Right)), options);

    private static double[] Values(Sample side, Sample other, RunSummary summary)
    {
        if (side.ConstantValue is not { } constant)
            return side.Summaries(summary);
        var values = new double[other.Runs.Count];
        Array.Fill(values, constant);
        return values;
    }
}
