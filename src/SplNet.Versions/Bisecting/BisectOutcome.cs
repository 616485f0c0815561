namespace SplNet.Versions.Bisecting;

/// <summary>How a bisection ends.</summary>
internal enum BisectOutcome
{
    /// <summary>The culprit is known, and fresh runs confirm it.</summary>
    Found,

    /// <summary>A culprit is known, and fresh runs could not tell it from the commit before.</summary>
    Unconfirmed,

    /// <summary>A culprit was found, and fresh runs contradict: it is not slower than the commit before.</summary>
    Contradicted,

    /// <summary>Several commits are left, which cannot be told apart; fresh runs may confirm that one of them is the culprit.</summary>
    NotIsolated,

    /// <summary>The bad end is not slower than the good one.</summary>
    EndsAlike,

    /// <summary>Whether the ends differ could not be decided.</summary>
    EndsUndecided,

    /// <summary>An end could not be measured.</summary>
    EndsNotMeasured,
}
