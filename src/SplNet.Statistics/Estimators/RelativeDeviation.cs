namespace SplNet.Statistics;

/// <summary>
/// The relative standard deviation (RSD) and the stability of a benchmark: at most 1 % is stable enough for small changes, from 5 % on
/// it is unstable (Jangali et al., Automated Generation and Evaluation of JMH Microbenchmark Suites from Unit Tests, section 6).
/// </summary>
/// <param name="Value">The standard deviation divided by the mean.</param>
internal sealed record RelativeDeviation(double Value)
{
    private const double StableBound = 0.01;
    private const double UnstableBound = 0.05;

    /// <summary>True if small changes can be detected.</summary>
    public bool IsStable => Value <= StableBound;

    /// <summary>True if even large changes may go unnoticed.</summary>
    public bool IsUnstable => Value >= UnstableBound;

    /// <summary>Computes the deviation of values.</summary>
    /// <param name="values">At least two finite values with a positive mean.</param>
    /// <exception cref="ArgumentException">There are too few values, one is not finite, or their mean is not positive.</exception>
    public static RelativeDeviation Of(ReadOnlySpan<double> values)
    {
        Values.Require(values, 2, nameof(values));
        var (mean, variance) = Moments.Of(values);
        return mean > 0
            ? new RelativeDeviation(Math.Sqrt(variance) / mean)
            : throw new ArgumentException($"A relative deviation needs a positive mean, not {mean}.", nameof(values));
    }
}
