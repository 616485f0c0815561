namespace SplNet.Statistics;

/// <summary>The reasons why a sequential design stops or continues.</summary>
public enum SequentialReason
{
    /// <summary>Continues: no interim analysis is scheduled at this number of blocks.</summary>
    BetweenLooks,

    /// <summary>Continues: the interim analysis decided nothing.</summary>
    Undecided,

    /// <summary>Stops: the claim is shown.</summary>
    Shown,

    /// <summary>Stops: the opposite of the claim is shown.</summary>
    ContraryEvidence,

    /// <summary>Stops: a violation of the size of the resolution is excluded.</summary>
    ViolationExcluded,

    /// <summary>Stops: not shown, and the remaining blocks are unlikely to show it. This is not evidence of equality.</summary>
    NotShown,

    /// <summary>Stops: the claimed difference is excluded, if it has the size of the resolution or more.</summary>
    GainExcluded,

    /// <summary>Stops: no more blocks may be measured.</summary>
    CapReached,

    /// <summary>
    /// Stops at the cap: the evidence would be sufficient, but one side varies more than twice as much between runs as the other, and the
    /// effect is not shown to exceed the margin required in this case.
    /// </summary>
    UnequalSpread,

    /// <summary>
    /// Stops: the clock times contradict the result for the times without waiting for a processor.
    /// </summary>
    WaitingDecides,

    /// <summary>Stops: the samples cannot be compared; see the problem of the evidence.</summary>
    Problem,

    /// <summary>
    /// Stops: the claim concerns medians or percentiles of calls, but the values come from batches of calls, or from too few calls.
    /// </summary>
    NotOfCalls,
}
