namespace SplNet.Statistics;

/// <summary>The reasons why samples provide no evidence.</summary>
public enum EvidenceProblem
{
    /// <summary>They provide evidence.</summary>
    None,

    /// <summary>A side lacks runs, or a run lacks iterations.</summary>
    Empty,

    /// <summary>A value is not a number, infinite or, if times are compared, negative.</summary>
    NotANumber,

    /// <summary>The interpretation needs more runs.</summary>
    TooFewRuns,

    /// <summary>The sides have different numbers of runs although blocks are paired.</summary>
    UnequalRuns,

    /// <summary>Both sides are below the smallest meaningful value.</summary>
    BelowFloor,

    /// <summary>The interpretation needs more iterations in a run.</summary>
    TooFewIterations,

    /// <summary>
    /// Times do not vary at all: the clock is coarser than the run, or the values are artificial. Set
    /// <see cref="DecisionOptions.MinimumSpread"/> to decide on them; this does not help interpretations of ranks and of resamples.
    /// </summary>
    NoSpread,
}
