using System.Text.Json.Serialization;
using SplNet.Tool.Sharding;
using SplNet.Tool.UnitTests;

namespace SplNet.Tool.Comparing;

/// <summary>All results of a comparison as one document.</summary>
internal sealed record CompareDocument : IMeasuredPart
{
    /// <summary>The version of the form; it grows when a member changes its meaning or disappears.</summary>
    public int SchemaVersion { get; init; } = 2;

    /// <summary>The version of the tool.</summary>
    public string Tool { get; init; } = ToolVersion.Text;

    /// <summary>The exit code of the command.</summary>
    public required int ExitCode { get; init; }

    /// <inheritdoc/>
    public MeasuredShard? Shard { get; init; }

    /// <summary>The revision or runtime that the others are compared with.</summary>
    public required string Base { get; init; }

    /// <summary>The others.</summary>
    public required IReadOnlyList<string> Revisions { get; init; }

    /// <summary>True if the base and the others are runtimes, on which the same code was measured.</summary>
    public bool AreRuntimes { get; init; }

    /// <summary>The level of all comparisons together.</summary>
    public required double Alpha { get; init; }

    /// <summary>The relative difference that <c>Unchanged</c> excludes.</summary>
    public required double Resolution { get; init; }

    /// <summary>The tolerance by which the smallest iterations judged times; null if a test decided.</summary>
    public double? Tolerance { get; init; }

    /// <summary>A summary of the unit tests to compare; null if there were none.</summary>
    public TestsSummary? UnitTests { get; init; }

    /// <summary>The rows, grouped by kind: changed ones first.</summary>
    public required IReadOnlyList<ComparedRow> Comparisons { get; init; }

    /// <summary>The changes between the revisions, and the operands that each can affect; null unless that was asked for.</summary>
    public IReadOnlyList<ChangedCode>? ChangedCode { get; init; }

    /// <summary>Comparisons that were not made, because the command was interrupted before, as rows would be called.</summary>
    public IReadOnlyList<string> NotReached { get; init; } = [];

    /// <summary>The rows for views that may be cut: rows that require action come first, and unchanged rows last.</summary>
    [JsonIgnore]
    public IEnumerable<ComparedRow> ByGravity => Comparisons.OrderBy(static row => row.Change switch
    {
        Change.Different or Change.Regression => 0,
        Change.NotMeasured => 1,
        Change.Undecided => 2,
        Change.Improvement => 3,
        Change.New => 4,
        _ => row.IsUnaffected ? 6 : 5,
    });
}
