namespace SplNet.Views.Mutations;

/// <summary>What views show of a run of <c>splnet mutate</c>; what it comes to was decided elsewhere.</summary>
internal sealed record MutationDocument
{
    /// <summary>The project.</summary>
    public required string Project { get; init; }

    /// <summary>What all comes to, in one sentence.</summary>
    public required string Sentence { get; init; }

    /// <summary>How sure that is, a sentence each: controls, noise, what was left out.</summary>
    public IReadOnlyList<string> Certainty { get; init; } = [];

    /// <summary>What to do next, a sentence each.</summary>
    public IReadOnlyList<string> Advice { get; init; } = [];

    /// <summary>The scores.</summary>
    public required ShownTable Scores { get; init; }

    /// <summary>The scores of each operator's mutants.</summary>
    public required ShownTable Operators { get; init; }

    /// <summary>The scores of each suite; null where there is one suite only.</summary>
    public ShownTable? Suites { get; init; }

    /// <summary>Mutants that must not be killed; null where none were measured.</summary>
    public ShownTable? Controls { get; init; }

    /// <summary>What each test notices.</summary>
    public required ShownTable Tests { get; init; }

    /// <summary>The sources.</summary>
    public required IReadOnlyList<MutatedFile> Files { get; init; }

    /// <summary>The names of all tests.</summary>
    public required IReadOnlyList<string> TestNames { get; init; }

    /// <summary>What a reader should know of this run.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>The version of the tool.</summary>
    public required string Tool { get; init; }

    /// <summary>All mutants, what a reader must act on first.</summary>
    public IEnumerable<(MutatedFile File, ShownMutant Mutant)> ByGravity => Files.SelectMany(static file => file.Mutants.Select(mutant => (file, mutant))).OrderBy(static one => one.mutant.State);
}
