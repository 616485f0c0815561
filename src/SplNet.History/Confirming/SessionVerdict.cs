using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>The answer of one session.</summary>
/// <param name="Answer">The answer.</param>
internal sealed record SessionVerdict(SessionAnswer Answer)
{
    /// <summary>Below this p-value an undecided answer leaves a change likely.</summary>
    public const double Likely = 0.1;

    /// <summary>
    /// True if the session leaves a change likely that it does not show: its evidence alone has p &lt; 0.1. Its series is
    /// worth measuring again soon.
    /// </summary>
    public bool LeavesItOpen { get; init; }

    /// <summary>Gets the effect measured by the session if sessions decide together; null if they decide independently.</summary>
    public SessionEffect? Effect { get; init; }

    /// <summary>Derives the answer from a decision of a <see cref="ConfirmationSession"/>.</summary>
    /// <param name="decision">The decision on a suspect's claim.</param>
    public static SessionVerdict Of(SequentialDecision decision) => Of(decision.Truth, decision.Reason, decision.Evidence);

    /// <summary>Derives the answer from an experiment that states a suspect's claim.</summary>
    /// <param name="truth">The decision.</param>
    /// <param name="reason">The reason why the measurement stopped.</param>
    /// <param name="evidence">Its evidence; null if there is none.</param>
    public static SessionVerdict Of(Truth truth, SequentialReason reason, Evidence? evidence) => truth switch
    {
        Truth.True => new SessionVerdict(SessionAnswer.Shown),
        Truth.False => new SessionVerdict(SessionAnswer.Excluded),
        _ when evidence?.PGreater < Likely => new SessionVerdict(SessionAnswer.Undecided) { LeavesItOpen = true },
        _ => new SessionVerdict(reason == SequentialReason.NotShown ? SessionAnswer.GivenUp : SessionAnswer.Undecided),
    };
}
