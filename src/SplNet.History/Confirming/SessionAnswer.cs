namespace SplNet.History.Confirming;

/// <summary>The answer of one confirmation session about one suspect.</summary>
internal enum SessionAnswer
{
    /// <summary>The change is shown, at the session's level.</summary>
    Shown,

    /// <summary>A change as large as margin plus resolution is excluded.</summary>
    Excluded,

    /// <summary>It is not shown, and more blocks were unlikely to show it.</summary>
    GivenUp,

    /// <summary>
    /// The sessions so far, weighed together, do not decide it, but a further session may (<see cref="PooledSessions"/>).
    /// </summary>
    Open,

    /// <summary>None of these: there were too few blocks, or the sides could not be compared.</summary>
    Undecided,
}
