namespace SplNet.Versions.Bisecting;

/// <summary>
/// What is good and what is bad, by the ratio of the ends: a commit is bad that is shown to be slower than the good end by more than a third of the
/// difference, and good if two thirds are excluded. What lies at either end is two thirds away from the wrong answer, so both are quick and sure.
/// </summary>
/// <param name="Limit">How many times as long as the good end is still allowed.</param>
/// <param name="Resolution">The excess over the limit that must be excluded.</param>
internal sealed record EffectBand(double Limit, double Resolution)
{
    private const double Share = 1.0 / 3;

    /// <summary>The band between ends of a ratio above 1; on the scale of ratios, as measurements are compared.</summary>
    public static EffectBand Between(double ratio)
    {
        ArgumentOutOfRangeException.ThrowIfLessThanOrEqual(ratio, 1);
        var third = Math.Pow(ratio, Share);
        return new EffectBand(third, third - 1);
    }

    /// <summary>The band of half as much of the difference: bad from a sixth on, good where a third is excluded. Half of it, as after the first of two equal changes, lies in the middle of the band for the whole, and so could be either.</summary>
    /// <param name="disagreement">By how much sessions disagree about the same pair of commits (τ), as a fraction.</param>
    /// <returns>The band; null where a third of the difference is no more than twice what a session may do to a pair, so that answers contradict for that.</returns>
    public EffectBand? Sharper(double disagreement)
    {
        var half = Math.Sqrt(Limit);
        return Resolution > 2 * disagreement ? new EffectBand(half, half - 1) : null;
    }
}
