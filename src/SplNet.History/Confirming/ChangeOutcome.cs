namespace SplNet.History.Confirming;

/// <summary>What became of a proposed change. Only <see cref="Confirmed"/> is an alarm.</summary>
internal enum ChangeOutcome
{
    /// <summary>Shown by each session so far; another one is owed.</summary>
    Pending,

    /// <summary>Shown by every session that is asked for.</summary>
    Confirmed,

    /// <summary>The first session did not show it.</summary>
    NotReproduced,

    /// <summary>The sessions disagree: shown by one, not by a later one.</summary>
    Unstable,

    /// <summary>Refused for the third time within ten commits: the machine has moved and not the code. The reference begins anew, the baseline stays.</summary>
    Environment,

    /// <summary>Confirmed, and the code on the path is the same in the named commit and its predecessor: its place in memory, its data or its dependencies are what differs.</summary>
    SameCodeOtherLayout,

    /// <summary>Confirmed, and a person has accepted it, with a reason.</summary>
    Accepted,
}
