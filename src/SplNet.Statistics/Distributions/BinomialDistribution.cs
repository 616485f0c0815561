namespace SplNet.Statistics;

/// <summary>Tails of the binomial distribution, by the incomplete beta function; exact for any number of trials.</summary>
public static class BinomialDistribution
{
    private const int Halvings = 60;

    /// <summary>Computes P(X &lt;= successes).</summary>
    /// <param name="successes">The bound; the result is 0 below 0, and 1 from <paramref name="trials"/> on.</param>
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

    /// <summary>
    /// Computes the lower limit of a probability of success (Clopper and Pearson 1934), at which this many successes or more are as likely
    /// as the tail.
    /// </summary>
    /// <param name="successes">From 0 to the number of trials.</param>
    /// <param name="trials">At least 1.</param>
    /// <param name="tail">Between 0 and 1.</param>
    public static double LowerLimit(int successes, int trials, double tail) =>
        successes == 0 ? 0 : Solve(probability => 1 - LowerTail(successes - 1, trials, probability) < tail);

    /// <summary>
    /// Computes the upper limit of a probability of success (Clopper and Pearson 1934), at which this many successes or fewer are as likely
    /// as the tail.
    /// </summary>
    /// <param name="successes">From 0 to the number of trials.</param>
    /// <param name="trials">At least 1.</param>
    /// <param name="tail">Between 0 and 1.</param>
    public static double UpperLimit(int successes, int trials, double tail) =>
        successes == trials ? 1 : Solve(probability => LowerTail(successes, trials, probability) > tail);

    private static double Solve(Func<double, bool> isBelow)
    {
        var (low, high) = (0.0, 1.0);
        for (var step = 0; step < Halvings; step++)
        {
            var middle = (low + high) / 2;
            (low, high) = isBelow(middle) ? (middle, high) : (low, middle);
        }

        return (low + high) / 2;
    }
}
