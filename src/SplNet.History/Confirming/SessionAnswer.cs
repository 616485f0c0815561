namespace SplNet.History.Confirming;

/// <summary>What one session of confirmation says of one suspect.</summary>
internal enum SessionAnswer
{
    /// <summary>The change is shown, at the session's level.</summary>
    Shown,

    /// <summary>A change as large as margin and resolution is excluded.</summary>
    Excluded,

    /// <summary>It is not shown, and more blocks would hardly have shown it.</summary>
    GivenUp,

    /// <summary>The sessions so far, weighed together, do not decide it, and another one may (<see cref="PooledSessions"/>).</summary>
    Open,

    /// <summary>None of these: the blocks did not suffice, or the sides could not be compared.</summary>
    Undecided,
}
