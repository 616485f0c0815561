namespace SplNet.Measuring.SingleCalls;

/// <summary>How many calls of a run tell a quantile: with fewer, it would be a guess from the largest or smallest one.</summary>
internal static class RequiredCalls
{
    // What is left of a probability is told in decimal digits: 1 - 0.99 is a little less than 0.01 as a binary number.
    private const int Decimals = 12;

    /// <summary>One call beyond the quantile, on average: 100 for p99, 1000 for p99.9, 20 for p05.</summary>
    /// <param name="quantile">Between 0 and 1.</param>
    public static long Of(double quantile)
    {
        var tail = Math.Round((decimal)Math.Min(quantile, 1 - quantile), Decimals);
        return (long)Math.Ceiling(1 / tail);
    }
}
