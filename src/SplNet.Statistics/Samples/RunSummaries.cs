namespace SplNet.Statistics;

/// <summary>The summaries of a run.</summary>
public static class RunSummaries
{
    /// <summary>
    /// Computes the median over the iterations. Each iteration is itself a mean over many operations, so this
    /// estimates the mean operation time without being affected by bursts of interference.
    /// </summary>
    /// <param name="iterations">The values of one run; reordered.</param>
    public static double Median(double[] iterations) => Quantile(0.5)(iterations);

    /// <summary>Computes the arithmetic mean over the iterations.</summary>
    /// <param name="iterations">The values of one run.</param>
    public static double Mean(double[] iterations) => iterations.Length == 0 ? double.NaN : iterations.Average();

    /// <summary>Finds the smallest iteration.</summary>
    /// <param name="iterations">The values of one run.</param>
    public static double Minimum(double[] iterations) => iterations.Length == 0 ? double.NaN : iterations.Min();

    /// <summary>
    /// Computes the mean of the iterations between the 5th and the 95th percentile, both included (Chen and Revels, Robust benchmarking in
    /// noisy environments, figure 3). Of 20 iterations one is left out at each end.
    /// </summary>
    /// <param name="iterations">The values of one run; reordered.</param>
    public static double TrimmedMean(double[] iterations)
    {
        ArgumentNullException.ThrowIfNull(iterations);
        if (iterations.Length == 0)
            return double.NaN;
        var (lower, upper) = (Quantile(0.05)(iterations), Quantile(0.95)(iterations));
        return double.IsNaN(lower) ? double.NaN : iterations.Where(value => value >= lower && value <= upper).Average();
    }

    /// <summary>
    /// Creates the summary for a quantile by linear interpolation between order statistics (type 7 of Hyndman and Fan, 1996).
    /// </summary>
    /// <param name="probability">In [0, 1].</param>
    public static RunSummary Quantile(double probability)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(probability);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(probability, 1.0);
        return iterations =>
        {
            if (iterations.Length == 0)
                return double.NaN;
            Array.Sort(iterations);
            if (double.IsNaN(iterations[0]))
                return double.NaN; // NaN sorts first
            var position = probability * (iterations.Length - 1);
            var below = (int)position;
            var above = Math.Min(below + 1, iterations.Length - 1);
            return iterations[below] + ((position - below) * (iterations[above] - iterations[below]));
        };
    }
}
