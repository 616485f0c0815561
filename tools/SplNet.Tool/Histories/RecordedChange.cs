using SplNet.Views.Histories;

namespace SplNet.Tool.Histories;

/// <summary>The state of a change of a series at a commit: the last event in the history, and the user's decision.</summary>
/// <param name="Commit">The commit.</param>
/// <param name="Place">The index of the session at which it is drawn.</param>
/// <param name="At">The time of the measurement; null if it was only accepted.</param>
/// <param name="Kind">The kind of the last event; empty if there is none.</param>
/// <param name="Evidence">The evidence of the event; null if there is none.</param>
/// <param name="Acceptance">The reason for accepting it; null if it is not accepted.</param>
internal sealed record RecordedChange(
    string Commit, int Place, DateTimeOffset? At, string Kind, ChangeEvidence? Evidence, string? Acceptance)
{
    /// <summary>True for a series of bytes.</summary>
    public bool IsOfBytes { get; init; }

    /// <summary>The state for users.</summary>
    public string Word => Mark switch
    {
        ChangeMark.Accepted => "accepted",
        ChangeMark.Slower => IsOfBytes ? "confirmed more bytes" : "confirmed slower",
        ChangeMark.Faster => IsOfBytes ? "confirmed fewer bytes" : "confirmed faster",
        ChangeMark.NotShown => "not shown",
        _ => Kind,
    };

    /// <summary>The mark with which it is drawn.</summary>
    public ChangeMark Mark => this switch
    {
        { Acceptance: not null } => ChangeMark.Accepted,
        { Kind: History.Stores.EventKind.Confirmed, Evidence.Direction: History.Proposing.ChangeDirection.Slower } => ChangeMark.Slower,
        { Kind: History.Stores.EventKind.Confirmed } => ChangeMark.Faster,
        { Kind: History.Stores.EventKind.Environment or History.Stores.EventKind.SameCode } => ChangeMark.Environment,
        { Kind: History.Stores.EventKind.NotReproduced } => ChangeMark.NotShown,
        _ => ChangeMark.Open,
    };

    /// <summary>True if the session at which it is drawn is the first with a new reference.</summary>
    public bool IsShift => Mark is ChangeMark.Slower or ChangeMark.Faster or ChangeMark.Accepted;

    /// <summary>The commit from which a changed machine starts a new reference; null if there is none.</summary>
    public string? RestartsFrom => Mark == ChangeMark.Environment ? Evidence?.RestartsFrom : null;

    /// <summary>The last commit that may have the change: the result of the search, otherwise the measured one.</summary>
    public string Cause => Evidence?.Culprits is [.., var last] ? last : Commit;
}
