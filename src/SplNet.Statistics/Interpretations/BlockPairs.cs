namespace SplNet.Statistics;

/// <summary>One value of each side for each block, where run i of both sides was measured adjacently.</summary>
/// <param name="Left">The summaries of the left runs, or the limit repeated for each block.</param>
/// <param name="Right">The summaries of the right runs, or the limit repeated for each block.</param>
internal readonly record struct BlockPairs(double[] Left, double[] Right)
{
    internal int Count => Left.Length;

    internal static BlockPairs Of(Sample left, Sample right, RunSummary summary) =>
        new(Values(left, right, summary), Values(right, left, summary));

    /// <summary>Explains why these values cannot be weighed, or returns <see cref="EvidenceProblem.None"/>.</summary>
    internal EvidenceProblem Examine(DecisionOptions options)
    {
        if (Left.Length != Right.Length)
            return EvidenceProblem.UnequalRuns;
        if (!Array.TrueForAll(Left, double.IsFinite) || !Array.TrueForAll(Right, double.IsFinite))
            return EvidenceProblem.NotANumber; // a custom summary of the caller
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

    /// <summary>Raises times to the smallest value that is distinguishable from nothing.</summary>
    internal BlockPairs Lifted(DecisionOptions options) => options.Scale == ComparisonScale.Ratio
        ? new BlockPairs(
            Array.ConvertAll(Left, value => Screening.Lift(value, options)),
            Array.ConvertAll(Right, value => Screening.Lift(value, options)))
        : this;

    /// <summary>Computes the difference of left and right in each block: for times, the difference of logarithms.</summary>
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

    /// <summary>Converts the resolution to the scale of these differences.</summary>
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
