namespace SplNet.History.Proposing;

/// <summary>When a cumulative sum proposes a change. Where nothing has changed, a sum exceeds its limit at a rate near exp(−2 · allowance · limit), and it finds a change of twice the allowance soonest (Siegmund 1985, section II.6).</summary>
/// <param name="Allowance">What is taken off each score before it is added: half of the shift that the sum is made for, in standard deviations of a session.</param>
/// <param name="Limit">The sum above which a change is proposed, in standard deviations.</param>
/// <param name="Share">
/// How much of what correlation adds to the variance of a long sum raises the limit, as a power of <see cref="SeriesReference.VarianceRatio"/>: 1 for a sum of many sessions, less for one that is decided by a few of them, which follow each other less far.
/// </param>
internal sealed record SumOptions(double Allowance, double Limit, double Share)
{
    /// <summary>The sum for changes of a standard deviation and more.</summary>
    public static SumOptions Short { get; } = new(0.5, 4, 0.5);

    /// <summary>The sum for changes that are small beside what sessions differ by: it takes more sessions, and forgets fewer.</summary>
    public static SumOptions Long { get; } = new(0.25, 7, 1);
}
