namespace SplNet.Statistics;

/// <summary>A two-sided confidence interval.</summary>
/// <param name="Lower">The lower end; negative infinity if the values do not bound it.</param>
/// <param name="Upper">The upper end; positive infinity if the values do not bound it.</param>
/// <param name="Confidence">Its confidence, which may exceed the requested one.</param>
internal sealed record Interval(double Lower, double Upper, double Confidence)
{
    /// <summary>Gets the length.</summary>
    public double Width => Upper - Lower;

    /// <summary>True if both intervals have a point in common.</summary>
    /// <param name="other">The other interval.</param>
    public bool Overlaps(Interval other)
    {
        ArgumentNullException.ThrowIfNull(other);
        return Lower <= other.Upper && other.Lower <= Upper;
    }

    /// <summary>Computes the interval of the mean of independent, nearly normal values, by Student's t.</summary>
    /// <param name="values">At least two finite values.</param>
    /// <param name="confidence">Between 0 and 1.</param>
    /// <exception cref="ArgumentException">There are too few values, or one is not finite.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The confidence is not between 0 and 1.</exception>
    public static Interval OfMean(ReadOnlySpan<double> values, double confidence = 0.95)
    {
        Values.RequireOpenUnit(confidence, nameof(confidence));
        Values.Require(values, 2, nameof(values));
        var (mean, variance) = Moments.Of(values);
        var half = Math.Sqrt(variance / values.Length) * StudentDistribution.UpperQuantile((1 - confidence) / 2, values.Length - 1);
        return new Interval(mean - half, mean + half, confidence);
    }

    /// <summary>
    /// Computes the interval of a quantile between two order statistics, for independent values of any continuous
    /// distribution (David and Nagaraja, Order Statistics, section 7.1): each end is the innermost order statistic whose one-sided error is
    /// at most half the allowed one.
    /// </summary>
    /// <param name="values">Finite values, at least one.</param>
    /// <param name="probability">The quantile, between 0 and 1.</param>
    /// <param name="confidence">Between 0 and 1.</param>
    /// <exception cref="ArgumentException">There are no values, or one is not finite.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The probability or the confidence is not between 0 and 1.</exception>
    public static Interval OfQuantile(ReadOnlySpan<double> values, double probability, double confidence = 0.95)
    {
        Values.RequireOpenUnit(probability, nameof(probability));
        Values.RequireOpenUnit(confidence, nameof(confidence));
        var sorted = Values.Sorted(values, 1, nameof(values));
        var tail = (1 - confidence) / 2;
        var lower = LastWithin(tail, sorted.Length, probability);
        var upper = LastWithin(tail, sorted.Length, 1 - probability); // the same from above
        var missed = BinomialDistribution.LowerTail(lower, sorted.Length, probability)
            + BinomialDistribution.LowerTail(upper, sorted.Length, 1 - probability);
        return new Interval(
            lower < 0 ? double.NegativeInfinity : sorted[lower],
            upper < 0 ? double.PositiveInfinity : sorted[sorted.Length - 1 - upper],
            1 - missed);
    }

    // The largest number of values below the quantile whose probability does not exceed the tail; -1 if there is none.
    private static int LastWithin(double tail, int count, double probability)
    {
        var (low, high) = (-1, count - 1);
        while (low < high)
        {
            var middle = (low + high + 1) / 2;
            (low, high) = BinomialDistribution.LowerTail(middle, count, probability) <= tail ? (middle, high) : (low, middle - 1);
        }

        return low;
    }
}
