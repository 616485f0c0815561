namespace SplNet.Views.Mutations;

/// <summary>A run of <c>splnet mutate</c> in views; its result was decided elsewhere.</summary>
internal sealed record MutationDocument
{
    /// <summary>Gets the project.</summary>
    public required string Project { get; init; }

    /// <summary>Gets the summary in one sentence.</summary>
    public required string Sentence { get; init; }

    /// <summary>Gets the certainty of the result, a sentence each: controls, noise, omissions.</summary>
    public IReadOnlyList<string> Certainty { get; init; } = [];

    /// <summary>Gets the next steps, a sentence each.</summary>
    public IReadOnlyList<string> Advice { get; init; } = [];

    /// <summary>Gets the scores.</summary>
    public required ShownTable Scores { get; init; }

    /// <summary>Gets the scores of each operator's mutants.</summary>
    public required ShownTable Operators { get; init; }

    /// <summary>Gets the scores of each suite; null if there is only one.</summary>
    public ShownTable? Suites { get; init; }

    /// <summary>Gets the mutants that must not be killed; null if none were measured.</summary>
    public ShownTable? Controls { get; init; }

    /// <summary>Gets the sensitivity of each test.</summary>
    public required ShownTable Tests { get; init; }

    /// <summary>Gets the sources.</summary>
    public required IReadOnlyList<MutatedFile> Files { get; init; }

    /// <summary>Gets the names of all tests.</summary>
    public required IReadOnlyList<string> TestNames { get; init; }

    /// <summary>Gets notes for readers of this run.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>Gets the version of the tool.</summary>
    public required string Tool { get; init; }

    /// <summary>Gets all mutants, in the order in which a reader must act.</summary>
    public IEnumerable<(MutatedFile File, ShownMutant Mutant)> ByGravity =>
        Files.SelectMany(static file => file.Mutants.Select(mutant => (file, mutant))).OrderBy(static one => one.mutant.State);
}
