namespace SplNet.Mutations.Results;

/// <summary>The settings that select mutants and decide kills.</summary>
internal sealed record MutationSettings
{
    /// <summary>Gets the relative slowdowns that kill, the lowest first.</summary>
    public required IReadOnlyList<double> Thresholds { get; init; }

    /// <summary>Gets the probability of wrongly killing a mutant by any of its tests.</summary>
    public required double Alpha { get; init; }

    /// <summary>Gets the rule by which a pair kills.</summary>
    public KillBy KillBy { get; init; }

    /// <summary>Gets the number of tests to measure on a mutant before more are tried on survivors.</summary>
    public required int TestsPerMutant { get; init; }

    /// <summary>Gets the seconds for measuring; null for as long as it takes.</summary>
    public double? BudgetSeconds { get; init; }

    /// <summary>Gets the operators, by name.</summary>
    public IReadOnlyList<string> Operators { get; init; } = [];

    /// <summary>Gets the revision whose later changes are mutated; null for all lines.</summary>
    public string? Since { get; init; }

    /// <summary>Gets the files that are mutated; empty for all.</summary>
    public IReadOnlyList<string> Files { get; init; } = [];

    /// <summary>Gets the files that are left out.</summary>
    public IReadOnlyList<string> Excluded { get; init; } = [];

    /// <summary>Gets the functional tests; null if none were run.</summary>
    public string? Functional { get; init; }

    /// <summary>True if mutants that preserve results by construction were not validated.</summary>
    public bool TrustsPreserving { get; init; }

    /// <summary>True if mutants were counted but not measured.</summary>
    public bool ScreenOnly { get; init; }
}
