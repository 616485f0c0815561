using System.Text.Json.Serialization;
using SplNet.Tool.Sharding;

namespace SplNet.Tool.Requirements;

/// <summary>All results of a run as one document.</summary>
internal sealed record RunDocument : IMeasuredPart
{
    /// <summary>The version of the form; it grows when a member changes its meaning or disappears.</summary>
    public int SchemaVersion { get; init; } = 1;

    /// <summary>The version of the tool.</summary>
    public string Tool { get; init; } = ToolVersion.Text;

    /// <summary>The exit code of the run.</summary>
    public required int ExitCode { get; init; }

    /// <inheritdoc/>
    public MeasuredShard? Shard { get; init; }

    public required IReadOnlyList<RequirementResult> Requirements { get; init; }

    /// <summary>The requirements for views that may be cut: the gravest verdict that is sure comes first.</summary>
    [JsonIgnore]
    public IEnumerable<RequirementResult> ByGravity => Requirements.OrderBy(static requirement => requirement.Result.Verdict switch
    {
        Verdict.Fail => 0,
        Verdict.Invalid => 1,
        Verdict.Inconclusive => 2,
        _ => 3,
    });

    /// <summary>The names of the requirements that were not measured, because the run was interrupted before.</summary>
    public IReadOnlyList<string> NotReached { get; init; } = [];

    /// <summary>The expected share of false findings among all findings of the run.</summary>
    public required double FindingsLevel { get; init; }

    public required IReadOnlyList<RunFinding> Findings { get; init; }
}
