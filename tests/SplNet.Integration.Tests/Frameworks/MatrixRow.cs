namespace SplNet.Integration.Tests.Frameworks;

/// <summary>A test framework in some version, and a project that uses it as its template does.</summary>
/// <param name="Framework">The framework's name.</param>
/// <param name="Version">Its version.</param>
/// <param name="Language">The language of the project: <c>cs</c>, <c>vb</c> or <c>fs</c>.</param>
/// <param name="Sources">The test class.</param>
/// <param name="Packages">The packages of the framework, each with its version.</param>
internal sealed record MatrixRow(
    string Framework, string Version, string Language, string Sources, params (string Package, string Version)[] Packages)
{
    /// <summary>A name for the folder, the project and its root namespace.</summary>
    public string Name =>
        string.Concat($"{Framework} {Version} {Language}{(Adapter is null ? string.Empty : " rows")}".Select(
            static character => char.IsLetterOrDigit(character) ? character : '_'));

    /// <summary>The package with requirements as rows, where the project has it: two more tests, one of which holds.</summary>
    public string? Adapter { get; init; }

    /// <summary>Properties of the project, where it has other ones than those of every test project.</summary>
    public string Properties { get; init; } = string.Empty;

    /// <summary>What becomes of rows that another process has to find.</summary>
    public RowSupport Rows { get; init; }

    /// <summary>
    /// The framework's outcome of what cannot be decided, as its runners call it; null where it has none, so that the test fails.
    /// </summary>
    public string? Undecided { get; init; }

    /// <summary>False where the framework does not run under VSTest.</summary>
    public bool OnVstest { get; init; } = true;

    /// <summary>False where the framework does not run under Microsoft.Testing.Platform.</summary>
    public bool OnPlatform { get; init; } = true;

    /// <summary>True for the version of the SDK's template.</summary>
    public bool IsTemplate { get; init; }

    /// <summary>True for the newest version of its framework.</summary>
    public bool IsNewest { get; init; }

    /// <summary>True where the long tests alone try this row: an old version, another language, what another row shows as well.</summary>
    public bool IsLong { get; init; }

    /// <summary>True where the long tests try this row, with all that there is of it.</summary>
    public bool IsWhole { get; init; }

    /// <summary>True where the runner itself writes a summary for the page of a job of GitHub.</summary>
    public bool HasSummary { get; init; }

    /// <summary>
    /// True where the tests of what the framework gives run under VSTest: where they do not under Microsoft.Testing.Platform,
    /// and among the long tests.
    /// </summary>
    public bool HasFeaturesOnVstest => Features is not null && (IsWhole || !OnPlatform);

    /// <summary>False where VSTest does not count the framework's inconclusive tests at all.</summary>
    public bool VstestCountsInconclusive { get; init; } = true;

    /// <summary>True where the command that a report prints is tried as well.</summary>
    public bool Repeats { get; init; }

    /// <summary>True where that command runs all rows of a test under VSTest.</summary>
    public bool VstestRepeatsAllRows { get; init; }

    /// <summary>True where it runs all of them under Microsoft.Testing.Platform.</summary>
    public bool PlatformRepeatsAllRows { get; init; }

    /// <summary>True where what is not decided is to fail in one more test, and to pass in another.</summary>
    public bool HasUndecidedOptions => IsNewest || Features is not null;

    /// <summary>Tests of what the framework gives to tests; null where they are not tried with this version.</summary>
    public FrameworkFeatures? Features { get; init; }

    /// <summary>All of them, for the long tests; null where none are tried.</summary>
    public FrameworkFeatures? AllFeatures { get; init; }

    /// <summary>The tests of a second framework in the same project, and how they end under VSTest; null where there is none.</summary>
    public (string Source, MatrixOutcome Outcome)? Second { get; init; }

    /// <summary>How all tests of the project are expected to end under Microsoft.Testing.Platform.</summary>
    public MatrixOutcome PlatformExpected => Expected(countsInconclusive: true, Features);

    /// <summary>How all tests of the project are expected to end under VSTest.</summary>
    public MatrixOutcome VstestExpected =>
        Expected(VstestCountsInconclusive, HasFeaturesOnVstest ? Features : null) + (Second?.Outcome ?? new MatrixOutcome(0, 0, 0));

    /// <summary>The sources and other files of the project.</summary>
    public IEnumerable<(string File, string Text)> Files
    {
        get
        {
            yield return ($"PerformanceTests.{Language}", Sources);
            if (Language != "cs")
            {
                yield return ("splnet.json", MatrixSources.TwoRuns);
                yield break;
            }

            yield return ("Claims.cs", MatrixSources.Claims);
            yield return ("Surroundings.cs", MatrixSources.Surroundings);
            if (Framework.StartsWith("xUnit", StringComparison.Ordinal))
                yield return ("xunit.runner.json", MatrixSources.ParallelXunit);
            if (Features is { } features)
            {
                yield return ("Journal.cs", MatrixSources.Journal);
                yield return ("FeatureTests.cs", features.Source);
            }

            if (HasUndecidedOptions)
                yield return ("UndecidedTests.cs", MatrixSources.UndecidedOf(Framework));
            if (Second is { } second)
                yield return ("SecondTests.cs", second.Source);
            if (Adapter is null)
                yield break;
            yield return ("splnet.json", IsNewest ? MatrixSources.InProcesses : MatrixSources.InThisProcess);
            yield return ("RequirementTests.cs", MatrixSources.RequirementsOf(Framework));
            yield return ("perf.spl", MatrixSources.Requirements);
        }
    }

    // One that holds, rows of which one fails, rows of which one is refused where none is told, one that is not decided; in C# two that run
    // at the same time.
    private MatrixOutcome Expected(bool countsInconclusive, FrameworkFeatures? tried)
    {
        var isRefused = Rows == RowSupport.Refused || Rows == RowSupport.WithOwnAttribute && Adapter is null;
        var page = Language == "cs"
            ? new MatrixOutcome(Passed: 4, Failed: 1, Skipped: 0)
            : new MatrixOutcome(Passed: 1, Failed: 1, Skipped: 0);
        var rows = isRefused ? new MatrixOutcome(Passed: 1, Failed: 1, Skipped: 0) : new MatrixOutcome(Passed: 2, Failed: 0, Skipped: 0);
        var undecided = Undecided is null
            ? MatrixOutcome.OneFailure
            : new MatrixOutcome(Passed: 0, Failed: 0, Skipped: countsInconclusive ? 1 : 0);
        var requirements = new MatrixOutcome(Passed: Adapter is null ? 0 : 1, Failed: Adapter is null ? 0 : 1, Skipped: 0);
        var asAsked = HasUndecidedOptions
            ? new MatrixOutcome(Passed: 1, Failed: 1, Skipped: 0)
            : new MatrixOutcome(Passed: 0, Failed: 0, Skipped: 0);
        var features = new MatrixOutcome(
            tried?.Passed ?? 0, 0, (tried?.Skipped ?? 0) + (countsInconclusive ? tried?.Inconclusive ?? 0 : 0));
        return page + rows + undecided + asAsked + requirements + features;
    }
}
