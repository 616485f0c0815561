using SplNet.Versions.Cache;

namespace SplNet.Tool.Mutating;

/// <summary>What the user asked <c>splnet mutate</c> for.</summary>
/// <param name="Project">The project whose code is mutated.</param>
/// <param name="Suites">The performance tests, as they were written: a path, or <c>NAME=path</c>.</param>
internal sealed record MutateRequest(string Project, IReadOnlyList<string> Suites)
{
    /// <summary>The functional tests by which mutants are validated; null for none.</summary>
    public string? Functional { get; init; }

    /// <summary>The revision whose later changes are mutated; null for all lines.</summary>
    public string? Since { get; init; }

    /// <summary>The operators by their names; empty for all.</summary>
    public IReadOnlyList<string> Operators { get; init; } = [];

    /// <summary>An assembly with operators of the user's own; null for none.</summary>
    public string? OperatorsIn { get; init; }

    /// <summary>Globs of files that are mutated; empty for all.</summary>
    public IReadOnlyList<string> Files { get; init; } = [];

    /// <summary>Globs of files that are left out.</summary>
    public IReadOnlyList<string> Excluded { get; init; } = [];

    /// <summary>The relative slowdowns that kill, the lowest first.</summary>
    public IReadOnlyList<double> Thresholds { get; init; } = MutateDefaults.Thresholds;

    /// <summary>For how long to measure; null for as long as it takes.</summary>
    public TimeSpan? Budget { get; init; }

    /// <summary>How many tests are measured on a mutant before survivors get more.</summary>
    public int TestsPerMutant { get; init; } = MutateDefaults.TestsPerMutant;

    /// <summary>Delays that are planted to learn what each test notices, as shares of its time; empty for none.</summary>
    public IReadOnlyList<double> Doses { get; init; } = [];

    /// <summary>How many pairs of a test with an identity mutant are measured.</summary>
    public int IdentityControls { get; init; } = MutateDefaults.Controls;

    /// <summary>How many pairs of a test with a layout mutant are measured.</summary>
    public int LayoutControls { get; init; } = MutateDefaults.Controls;

    /// <summary>True if the user has said how many controls are measured.</summary>
    public bool AsksForControls { get; init; }

    /// <summary>The folder in which results are kept for a run that goes on; null for one beside the cache.</summary>
    public string? Resume { get; init; }

    /// <summary>The folder in which results are kept.</summary>
    public string KeptIn => Resume ?? Path.Combine(CacheLocation.Of(null), "mutants");

    /// <summary>True to count and measure nothing.</summary>
    public bool ScreenOnly { get; init; }

    /// <summary>True to validate no mutant that preserves results by construction.</summary>
    public bool TrustsPreserving { get; init; }

    /// <summary>The lowest score that is no failure, from 0 to 1; null where none is asked for.</summary>
    public double? BreakAt { get; init; }

    /// <summary>The target framework; null for the best that the tests can load.</summary>
    public string? Framework { get; init; }

    /// <summary>Submodules that the library is built without.</summary>
    public IReadOnlyList<string> SkippedSubmodules { get; init; } = [];

    /// <summary>Properties of MSBuild.</summary>
    public IReadOnlyDictionary<string, string> Properties { get; init; } = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);

    /// <summary>How long a build may take.</summary>
    public TimeSpan BuildTimeout { get; init; } = TimeSpan.FromMinutes(10);

    /// <summary>A folder of the repository; null for that of the project.</summary>
    public string? Repository { get; init; }

    /// <summary>The assembly whose methods files of formulas name; null for the only program beside each.</summary>
    public string? Home { get; init; }

    /// <summary>In which forms the results are wanted.</summary>
    public MutateViews Views { get; init; } = new();
}
