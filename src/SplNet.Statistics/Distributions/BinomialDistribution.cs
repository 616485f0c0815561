namespace SplNet.Statistics;

/// <summary>Tails of the binomial distribution, by the incomplete beta function; exact for any number of trials.</summary>
public static class BinomialDistribution
{
    /// <summary>P(X &lt;= successes).</summary>
    /// <param name="successes">The bound; below 0 gives 0, from <paramref name="trials"/> on 1.</param>
    /// <param name="trials">The number of trials, not negative.</param>
    /// <param name="probability">The probability of success, in [0, 1].</param>
    public static double LowerTail(int successes, int trials, double probability)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(trials);
        if (!(probability is >= 0 and <= 1))
            throw new ArgumentOutOfRangeException(nameof(probability), probability, "A probability lies in [0, 1].");
        if (successes < 0)
            return 0;
        return successes >= trials ? 1 : IncompleteBeta.Regularized(trials - successes, successes + 1, 1 - probability, probability);
    }
}
