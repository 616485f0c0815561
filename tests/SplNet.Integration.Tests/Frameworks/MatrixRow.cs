namespace SplNet.Integration.Tests.Frameworks;

/// <summary>A test framework in some version, and a project that uses it as its template does.</summary>
/// <param name="Framework">The framework's name.</param>
/// <param name="Version">Its version.</param>
/// <param name="Language">The language of the project: <c>cs</c>, <c>vb</c> or <c>fs</c>.</param>
/// <param name="Sources">The test class.</param>
/// <param name="Packages">The packages of the framework, each with its version.</param>
internal sealed record MatrixRow(string Framework, string Version, string Language, string Sources, params (string Package, string Version)[] Packages)
{
    /// <summary>A name for the folder, the project and its root namespace.</summary>
    public string Name =>
        string.Concat($"{Framework} {Version} {Language}{(Adapter is null ? string.Empty : " rows")}".Select(static character => char.IsLetterOrDigit(character) ? character : '_'));

    /// <summary>The package with requirements as rows, where the project has it: two more tests, one of which holds.</summary>
    public string? Adapter { get; init; }

    /// <summary>Properties of the project, where it has other ones than those of every test project.</summary>
    public string Properties { get; init; } = string.Empty;

    /// <summary>How the tests of the class are expected to end.</summary>
    public MatrixOutcome Outcome { get; init; } = MatrixOutcome.Whole;

    /// <summary>False where the framework does not run under VSTest.</summary>
    public bool OnVstest { get; init; } = true;

    /// <summary>False where the framework does not run under Microsoft.Testing.Platform.</summary>
    public bool OnPlatform { get; init; } = true;

    /// <summary>True for a row that stands between others, or is what a suite of this repository runs on: it is tried with the whole matrix only.</summary>
    public bool OnlyInWhole { get; init; }

    /// <summary>True for the newest version of its framework.</summary>
    public bool IsNewest { get; init; }

    /// <summary>False where VSTest does not count the framework's inconclusive tests at all.</summary>
    public bool VstestCountsInconclusive { get; init; } = true;

    /// <summary>How all tests of the project are expected to end under Microsoft.Testing.Platform.</summary>
    public MatrixOutcome PlatformExpected => Adapter is null ? Outcome : Outcome with { Passed = Outcome.Passed + 1, Failed = Outcome.Failed + 1 };

    /// <summary>How all tests of the project are expected to end under VSTest.</summary>
    public MatrixOutcome VstestExpected => VstestCountsInconclusive ? PlatformExpected : PlatformExpected with { Skipped = 0 };

    /// <summary>The sources and other files of the project.</summary>
    public IEnumerable<(string File, string Text)> Files
    {
        get
        {
            yield return ($"PerformanceTests.{Language}", Sources);
            if (Language == "cs")
                yield return ("Claims.cs", MatrixSources.Claims);
            if (Adapter is null)
                yield break;
            yield return ("RequirementTests.cs", MatrixSources.RequirementsOf(Framework));
            yield return ("perf.spl", MatrixSources.Requirements);
        }
    }
}
