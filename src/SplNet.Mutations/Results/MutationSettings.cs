namespace SplNet.Mutations.Results;

/// <summary>What decided which mutants there are and when they are killed.</summary>
internal sealed record MutationSettings
{
    /// <summary>The relative slowdowns that kill, the lowest first.</summary>
    public required IReadOnlyList<double> Thresholds { get; init; }

    /// <summary>The level at which a mutant is killed wrongly by any of its tests.</summary>
    public required double Alpha { get; init; }

    /// <summary>How many tests are measured on a mutant before more are tried on survivors.</summary>
    public required int TestsPerMutant { get; init; }

    /// <summary>Seconds for measuring; null for as long as it takes.</summary>
    public double? BudgetSeconds { get; init; }

    /// <summary>The operators, by their names.</summary>
    public IReadOnlyList<string> Operators { get; init; } = [];

    /// <summary>The revision whose later changes are mutated; null for all lines.</summary>
    public string? Since { get; init; }

    /// <summary>Files that are mutated; empty for all.</summary>
    public IReadOnlyList<string> Files { get; init; } = [];

    /// <summary>Files that are left out.</summary>
    public IReadOnlyList<string> Excluded { get; init; } = [];

    /// <summary>The functional tests; null where none were run.</summary>
    public string? Functional { get; init; }

    /// <summary>True where mutants that preserve results by construction were not validated.</summary>
    public bool TrustsPreserving { get; init; }

    /// <summary>True where mutants were counted and none measured.</summary>
    public bool ScreenOnly { get; init; }
}
