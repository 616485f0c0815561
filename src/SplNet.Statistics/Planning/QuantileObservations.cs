namespace SplNet.Statistics;

/// <summary>
/// The number of independent observations that estimate a quantile: n &gt;= z²·p(1 - p)/ε², with ε in units of
/// probability (Chen and Kelton 1999, in Bulej et al., Regression Benchmarking with Simple Middleware Benchmarks, section 3.3).
/// </summary>
internal static class QuantileObservations
{
    /// <summary>Computes the smallest number of observations.</summary>
    /// <param name="probability">The quantile p, between 0 and 1; 0.5 for the median.</param>
    /// <param name="halfWidth">The largest deviation ε of the probability, between 0 and 1.</param>
    /// <param name="confidence">The two-sided confidence, between 0 and 1.</param>
    /// <exception cref="ArgumentOutOfRangeException">An argument is not between 0 and 1.</exception>
    public static long Required(double probability, double halfWidth, double confidence = 0.95)
    {
        Values.RequireOpenUnit(probability, nameof(probability));
        Values.RequireOpenUnit(halfWidth, nameof(halfWidth));
        Values.RequireOpenUnit(confidence, nameof(confidence));
        var z = NormalDistribution.UpperQuantile((1 - confidence) / 2);
        return (long)Math.Ceiling(z * z * probability * (1 - probability) / (halfWidth * halfWidth));
    }
}
