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
}
