namespace SplNet.Statistics;

/// <summary>Resampled means of both sides. Exchanged sides get the same draws, so that their evidence is the mirror image.</summary>
internal sealed class ResampledMeans
{
    private readonly double[] _left;
    private readonly double[] _right;

    private ResampledMeans(double[] left, double[] right, double leftMean, double rightMean)
    {
        (_left, _right) = (left, right);
        (LeftMean, RightMean) = (leftMean, rightMean);
    }

    internal double LeftMean { get; }

    internal double RightMean { get; }

    internal ReadOnlySpan<double> Left => _left;

    internal ReadOnlySpan<double> Right => _right;

    internal bool Vary => Array.Exists(_left, value => value != _left[0]) || Array.Exists(_right, value => value != _right[0]);

    /// <summary>
    /// Draws runs and iterations of both sides; <paramref name="learnt"/> draws the counts of each side from its history instead,
    /// or from the other side's if it has none.
    /// </summary>
    internal static ResampledMeans Draw(Sample left, Sample right, int resamples, ulong seed, bool learnt = false)
    {
        var (leftMean, rightMean) = (Mean(left), Mean(right));
        var swapped = leftMean > rightMean; // the smaller side draws first
        var random = new Xoshiro256(seed);
        var first = DrawSide(swapped ? right : left, swapped ? left : right, resamples, learnt, ref random);
        var second = DrawSide(swapped ? left : right, swapped ? right : left, resamples, learnt, ref random);
        return swapped ? new ResampledMeans(second, first, leftMean, rightMean) : new ResampledMeans(first, second, leftMean, rightMean);
    }

    internal double Effect(ComparisonScale scale) => scale == ComparisonScale.Ratio ? Ratio(LeftMean, RightMean) : LeftMean - RightMean;

    internal double[] Effects(ComparisonScale scale)
    {
        var effects = new double[_left.Length];
        for (var resample = 0; resample < effects.Length; resample++)
            effects[resample] = scale == ComparisonScale.Ratio
                ? Ratio(_left[resample], _right[resample])
                : _left[resample] - _right[resample];
        return effects;
    }

    /// <summary>
    /// Computes the p-value of a count of resamples against the claim. An estimate that does not point towards the
    /// claim is not evidence for it: the axioms (Bulej et al., Theorem 4.11) then hold in spite of the Monte-Carlo error.
    /// </summary>
    internal double OneSided(bool pointsToClaim, int against)
    {
        var p = (against + 1.0) / (_left.Length + 1);
        return pointsToClaim ? p : Math.Max(0.5, p);
    }

    // Two times of 0 are equal.
    private static double Ratio(double left, double right) => left == right ? 1 : left / right;

    private static double Mean(Sample side) => side.ConstantValue ?? new RunResampler(side).Mean;

    private static double[] DrawSide(Sample side, Sample other, int resamples, bool learnt, ref Xoshiro256 random)
    {
        var means = new double[resamples];
        if (side.ConstantValue is { } limit)
            Array.Fill(means, limit);
        else if (learnt)
            new RunResampler(side.History ?? other.History ?? side).Fill(means, side.Runs.Count, Iterations(side), ref random);
        else
            new RunResampler(side).Fill(means, ref random);
        return means;
    }

    // For runs of different lengths, the smallest count, which does not understate the variation of the mean.
    private static int Iterations(Sample side) => side.Runs.Min(static run => run.Iterations.Count);
}
