namespace SplNet.Versions.Bisecting;

/// <summary>The result of a search and the path to it.</summary>
internal sealed record BisectResult
{
    public required BisectOutcome Outcome { get; init; }

    /// <summary>Gets the commit that caused the slowdown; null if unknown.</summary>
    public BisectCommit? Culprit { get; init; }

    /// <summary>
    /// Gets the id of the commit before it, or before all suspects, in the comparison by fresh runs; null if there were none.
    /// </summary>
    public string? Parent { get; init; }

    /// <summary>Gets the commits that include the culprit, in the order of the series.</summary>
    public IReadOnlyList<BisectCommit> Suspects { get; init; } = [];

    /// <summary>Gets all decisions in order.</summary>
    public IReadOnlyList<BisectDecision> Decisions { get; init; } = [];

    /// <summary>True if fresh runs have confirmed that one of the suspects is the culprit.</summary>
    public bool IsConfirmed => BisectDecision.ConfirmationOf(Decisions, Suspects)?.Judgement.Verdict == CommitVerdict.Bad;

    /// <summary>Gets the answers that no single change explains.</summary>
    public IReadOnlyList<Reversal> Reversals { get; init; } = [];
}
