using System.Text.Json.Serialization;
using SplNet.Versions.Bisecting;

namespace SplNet.Tool.Bisecting;

/// <summary>A search and its result as one document.</summary>
internal sealed record BisectDocument
{
    /// <summary>The version of the form; it grows when a member changes its meaning or disappears.</summary>
    public int SchemaVersion { get; init; } = 1;

    /// <summary>The version of the tool.</summary>
    public string Tool { get; init; } = ToolVersion.Text;

    /// <summary>The exit code of the command.</summary>
    public required int ExitCode { get; init; }

    /// <summary>The method that was compared with the good end; null if a formula decided.</summary>
    public string? Method { get; init; }

    /// <summary>The unit test whose benchmark the method is; null if the user named a method or a formula.</summary>
    public string? UnitTest { get; init; }

    /// <summary>The formula; null if a method was compared.</summary>
    public string? Formula { get; init; }

    /// <summary>True if the commit was searched for that made the method faster: "good" is then slow, and "bad" is fast.</summary>
    public bool IsForGain { get; init; }

    /// <summary>The good end, exactly.</summary>
    public required string Good { get; init; }

    /// <summary>The bad end, exactly.</summary>
    public required string Bad { get; init; }

    /// <summary>How many commits could be the culprit.</summary>
    public required int Commits { get; init; }

    public required BisectOutcome Outcome { get; init; }

    /// <summary>The commit that made it slow, or fast if a gain is searched for; null if unknown.</summary>
    public BisectCommit? Culprit { get; init; }

    /// <summary>The id of the commit before it, or before all suspects, with which fresh runs compared.</summary>
    public string? Parent { get; init; }

    /// <summary>The commits of which one is the culprit.</summary>
    public required IReadOnlyList<BisectCommit> Suspects { get; init; }

    public required IReadOnlyList<BisectDecision> Decisions { get; init; }

    /// <summary>The result of fresh runs of the suspects; null if there were none.</summary>
    [JsonIgnore]
    public BisectDecision? Confirmation => BisectDecision.ConfirmationOf(Decisions, Suspects);

    /// <summary>True if they confirm that one of them is the culprit.</summary>
    [JsonIgnore]
    public bool IsConfirmed => Confirmation?.Judgement.Verdict == CommitVerdict.Bad;

    /// <summary>Pairs of answers that no single change explains.</summary>
    public required IReadOnlyList<Reversal> Reversals { get; init; }

    /// <summary>Explanations of why the culprit is slower than the commit before it, on request.</summary>
    public IReadOnlyList<Explanation> Explanations { get; init; } = [];

    public static BisectDocument Of(BisectRequest request, string? method, CommitHistory history, BisectResult result, int exitCode) =>
        new()
        {
            ExitCode = exitCode,
            Method = method,
            UnitTest = request.UnitTest?.Name,
            Formula = request.Formula,
            IsForGain = request.IsForGain,
            Good = history.Good,
            Bad = history.Bad,
            Commits = history.Series.Suspects,
            Outcome = result.Outcome,
            Culprit = result.Culprit,
            Parent = result.Parent,
            Suspects = result.Suspects,
            Decisions = result.Decisions,
            Reversals = result.Reversals,
        };
}
