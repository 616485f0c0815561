namespace SplNet.Statistics;

/// <summary>
/// Normal noise on the times of a run, as ScalaMeter (Prokopec), Performance Regression Testing, adds it (<c>exec.noise.magnitude</c>): its
/// standard deviation is a tenth of the mean per unit of the magnitude, and it is cut off at one standard deviation.
/// </summary>
internal static class RelativeNoise
{
    private const double OfMean = 0.1;

    /// <summary>Returns the times with noise.</summary>
    /// <param name="times">The times of a run; not changed.</param>
    /// <param name="magnitude">The magnitude, not negative: 1 for 10 % of the mean.</param>
    /// <param name="seed">The same seed yields the same noise.</param>
    public static double[] AddTo(double[] times, double magnitude, ulong seed)
    {
        var (random, factor) = (new Xoshiro256(seed), magnitude * OfMean * Moments.Mean(times));
        var noisy = new double[times.Length];
        for (var index = 0; index < times.Length; index++)
            noisy[index] = times[index] + Math.Clamp(factor * random.NextNormal(), -factor, factor);
        return noisy;
    }
}
