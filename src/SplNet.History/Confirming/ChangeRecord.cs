using SplNet.History.Proposing;

namespace SplNet.History.Confirming;

/// <summary>The facts about a proposed change and the resulting outcome.</summary>
internal sealed record ChangeRecord
{
    /// <summary>Gets the answers of the sessions so far, in order; measuring stops after one that does not show the change.</summary>
    public required IReadOnlyList<SessionVerdict> Sessions { get; init; }

    /// <summary>Gets the number of sessions that must show it, see <see cref="ConfirmationOptions.Sessions"/>; at least 1.</summary>
    public int SessionsNeeded { get; init; } = 2;

    /// <summary>True if all code on the path is equal in the named commit and its predecessor.</summary>
    public bool IsCodeEqual { get; init; }

    /// <summary>
    /// Gets the session at which this refusal restarts the reference, see <see cref="Refusals"/>; null if the reference stays.
    /// </summary>
    public string? RestartsFrom { get; init; }

    /// <summary>Gets the reason why a person has accepted the change; null if it is not accepted.</summary>
    public string? Acceptance { get; init; }

    /// <summary>Gets the outcome.</summary>
    public ChangeOutcome Outcome
    {
        get
        {
            var refused = Sessions.Index().FirstOrDefault(
                static session => session.Item.Answer is not (SessionAnswer.Shown or SessionAnswer.Open), (-1, null!));
            if (refused.Index < 0)
                return Sessions.Count < SessionsNeeded || Sessions[^1].Answer == SessionAnswer.Open
                    ? ChangeOutcome.Pending
                    : Accepted(IsCodeEqual ? ChangeOutcome.SameCodeOtherLayout : ChangeOutcome.Confirmed);
            if (RestartsFrom is not null)
                return ChangeOutcome.Environment;
            return refused.Index == 0 ? ChangeOutcome.NotReproduced : ChangeOutcome.Unstable;
        }
    }

    /// <summary>
    /// Computes the effect of the outcome on later proposals. A confirmed or accepted change is the new baseline. A layout change is not:
    /// the code is the same, so the next comparison still uses the old baseline, and only the reference restarts. A
    /// refusal is remembered, unless a change remains likely: then nothing changes, and the sum soon proposes it again.
    /// </summary>
    /// <param name="series">The series.</param>
    /// <param name="until">The session of the confirmed commit; unused if nothing was shown.</param>
    /// <returns>The event, or null.</returns>
    public SeriesEvent? EventFor(string series, string until) => Outcome switch
    {
        ChangeOutcome.Confirmed or ChangeOutcome.Accepted => SeriesEvent.BaselineMoved(series, until),
        ChangeOutcome.SameCodeOtherLayout => SeriesEvent.ReferenceRestarted(series, until),
        ChangeOutcome.Environment => SeriesEvent.ReferenceRestarted(series, RestartsFrom!),
        ChangeOutcome.NotReproduced or ChangeOutcome.Unstable => Sessions[^1].LeavesItOpen ? null : SeriesEvent.Refused(series),
        _ => null,
    };

    // A label stays a label: a layout change needs no acceptance, although a person may give one.
    private ChangeOutcome Accepted(ChangeOutcome outcome) => Acceptance is null ? outcome : ChangeOutcome.Accepted;
}
