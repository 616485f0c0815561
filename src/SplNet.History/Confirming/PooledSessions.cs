using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>
/// The joint decision of sessions that disagree about the same pair of commits (τ). A first session screens and does not enter the
/// decision; each later one has a fixed number of blocks, and counts as one value with the variance τ̂² + its squared standard error (a
/// random effect). If changes of the size of τ matter, a margin of τ̂ would hide them, but more sessions show them.
/// </summary>
/// <param name="Tau">τ̂ as a fraction, positive.</param>
/// <param name="Values">The number of placebo measurements that estimate it.</param>
/// <remarks>
/// After each session, the sum of the sessions is compared with the limit for the last one, √<see cref="Most"/> standard deviations of a
/// session at the level α/2. By Lévy's inequality a sum of independent symmetric values passes a limit at any time with at most twice the
/// probability that its end is beyond it, so all interim analyses together keep α. Giving up only lowers it. From two sessions on, a t test
/// of their effects alone must agree: a series that sessions move by more than others of its machines has values
/// that differ by more than τ̂.
/// </remarks>
internal sealed record PooledSessions(double Tau, int Values)
{
    /// <summary>The most sessions that decide, after the first.</summary>
    public const int Most = 10;

    /// <summary>
    /// The blocks of each: runs usually differ by 2 %, so their error is smaller than the τ for which sessions are pooled.
    /// </summary>
    public const int Blocks = 20;

    // A t test of the effects alone must have this level: it is a safeguard, and α is kept without it.
    private const double Agreement = 0.05;

    // A change is given up if the remaining sessions would not show it even with a mean this many standard errors above the current one.
    private const double Optimism = 1.25;

    /// <summary>Computes the answer of the sessions so far.</summary>
    /// <param name="effects">The effects measured by each session after the first; at least one.</param>
    /// <param name="alpha">The level.</param>
    public PooledAnswer Weigh(IReadOnlyList<SessionEffect> effects, double alpha)
    {
        ArgumentOutOfRangeException.ThrowIfZero(effects.Count, nameof(effects));
        var count = effects.Count;
        var mean = effects.Average(static effect => effect.Mean);
        var deviation = Math.Sqrt(effects.Average(effect => (Tau * Tau) + (effect.Error * effect.Error)));
        var last = Math.Sqrt(Most) * deviation;
        var limit = StudentDistribution.UpperQuantile(alpha / 2, Values) * last;
        var p = Math.Min(1, 2 * StudentDistribution.LowerTail(-mean * count / last, Values));
        return new PooledAnswer(Answer(), p, mean, limit / count);

        SessionAnswer Answer()
        {
            var left = Most - count;
            if (mean * count >= limit && Agree(effects, mean))
                return SessionAnswer.Shown;
            if (left == 0)
                return p < SessionVerdict.Likely ? SessionAnswer.Undecided : SessionAnswer.GivenUp;
            return (mean * Most) + (left * Optimism * deviation / Math.Sqrt(count)) < limit ? SessionAnswer.GivenUp : SessionAnswer.Open;
        }
    }

    private static bool Agree(IReadOnlyList<SessionEffect> effects, double mean)
    {
        if (effects.Count < 2)
            return true;
        var error = Moments.StandardDeviation([.. effects.Select(static effect => effect.Mean)]) / Math.Sqrt(effects.Count);
        return mean > error * StudentDistribution.UpperQuantile(Agreement, effects.Count - 1);
    }
}
