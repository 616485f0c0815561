
namespace SplNet.Tool.Histories;

/// <summary>A check of a history and its results as one document.</summary>
internal sealed record HistoryCheckDocument
{
    /// <summary>The version of the form; it grows when a member changes its meaning or disappears.</summary>
    public int SchemaVersion { get; init; } = 1;

    /// <summary>The version of the tool.</summary>
    public string Tool { get; init; } = ToolVersion.Text;

    /// <summary>The exit code of the command.</summary>
    public required int ExitCode { get; init; }

    /// <summary>The checked-out commit.</summary>
    public required string Commit { get; init; }

    /// <summary>The class of machines.</summary>
    public required string Machine { get; init; }

    /// <summary>The number of sessions.</summary>
    public required int Sessions { get; init; }

    /// <summary>A row for each checked series, the gravest first.</summary>
    public required IReadOnlyList<HistoryCheckRow> Series { get; init; }
}
