using System.Text.Json.Serialization;

namespace SplNet.Mutations.Results;

/// <summary>The results of a run of <c>splnet mutate</c>, as one document.</summary>
internal sealed record MutationResults
{
    /// <summary>The version of the form; it grows when a member changes its meaning or disappears.</summary>
    public int SchemaVersion { get; init; } = 1;

    /// <summary>The version of the tool.</summary>
    public required string Tool { get; init; }

    /// <summary>The exit code of the command.</summary>
    public int ExitCode { get; init; }

    /// <summary>When the run began.</summary>
    public required DateTimeOffset Began { get; init; }

    /// <summary>When it ended.</summary>
    public required DateTimeOffset Ended { get; init; }

    /// <summary>The project, as it was named.</summary>
    public required string Project { get; init; }

    /// <summary>The target framework whose compilation was mutated.</summary>
    public required string Framework { get; init; }

    /// <summary>What decided which mutants there are and when they are killed.</summary>
    public required MutationSettings Settings { get; init; }

    /// <summary>Where it was measured.</summary>
    public required MeasuringMachine Machine { get; init; }

    /// <summary>The suites, as they were named.</summary>
    public required IReadOnlyList<TestSuite> Suites { get; init; }

    /// <summary>Their tests, each once.</summary>
    public required IReadOnlyList<SuiteTest> Tests { get; init; }

    /// <summary>The mutants, in the order of files and lines.</summary>
    public required IReadOnlyList<MutantResult> Mutants { get; init; }

    /// <summary>Mutants that must not be killed.</summary>
    public IReadOnlyList<ControlResult> Controls { get; init; } = [];

    /// <summary>How many mutants do not compile, by reason, the most frequent reason first.</summary>
    public IReadOnlyList<CompileErrorGroup> CompileErrors { get; init; } = [];

    /// <summary>The scores.</summary>
    public required ScoreCard Scores { get; init; }

    /// <summary>How long the steps took.</summary>
    public required StepTimes Times { get; init; }

    /// <summary>What a reader should know of this run.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>Where the folder lies that the files of mutants are relative to; for views, and not kept.</summary>
    [JsonIgnore]
    public string Folder { get; init; } = string.Empty;
}
