namespace SplNet.Statistics;

/// <summary>Why samples say nothing.</summary>
public enum EvidenceProblem
{
    /// <summary>They say something.</summary>
    None,

    /// <summary>A side has no runs, or a run no iterations.</summary>
    Empty,

    /// <summary>A value is not a number, infinite or, where times are compared, negative.</summary>
    NotANumber,

    /// <summary>The interpretation needs more runs.</summary>
    TooFewRuns,

    /// <summary>The sides have different numbers of runs where blocks are paired.</summary>
    UnequalRuns,

    /// <summary>Both sides lie below the smallest meaningful value.</summary>
    BelowFloor,

    /// <summary>The interpretation needs more iterations in a run.</summary>
    TooFewIterations,

    /// <summary>
    /// Times do not vary at all: the clock is coarser than the run, or the values were made up. Give
    /// <see cref="DecisionOptions.MinimumSpread"/> to decide on them; interpretations of ranks and of resamples do not even then.
    /// </summary>
    NoSpread,
}
