namespace SplNet.Statistics;

/// <summary>
/// The ratio of the smallest observations against a tolerance, like Chen and Revels, Robust benchmarking in noisy environments: delays only
/// add time, so the minimum is the observation with the least error. It does not control an error rate: with runs that differ by 3 %, every
/// fourth pair of identical methods exceeds the usual tolerance of 5 %.
/// </summary>
/// <param name="Ratio">The smallest later observation divided by the smallest earlier one; 1 if both are 0.</param>
/// <param name="Judgement">The verdict at the tolerance.</param>
internal sealed record MinimumJudge(double Ratio, Judgement Judgement)
{
    /// <summary>Judges the change from one sample of times to another.</summary>
    /// <param name="before">The earlier observations; at least one, finite and not negative.</param>
    /// <param name="after">The later ones.</param>
    /// <param name="tolerance">The allowed relative change, not negative and finite.</param>
    /// <exception cref="ArgumentException">A side is empty, or a value is negative or not finite.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The tolerance is negative or not finite.</exception>
    public static MinimumJudge Of(ReadOnlySpan<double> before, ReadOnlySpan<double> after, double tolerance = 0.05)
    {
        if (!(tolerance >= 0) || !double.IsFinite(tolerance))
            throw new ArgumentOutOfRangeException(nameof(tolerance), tolerance, "A tolerance is finite and not negative.");
        var (earlier, later) = (Minimum(before, nameof(before)), Minimum(after, nameof(after)));
        var ratio = later == earlier ? 1 : later / earlier;
        var judgement = Judgement.Invariant;
        if (ratio - tolerance > 1)
            judgement = Judgement.Regression;
        else if (ratio + tolerance < 1)
            judgement = Judgement.Improvement;
        return new MinimumJudge(ratio, judgement);
    }

    private static double Minimum(ReadOnlySpan<double> values, string name)
    {
        var sorted = Values.Sorted(values, 1, name);
        return sorted[0] >= 0 ? sorted[0] : throw new ArgumentException("Times are not negative.", name);
    }
}
