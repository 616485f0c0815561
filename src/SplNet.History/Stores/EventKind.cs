namespace SplNet.History.Stores;

/// <summary>The kinds of events of series.</summary>
internal static class EventKind
{
    /// <summary>One session has shown a change; a second session is needed.</summary>
    public const string Suspected = "suspected";

    /// <summary>Every session has shown the change; later commits are compared with this one.</summary>
    public const string Confirmed = "confirmed";

    /// <summary>The first session did not show the change.</summary>
    public const string NotReproduced = "not reproduced";

    /// <summary>A later session did not show the change that an earlier one had shown.</summary>
    public const string Unstable = "unstable";

    /// <summary>
    /// Every session has shown the change, but the executed code is equal in the two commits, or in the commit with the change and
    /// its predecessor. This is a label, not an alarm. The reference restarts, and the baseline stays.
    /// </summary>
    public const string SameCode = "same code";

    /// <summary>The machine has changed and not the code: the reference restarts.</summary>
    public const string Environment = "environment";
}
