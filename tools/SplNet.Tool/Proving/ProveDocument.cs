using System.Text.Json.Serialization;
using SplNet.Tool.Comparing;

namespace SplNet.Tool.Proving;

/// <summary>The proof of a change as one document.</summary>
internal sealed record ProveDocument
{
    /// <summary>The version of the form; it grows when a member changes its meaning or disappears.</summary>
    public int SchemaVersion { get; init; } = 1;

    /// <summary>The version of the tool.</summary>
    public string Tool { get; init; } = ToolVersion.Text;

    /// <summary>The exit code of the command.</summary>
    public int ExitCode { get; init; }

    /// <summary>The answer.</summary>
    public ProofVerdict Verdict { get; init; } = ProofVerdict.Unproven;

    /// <summary>The reasons for the answer, each in a sentence.</summary>
    public IReadOnlyList<string> Reasons { get; init; } = [];

    /// <summary>The revision before the change, as the user wrote it.</summary>
    public required string Base { get; init; }

    /// <summary>The revision with the change.</summary>
    public required string Head { get; init; }

    /// <summary>The tests, whose sources are those of the base.</summary>
    public required string TestProject { get; init; }

    /// <summary>A file of C# with generators that the caller supplied; null if the tests of the base have them.</summary>
    public string? Inputs { get; init; }

    /// <summary>The tests of the base with the library of each revision; null if they did not run.</summary>
    public TestedLibrary? Tests { get; init; }

    /// <summary>The files of the tests that the change touches. They are not part of the proof.</summary>
    public IReadOnlyList<ChangedTest> ChangedTests { get; init; } = [];

    /// <summary>The results of each operand at both revisions.</summary>
    public IReadOnlyList<ProvenOperand> Results { get; init; } = [];

    /// <summary>Times, allocated bytes and instructions; null if something else decided before.</summary>
    public CompareDocument? Comparison { get; init; }

    /// <summary>The command that repeats the proof.</summary>
    public required string Repeat { get; init; }

    /// <summary>Remarks about the revisions and their builds.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>The rows of the comparison.</summary>
    [JsonIgnore]
    public IReadOnlyList<ComparedRow> Rows => Comparison?.Comparisons ?? [];
}
