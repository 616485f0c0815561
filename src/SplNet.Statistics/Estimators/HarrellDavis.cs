namespace SplNet.Statistics;

/// <summary>
/// The quantile estimator of Harrell and Davis (1982): all order statistics, weighted by a beta distribution around the wanted
/// probability. Smoother than a single order statistic if there are few values.
/// </summary>
internal static class HarrellDavis
{
    /// <summary>Estimates a quantile.</summary>
    /// <param name="values">Finite values, at least one; any order.</param>
    /// <param name="probability">Between 0 and 1.</param>
    /// <exception cref="ArgumentException">There are no values, or one is not finite.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The probability is not between 0 and 1.</exception>
    public static double Quantile(ReadOnlySpan<double> values, double probability)
    {
        Values.RequireOpenUnit(probability, nameof(probability));
        var sorted = Values.Sorted(values, 1, nameof(values));
        var n = sorted.Length;
        var (a, b) = (probability * (n + 1), (1 - probability) * (n + 1));
        var (sum, below) = (0.0, 0.0);
        for (var rank = 1; rank <= n; rank++)
        {
            var upTo = IncompleteBeta.Regularized(a, b, (double)rank / n, (double)(n - rank) / n);
            sum += (upTo - below) * sorted[rank - 1];
            below = upTo;
        }

        return sum;
    }
}
