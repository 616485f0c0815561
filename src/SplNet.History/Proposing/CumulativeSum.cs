namespace SplNet.History.Proposing;

/// <summary>
/// The one-sided cumulative sum of scores, S = max(0, S + min(u, ceiling) − allowance) (Page 1954): it stays near 0 while scores are around 0, and climbs when they are a little above for long,
/// which is how creeping changes are noticed.
/// </summary>
internal sealed class CumulativeSum(SumOptions options, double largestScore)
{
    /// <summary>The sum, in standard deviations.</summary>
    public double Value { get; private set; }

    /// <summary>The session at which the sum began to climb; −1 while it is 0.</summary>
    public int Onset { get; private set; } = -1;

    /// <summary>Adds the score of a session.</summary>
    /// <param name="score">As a standard normal value, positive in the direction of this sum.</param>
    /// <param name="session">The place of the session.</param>
    public void Add(double score, int session)
    {
        var sum = Math.Max(0, Value + Math.Min(score, largestScore) - options.Allowance);
        if (sum == 0)
            Onset = -1;
        else if (Value == 0)
            Onset = session;
        Value = sum;
    }

    /// <summary>True if the sum is above its limit.</summary>
    /// <param name="varianceRatio">How sessions follow each other, as <see cref="SeriesReference.VarianceRatio"/>.</param>
    /// <param name="refusedSums">How many sums were refused of late; each raises the limit by 1.</param>
    public bool IsExceeded(double varianceRatio, int refusedSums) => Value > (options.Limit * Math.Pow(varianceRatio, options.Share)) + refusedSums;

    /// <summary>Begins anew: what the sum has gathered was measured.</summary>
    public void Reset() => (Value, Onset) = (0, -1);
}
