namespace SplNet.History.Proposing;

/// <summary>
/// The condition under which a cumulative sum proposes a change. Without a change, a sum exceeds its limit at a rate near exp(−2 ·
/// allowance · limit), and it finds a change of twice the allowance soonest (Siegmund 1985, section II.6).
/// </summary>
/// <param name="Allowance">The amount subtracted from each score before it is added: half of the shift that the sum is designed for, in
/// standard deviations of a session.</param>
/// <param name="Limit">The sum above which a change is proposed, in standard deviations.</param>
/// <param name="Share">
/// The effect of correlation on the limit, as a power of <see cref="SeriesReference.VarianceRatio"/>: 1 for a sum of many
/// sessions, less for a sum that a few sessions decide, because correlation affects them less.
/// </param>
internal sealed record SumOptions(double Allowance, double Limit, double Share)
{
    /// <summary>Gets the sum for changes of a standard deviation and more.</summary>
    public static SumOptions Short { get; } = new(0.5, 4, 0.5);

    /// <summary>
    /// Gets the sum for changes that are small compared to the spread of sessions: it needs more sessions, and forgets fewer.
    /// </summary>
    public static SumOptions Long { get; } = new(0.25, 7, 1);
}
