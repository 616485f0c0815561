namespace SplNet.Versions.Bisecting;

/// <summary>The outcome of a bisection.</summary>
internal enum BisectOutcome
{
    /// <summary>The culprit is known, and fresh runs confirm it.</summary>
    Found,

    /// <summary>A culprit is known, but fresh runs could not distinguish it from the commit before.</summary>
    Unconfirmed,

    /// <summary>A culprit was found, but fresh runs contradict it: it is not slower than the commit before.</summary>
    Contradicted,

    /// <summary>Several commits are left that cannot be separated; fresh runs may confirm that one of them is the culprit.</summary>
    NotIsolated,

    /// <summary>The bad end is not slower than the good one.</summary>
    EndsAlike,

    /// <summary>The comparison of the ends is undecided.</summary>
    EndsUndecided,

    /// <summary>An end could not be measured.</summary>
    EndsNotMeasured,
}
