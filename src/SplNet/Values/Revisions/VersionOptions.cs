namespace SplNet;

/// <summary>How old versions of a library are found and built: <c>Options = ExperimentOptions.Default with { Versions = new() { Project = "src/Lib/Lib.csproj" } }</c>.</summary>
public sealed record VersionOptions
{
    // One for all, so that options without any are equal.
    private static readonly Dictionary<string, string> NoProperties = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>A folder of the repository. Null, the default, is that of the tests' assembly, else the current one.</summary>
    public string? Repository { get; init; }

    /// <summary>
    /// The library's project, by the path of its file within the repository, its folder there, or its name alone, which no other may have. Null, the default, looks for the project of today's assembly; say it where an
    /// operand calls several libraries, or the project was elsewhere.
    /// </summary>
    public string? Project { get; init; }

    /// <summary>The target framework to build, which the project need not list. Null, the default, is the best one that the tests can load. With <see cref="RebuildTests"/> it is the library's; the tests keep theirs.</summary>
    public string? Framework { get; init; }

    /// <summary>Further properties of MSBuild (<c>-p:Name=Value</c>); they win over all others. None.</summary>
    public IReadOnlyDictionary<string, string> Properties { get; init; } = NoProperties;

    /// <summary>
    /// The exact names of packages to build without: those that only serve the build and cannot be restored any more, such as version stampers. None.
    /// </summary>
    public IReadOnlyList<string> DroppedPackages { get; init; } = [];

    /// <summary>Submodules that only serve tests, by their paths in the repository or those of folders above them: versions are built without them. None.</summary>
    public IReadOnlyList<string> SkippedSubmodules { get; init; } = [];

    /// <summary>True to build with the SDK that an old <c>global.json</c> asks for, or fail. False, the default, builds with the newest one.</summary>
    public bool KeepSdkPin { get; init; }

    /// <summary>True to leave warnings as warnings where the project has them as errors: newer compilers have more of them. False.</summary>
    public bool IgnoreWarningsAsErrors { get; init; }

    /// <summary>True to build without validating packages against others. False.</summary>
    public bool SkipPackageValidation { get; init; }

    /// <summary>A command that builds instead of restore and build of the project, run by the system's shell in the root of the sources. Null.</summary>
    public string? BuildCommand { get; init; }

    /// <summary>The assembly that <see cref="BuildCommand"/> builds, relative to the root of the sources, where MSBuild does not know it. Null.</summary>
    public string? BuiltFile { get; init; }

    /// <summary>How long a build may take. 10 minutes.</summary>
    public TimeSpan BuildTimeout { get; init; } = TimeSpan.FromMinutes(10);

    /// <summary>
    /// True to compile today's test project against each version, instead of putting the version's assembly under the compiled tests: where a call means another
    /// overload in each version, only this measures it. False.
    /// </summary>
    public bool RebuildTests { get; init; }

    /// <summary>
    /// True to compare with versions although their build makes other code of today's sources than the tests have loaded; a note says what differs. False, the default, is Invalid then.
    /// </summary>
    public bool AcceptOtherBuild { get; init; }

    /// <summary>True if what is built at each revision are the tests that are measured, and not a library beneath them.</summary>
    internal bool AreOfTests { get; init; }

    /// <summary>True for unit tests that the tool has compiled for itself, whatever is built at each revision.</summary>
    internal bool AreUnitTests { get; init; }

    /// <summary>True to build in a worktree of the repository, for builds that read its history; it is removed afterwards. Git only. False.</summary>
    public bool Worktree { get; init; }
}
