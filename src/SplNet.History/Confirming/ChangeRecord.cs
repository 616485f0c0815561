using SplNet.History.Proposing;

namespace SplNet.History.Confirming;

/// <summary>All that is known of a proposed change, and the outcome that follows.</summary>
internal sealed record ChangeRecord
{
    /// <summary>The answers of the sessions so far, in order; nothing is measured after one that does not show the change.</summary>
    public required IReadOnlyList<SessionVerdict> Sessions { get; init; }

    /// <summary>How many sessions must show it, see <see cref="ConfirmationOptions.Sessions"/>; at least 1.</summary>
    public int SessionsNeeded { get; init; } = 2;

    /// <summary>True if the code of everything on the path is equal in the named commit and its predecessor.</summary>
    public bool IsCodeEqual { get; init; }

    /// <summary>The session from which on this refusal has the reference begin anew, see <see cref="Refusals"/>; null where it stays.</summary>
    public string? RestartsFrom { get; init; }

    /// <summary>Why a person has accepted the change; null where nobody has.</summary>
    public string? Acceptance { get; init; }

    /// <summary>The outcome.</summary>
    public ChangeOutcome Outcome
    {
        get
        {
            var refused = Sessions.Index().FirstOrDefault(static session => session.Item.Answer is not (SessionAnswer.Shown or SessionAnswer.Open), (-1, null!));
            if (refused.Index < 0)
                return Sessions.Count < SessionsNeeded || Sessions[^1].Answer == SessionAnswer.Open ? ChangeOutcome.Pending : Accepted(IsCodeEqual ? ChangeOutcome.SameCodeOtherLayout : ChangeOutcome.Confirmed);
            if (RestartsFrom is not null)
                return ChangeOutcome.Environment;
            return refused.Index == 0 ? ChangeOutcome.NotReproduced : ChangeOutcome.Unstable;
        }
    }

    /// <summary>
    /// What the outcome changes for the proposals that follow. A change that is confirmed or accepted is the new baseline. A layout is not: the code is as it was, so the next comparison is still with the old baseline, and only the reference begins anew. A refusal
    /// is remembered, unless it leaves a change likely: then nothing changes, and the sum soon proposes it again.
    /// </summary>
    /// <param name="series">The series.</param>
    /// <param name="until">The session of the commit that was confirmed; unused where nothing was shown.</param>
    /// <returns>The event, or null.</returns>
    public SeriesEvent? EventFor(string series, string until) => Outcome switch
    {
        ChangeOutcome.Confirmed or ChangeOutcome.Accepted => SeriesEvent.BaselineMoved(series, until),
        ChangeOutcome.SameCodeOtherLayout => SeriesEvent.ReferenceRestarted(series, until),
        ChangeOutcome.Environment => SeriesEvent.ReferenceRestarted(series, RestartsFrom!),
        ChangeOutcome.NotReproduced or ChangeOutcome.Unstable => Sessions[^1].LeavesItOpen ? null : SeriesEvent.Refused(series),
        _ => null,
    };

    // What is only a label keeps it: there is nothing to accept in a layout, yet a person may say so.
    private ChangeOutcome Accepted(ChangeOutcome outcome) => Acceptance is null ? outcome : ChangeOutcome.Accepted;
}
