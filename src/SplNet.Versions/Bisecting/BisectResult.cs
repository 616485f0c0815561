namespace SplNet.Versions.Bisecting;

/// <summary>What a search has found, and how.</summary>
internal sealed record BisectResult
{
    public required BisectOutcome Outcome { get; init; }

    /// <summary>The commit that made it slow; null if it is not known.</summary>
    public BisectCommit? Culprit { get; init; }

    /// <summary>The id of the commit before it, or before all suspects, with which fresh runs compared; null if there were none.</summary>
    public string? Parent { get; init; }

    /// <summary>The commits of which one is the culprit, in the order of the series.</summary>
    public IReadOnlyList<BisectCommit> Suspects { get; init; } = [];

    /// <summary>All decisions, in their order.</summary>
    public IReadOnlyList<BisectDecision> Decisions { get; init; } = [];

    /// <summary>True if fresh runs have confirmed that one of the suspects is the culprit.</summary>
    public bool IsConfirmed => BisectDecision.ConfirmationOf(Decisions, Suspects)?.Judgement.Verdict == CommitVerdict.Bad;

    /// <summary>What no single change explains.</summary>
    public IReadOnlyList<Reversal> Reversals { get; init; } = [];
}
