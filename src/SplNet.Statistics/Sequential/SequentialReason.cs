namespace SplNet.Statistics;

/// <summary>Why a sequential design stops, or goes on.</summary>
public enum SequentialReason
{
    /// <summary>Goes on: no look is scheduled at this number of blocks, and none was taken.</summary>
    BetweenLooks,

    /// <summary>Goes on: the look decided nothing.</summary>
    Undecided,

    /// <summary>Stops: what is claimed is shown.</summary>
    Shown,

    /// <summary>Stops: the opposite of what is claimed is shown.</summary>
    ContraryEvidence,

    /// <summary>Stops: a violation of the size of the resolution is excluded.</summary>
    ViolationExcluded,

    /// <summary>Stops: not shown, and the remaining blocks would hardly show it. This says nothing about equality.</summary>
    NotShown,

    /// <summary>Stops: the difference that is claimed is excluded, if it has the size of the resolution or more.</summary>
    GainExcluded,

    /// <summary>Stops: no more blocks may be measured.</summary>
    CapReached,

    /// <summary>
    /// Stops at the cap: the evidence would do, but one side varies more than twice as much between runs as the other, and the
    /// effect is not shown to exceed the margin that this calls for.
    /// </summary>
    UnequalSpread,

    /// <summary>
    /// Stops: what is shown by the times without the waiting for a processor is contradicted by the times of the clock.
    /// </summary>
    WaitingDecides,

    /// <summary>Stops: the samples cannot be compared; see the problem of the evidence.</summary>
    Problem,

    /// <summary>Stops: medians or percentiles are claimed of calls, and the values are those of batches of calls, or of too few of them.</summary>
    NotOfCalls,
}
