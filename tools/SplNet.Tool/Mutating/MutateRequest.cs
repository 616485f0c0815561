using SplNet.Mutations.Results;
using SplNet.Versions.Cache;

namespace SplNet.Tool.Mutating;

/// <summary>The user's request to <c>splnet mutate</c>.</summary>
/// <param name="Project">The project to mutate.</param>
/// <param name="Suites">The performance tests as the user wrote them: a path, or <c>NAME=path</c>.</param>
internal sealed record MutateRequest(string Project, IReadOnlyList<string> Suites)
{
    /// <summary>The functional tests that validate mutants; null for none.</summary>
    public string? Functional { get; init; }

    /// <summary>The revision whose later changes are mutated; null for all lines.</summary>
    public string? Since { get; init; }

    /// <summary>The names of the operators; empty for all.</summary>
    public IReadOnlyList<string> Operators { get; init; } = [];

    /// <summary>An assembly with user-defined operators; null for none.</summary>
    public string? OperatorsIn { get; init; }

    /// <summary>Globs of the files to mutate; empty for all.</summary>
    public IReadOnlyList<string> Files { get; init; } = [];

    /// <summary>Globs of the files to exclude.</summary>
    public IReadOnlyList<string> Excluded { get; init; } = [];

    /// <summary>The relative slowdowns that count as kills, the lowest first.</summary>
    public IReadOnlyList<double> Thresholds { get; init; } = MutateDefaults.Thresholds;

    /// <summary>The rule by which a pair kills.</summary>
    public KillBy KillBy { get; init; }

    /// <summary>The measuring time; null for no limit.</summary>
    public TimeSpan? Budget { get; init; }

    /// <summary>The number of tests per mutant before survivors get more.</summary>
    public int TestsPerMutant { get; init; } = MutateDefaults.TestsPerMutant;

    /// <summary>The planted delays that measure the sensitivity of each test, as shares of its time; empty for none.</summary>
    public IReadOnlyList<double> Doses { get; init; } = [];

    /// <summary>The number of pairs of a test with an identity mutant.</summary>
    public int IdentityControls { get; init; } = MutateDefaults.Controls;

    /// <summary>The number of pairs of a test with a layout mutant.</summary>
    public int LayoutControls { get; init; } = MutateDefaults.Controls;

    /// <summary>True if the user has set the number of controls.</summary>
    public bool AsksForControls { get; init; }

    /// <summary>The folder that stores results for a continued run; null for a folder next to the cache.</summary>
    public string? Resume { get; init; }

    /// <summary>The folder that stores results.</summary>
    public string StorageFolder => Resume ?? Path.Combine(CacheLocation.Of(null), "mutants");

    /// <summary>True to count without measuring.</summary>
    public bool ScreenOnly { get; init; }

    /// <summary>True to skip the validation of mutants that preserve results by construction.</summary>
    public bool TrustsPreserving { get; init; }

    /// <summary>The lowest passing score, from 0 to 1; null for none.</summary>
    public double? BreakAt { get; init; }

    /// <summary>The target framework; null for the best one that the tests can load.</summary>
    public string? Framework { get; init; }

    /// <summary>Submodules to omit from the library's build.</summary>
    public IReadOnlyList<string> SkippedSubmodules { get; init; } = [];

    /// <summary>MSBuild properties.</summary>
    public IReadOnlyDictionary<string, string> Properties { get; init; } = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);

    /// <summary>The time limit of a build.</summary>
    public TimeSpan BuildTimeout { get; init; } = TimeSpan.FromMinutes(10);

    /// <summary>A folder of the repository; null for the project's folder.</summary>
    public string? Repository { get; init; }

    /// <summary>The assembly that contains the methods in formula files; null for the only program next to each file.</summary>
    public string? Home { get; init; }

    /// <summary>The requested forms of the results.</summary>
    public MutateViews Views { get; init; } = new();
}
