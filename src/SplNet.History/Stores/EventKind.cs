namespace SplNet.History.Stores;

/// <summary>What happens to series.</summary>
internal static class EventKind
{
    /// <summary>One session has shown a change; another one is owed.</summary>
    public const string Suspected = "suspected";

    /// <summary>Every session has shown the change: later commits are compared with this one.</summary>
    public const string Confirmed = "confirmed";

    /// <summary>The first session did not show the change.</summary>
    public const string NotReproduced = "not reproduced";

    /// <summary>A later session did not show what an earlier one had shown.</summary>
    public const string Unstable = "unstable";

    /// <summary>Every session has shown the change, and none of the code that ran differs between the two commits, or between the one that has it and its predecessor: a label, and no alarm. The reference begins anew, and the baseline stays.</summary>
    public const string SameCode = "same code";

    /// <summary>The machine has changed and not the code: the reference begins anew.</summary>
    public const string Environment = "environment";
}
