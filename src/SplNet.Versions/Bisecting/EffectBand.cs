namespace SplNet.Versions.Bisecting;

/// <summary>
/// The thresholds for good and bad, from the ratio of the ends: a commit is bad if it is shown to be slower than the good end by more than
/// a third of the difference, and good if two thirds are excluded. A commit at either end is two thirds away from the wrong answer, so both
/// decisions are quick and reliable.
/// </summary>
/// <param name="Limit">The allowed ratio to the good end.</param>
/// <param name="Resolution">The excess over the limit that must be excluded.</param>
internal sealed record EffectBand(double Limit, double Resolution)
{
    private const double Share = 1.0 / 3;

    /// <summary>Computes the band between ends with a ratio above 1, on the scale of ratios, like all comparisons.</summary>
    public static EffectBand Between(double ratio)
    {
        ArgumentOutOfRangeException.ThrowIfLessThanOrEqual(ratio, 1);
        var third = Math.Pow(ratio, Share);
        return new EffectBand(third, third - 1);
    }

    /// <summary>
    /// Computes the band for half of the difference: bad from a sixth on, good if a third is excluded. Half of the difference, as
    /// after the first of two equal changes, is in the middle of the full band and could be judged either way.
    /// </summary>
    /// <param name="disagreement">The disagreement of sessions about the same pair of commits (τ), as a fraction.</param>
    /// <returns>The band; null if a third of the difference is at most twice the effect of a session on a pair, because sessions alone
    /// would cause contradictions.</returns>
    public EffectBand? Sharper(double disagreement)
    {
        var half = Math.Sqrt(Limit);
        return Resolution > 2 * disagreement ? new EffectBand(half, half - 1) : null;
    }
}
