namespace SplNet.History.Proposing;

/// <summary>
/// The one-sided cumulative sum of scores, S = max(0, S + min(u, ceiling) − allowance) (Page 1954): it stays near 0 while scores are around
/// 0, and rises while they are slightly higher for a long time, which detects gradual changes.
/// </summary>
internal sealed class CumulativeSum(SumOptions options, double largestScore)
{
    /// <summary>Gets the sum, in standard deviations.</summary>
    public double Value { get; private set; }

    /// <summary>Gets the session at which the sum started to rise; −1 while it is 0.</summary>
    public int Onset { get; private set; } = -1;

    /// <summary>Adds the score of a session.</summary>
    /// <param name="score">A standard normal value, positive in the direction of this sum.</param>
    /// <param name="session">The position of the session.</param>
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
    /// <param name="varianceRatio">The correlation of successive sessions, as <see cref="SeriesReference.VarianceRatio"/>.</param>
    /// <param name="refusedSums">The number of recently refused sums; each raises the limit by 1.</param>
    public bool IsExceeded(double varianceRatio, int refusedSums) =>
        Value > (options.Limit * Math.Pow(varianceRatio, options.Share)) + refusedSums;

    /// <summary>Resets the sum after a measurement of its evidence.</summary>
    public void Reset() => (Value, Onset) = (0, -1);
}
