namespace SplNet.History.Confirming;

/// <summary>The outcome of a proposed change. Only <see cref="Confirmed"/> is an alarm.</summary>
internal enum ChangeOutcome
{
    /// <summary>Shown by each session so far; a further session is needed.</summary>
    Pending,

    /// <summary>Shown by every required session.</summary>
    Confirmed,

    /// <summary>The first session did not show it.</summary>
    NotReproduced,

    /// <summary>The sessions disagree: shown by one, not by a later one.</summary>
    Unstable,

    /// <summary>
    /// Refused for the third time within ten commits: the machine has changed and not the code. The reference restarts, the baseline stays.
    /// </summary>
    Environment,

    /// <summary>
    /// Confirmed, but the code on the path is the same in the named commit and its predecessor: its place in memory, its data or its
    /// dependencies differ.
    /// </summary>
    SameCodeOtherLayout,

    /// <summary>Confirmed and accepted by a person, with a reason.</summary>
    Accepted,
}
