namespace SplNet.History.Proposing;

/// <summary>
/// A change that stored values suggest. It claims nothing: it names a worthwhile measurement, and the session whose commit to compare with.
/// </summary>
internal sealed record Proposal
{
    /// <summary>Gets the series, or <see cref="SessionMedian.Series"/>.</summary>
    public required string Series { get; init; }

    /// <summary>Gets the apparent direction.</summary>
    public required ChangeDirection Direction { get; init; }

    /// <summary>Gets the session that proposes it.</summary>
    public required string Session { get; init; }

    /// <summary>
    /// Gets the session whose commit is the baseline. The commit of <see cref="Session"/> is compared with it and not with its
    /// predecessor, so that a change that was missed on its own commit, or was gradual, is measured as well.
    /// </summary>
    public required string Baseline { get; init; }

    /// <summary>
    /// Gets the session since which the sum has risen; the proposing one if its value alone is far out. A hint for people, not the location
    /// of the change.
    /// </summary>
    public required string Onset { get; init; }

    /// <summary>Gets the series to measure: the series itself or, for the median, those that vary least.</summary>
    public required IReadOnlyList<string> Measured { get; init; }

    /// <summary>Gets the number of sessions in the reference.</summary>
    public required int ReferenceSessions { get; init; }

    /// <summary>Gets the ratio of the session's value to its reference, after normalisation.</summary>
    public required double Ratio { get; init; }

    /// <summary>Gets the t statistic of the session, positive if it is larger than the reference.</summary>
    public required double Statistic { get; init; }

    /// <summary>
    /// Gets the one-sided p-value of the statistic in the proposed direction. It is liberal, and not the level of any alarm.
    /// </summary>
    public required double PValue { get; init; }

    /// <summary>Gets the sum in the proposed direction: the one above its limit, or the first.</summary>
    public required double Sum { get; init; }

    /// <summary>True if a sum is above its limit; false if the session's value alone proposes.</summary>
    public required bool IsBySum { get; init; }
}
