using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>The answer of one session.</summary>
/// <param name="Answer">The answer.</param>
internal sealed record SessionVerdict(SessionAnswer Answer)
{
    /// <summary>Below this p-value an answer that decides nothing leaves a change likely.</summary>
    public const double Likely = 0.1;

    /// <summary>True if the session leaves a change likely that it does not show: by itself the evidence has p &lt; 0.1. Its series is worth measuring again soon.</summary>
    public bool LeavesItOpen { get; init; }

    /// <summary>What the session has measured, where sessions decide together; null where each decides by itself.</summary>
    public SessionEffect? Effect { get; init; }

    /// <summary>The answer that follows from a decision of a <see cref="ConfirmationSession"/>.</summary>
    /// <param name="decision">The decision on a suspect's claim.</param>
    public static SessionVerdict Of(SequentialDecision decision) => Of(decision.Truth, decision.Reason, decision.Evidence);

    /// <summary>The answer that follows from an experiment that states a suspect's claim.</summary>
    /// <param name="truth">What was decided.</param>
    /// <param name="reason">Why the measurement stopped.</param>
    /// <param name="evidence">What it rests on; null if on nothing.</param>
    public static SessionVerdict Of(Truth truth, SequentialReason reason, Evidence? evidence) => truth switch
    {
        Truth.True => new SessionVerdict(SessionAnswer.Shown),
        Truth.False => new SessionVerdict(SessionAnswer.Excluded),
        _ when evidence?.PGreater < Likely => new SessionVerdict(SessionAnswer.Undecided) { LeavesItOpen = true },
        _ => new SessionVerdict(reason == SequentialReason.NotShown ? SessionAnswer.GivenUp : SessionAnswer.Undecided),
    };
}
