using System.Text.Json.Serialization;

namespace SplNet.Mutations.Results;

/// <summary>The results of a run of <c>splnet mutate</c>, as one document.</summary>
internal sealed record MutationResults
{
    /// <summary>Gets the version of the format; it increases when a member changes its meaning or disappears.</summary>
    public int SchemaVersion { get; init; } = 1;

    /// <summary>Gets the version of the tool.</summary>
    public required string Tool { get; init; }

    /// <summary>Gets the exit code of the command.</summary>
    public int ExitCode { get; init; }

    /// <summary>Gets the start time of the run.</summary>
    public required DateTimeOffset Began { get; init; }

    /// <summary>Gets the end time of the run.</summary>
    public required DateTimeOffset Ended { get; init; }

    /// <summary>Gets the project, as it was named.</summary>
    public required string Project { get; init; }

    /// <summary>Gets the target framework of the mutated compilation.</summary>
    public required string Framework { get; init; }

    /// <summary>Gets the settings that select mutants and decide kills.</summary>
    public required MutationSettings Settings { get; init; }

    /// <summary>Gets the machine of the measurement.</summary>
    public required MeasuringMachine Machine { get; init; }

    /// <summary>Gets the suites, as they were named.</summary>
    public required IReadOnlyList<TestSuite> Suites { get; init; }

    /// <summary>Gets their tests, each once.</summary>
    public required IReadOnlyList<SuiteTest> Tests { get; init; }

    /// <summary>Gets the mutants, in the order of files and lines.</summary>
    public required IReadOnlyList<MutantResult> Mutants { get; init; }

    /// <summary>Gets the mutants that must not be killed.</summary>
    public IReadOnlyList<ControlResult> Controls { get; init; } = [];

    /// <summary>Gets the numbers of mutants that do not compile, by reason, the most frequent reason first.</summary>
    public IReadOnlyList<CompileErrorGroup> CompileErrors { get; init; } = [];

    /// <summary>Gets the scores.</summary>
    public required ScoreCard Scores { get; init; }

    /// <summary>Gets the durations of the steps.</summary>
    public required StepTimes Times { get; init; }

    /// <summary>Gets notes for readers of this run.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>Gets the folder that the files of mutants are relative to; for views, and not saved.</summary>
    [JsonIgnore]
    public string Folder { get; init; } = string.Empty;
}
