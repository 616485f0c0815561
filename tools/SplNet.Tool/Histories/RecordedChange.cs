using SplNet.Views.Histories;

namespace SplNet.Tool.Histories;

/// <summary>What became of a change of a series at a commit: the last that the history says of it, and what people say.</summary>
/// <param name="Commit">The commit.</param>
/// <param name="Place">The session of the series at which it is drawn.</param>
/// <param name="At">When it was measured; null where it was only accepted.</param>
/// <param name="Kind">The word of the last event; empty where there is none.</param>
/// <param name="Evidence">What that rests on; null where there is none.</param>
/// <param name="Acceptance">Why people want it; null where nobody has said so.</param>
internal sealed record RecordedChange(string Commit, int Place, DateTimeOffset? At, string Kind, ChangeEvidence? Evidence, string? Acceptance)
{
    /// <summary>True if the series is one of bytes.</summary>
    public bool IsOfBytes { get; init; }

    /// <summary>What became of it, for people.</summary>
    public string Word => Mark switch
    {
        ChangeMark.Accepted => "accepted",
        ChangeMark.Slower => IsOfBytes ? "confirmed more bytes" : "confirmed slower",
        ChangeMark.Faster => IsOfBytes ? "confirmed fewer bytes" : "confirmed faster",
        ChangeMark.NotShown => "not shown",
        _ => Kind,
    };

    /// <summary>What it is drawn as.</summary>
    public ChangeMark Mark => this switch
    {
        { Acceptance: not null } => ChangeMark.Accepted,
        { Kind: History.Stores.EventKind.Confirmed, Evidence.Direction: History.Proposing.ChangeDirection.Slower } => ChangeMark.Slower,
        { Kind: History.Stores.EventKind.Confirmed } => ChangeMark.Faster,
        { Kind: History.Stores.EventKind.Environment or History.Stores.EventKind.SameCode } => ChangeMark.Environment,
        { Kind: History.Stores.EventKind.NotReproduced } => ChangeMark.NotShown,
        _ => ChangeMark.Open,
    };

    /// <summary>True if the session at which it is drawn is the first with another reference.</summary>
    public bool IsShift => Mark is ChangeMark.Slower or ChangeMark.Faster or ChangeMark.Accepted;

    /// <summary>The commit from which on a changed machine gives sessions another reference; null where none does.</summary>
    public string? RestartsFrom => Mark == ChangeMark.Environment ? Evidence?.RestartsFrom : null;

    /// <summary>The last commit that may have the change: the one that a search has named, else the one that was measured.</summary>
    public string Cause => Evidence?.Culprits is [.., var last] ? last : Commit;
}
