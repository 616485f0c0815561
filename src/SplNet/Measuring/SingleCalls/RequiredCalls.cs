namespace SplNet.Measuring.SingleCalls;

/// <summary>
/// The number of calls that a quantile needs in a run: with fewer, it would be a guess from the largest or smallest call.
/// </summary>
internal static class RequiredCalls
{
    // The complement is rounded to decimal digits: as a binary number, 1 - 0.99 is slightly less than 0.01.
    private const int Decimals = 12;

    /// <summary>One call beyond the quantile, on average: 100 for p99, 1000 for p99.9, 20 for p05.</summary>
    /// <param name="quantile">Between 0 and 1.</param>
    public static long Of(double quantile)
    {
        var tail = Math.Round((decimal)Math.Min(quantile, 1 - quantile), Decimals);
        return (long)Math.Ceiling(1 / tail);
    }
}
