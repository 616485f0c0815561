namespace SplNet.Statistics;

/// <summary>
/// The probability that a claim will still be shown at the cap, given the data so far: the Brownian approximation
/// of group-sequential designs (Lan and Wittes 1988), with the drift one standard error optimistic.
/// </summary>
internal static class ConditionalPower
{
    /// <summary>Computes P(the last analysis shows the claim), with the drift one standard error optimistic.</summary>
    /// <param name="z">The effect in standard errors, positive towards the claim.</param>
    /// <param name="blocks">The blocks so far, in [1, cap].</param>
    /// <param name="cap">The blocks at the last analysis.</param>
    /// <param name="lastAlpha">The one-sided level of the last analysis.</param>
    /// <exception cref="ArgumentOutOfRangeException">The number of blocks is outside [1, cap].</exception>
    public static double Of(double z, int blocks, int cap, double lastAlpha) => Of(z, z + 1, blocks, cap, lastAlpha);

    /// <summary>Computes P(the last analysis shows the claim), with the drift as observed.</summary>
    /// <param name="z">The effect in standard errors, positive towards the claim.</param>
    /// <param name="blocks">The blocks so far, in [1, cap].</param>
    /// <param name="cap">The blocks at the last analysis.</param>
    /// <param name="lastAlpha">The one-sided level of the last analysis.</param>
    /// <exception cref="ArgumentOutOfRangeException">The number of blocks is outside [1, cap].</exception>
    public static double AsSeen(double z, int blocks, int cap, double lastAlpha) => Of(z, z, blocks, cap, lastAlpha);

    private static double Of(double z, double driftInErrors, int blocks, int cap, double lastAlpha)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(blocks, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(blocks, cap);
        var critical = NormalDistribution.UpperQuantile(lastAlpha);
        if (blocks == cap)
            return z > critical ? 1 : 0;
        var time = (double)blocks / cap;
        var path = z * Math.Sqrt(time);
        var drift = driftInErrors / Math.Sqrt(time);
        return NormalDistribution.LowerTail((path + (drift * (1 - time)) - critical) / Math.Sqrt(1 - time));
    }
}
