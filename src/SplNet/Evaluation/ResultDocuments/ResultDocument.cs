namespace SplNet.Evaluation.ResultDocuments;

/// <summary>The record of one experiment for programs that keep results: all measurements and decisions, the code, and the time.</summary>
internal sealed record ResultDocument
{
    public const int CurrentVersion = 1;

    /// <summary>The version of the form of this envelope; the result in it has a separate version.</summary>
    public int SchemaVersion { get; init; } = CurrentVersion;

    /// <summary>Created where the experiment was evaluated, so that a document that is read twice is recognised.</summary>
    public required Guid Id { get; init; }

    /// <summary>When the verdict was reached, in universal time.</summary>
    public required DateTimeOffset Ended { get; init; }

    /// <summary>The test that evaluated the experiment, or the program.</summary>
    public required string Source { get; init; }

    /// <summary>
    /// Which of several experiments that the source states alike: the row of a data-driven test, the number of the evaluation in a loop
    /// from 2. Null for the only one, and the first of one.
    /// </summary>
    public string? Instance { get; init; }

    /// <summary>
    /// The target framework of the measured program, with the runtime if that is newer; null if unknown. Each framework of a project has
    /// its series and baselines.
    /// </summary>
    public string? Framework { get; init; }

    /// <summary>The checked-out commit of the repository of the measured program; null outside of a git repository.</summary>
    public CheckedOutCommit? Commit { get; init; }

    /// <summary>
    /// For each operand whose call enters code of the tests, a key of that code: if it differs, two documents have
    /// measured two things under one name. Missing for others, and in documents of an earlier SplNet.
    /// </summary>
    public IReadOnlyDictionary<string, string>? Bodies { get; init; }

    /// <summary>The verdict and everything that it rests on.</summary>
    public required ExperimentResult Result { get; init; }
}
