namespace SplNet;

/// <summary>
/// Options for finding and building old versions of a library: <c>Options = ExperimentOptions.Default with { Versions = new() { Project =
/// "src/Lib/Lib.csproj" } }</c>.
/// </summary>
public sealed record VersionOptions
{
    // A shared instance, so that options without properties are equal.
    private static readonly Dictionary<string, string> NoProperties = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>
    /// A folder of the repository. The default, null, uses the repository of the tests' assembly, or of the current folder.
    /// </summary>
    public string? Repository { get; init; }

    /// <summary>
    /// The library's project: the path of its file or folder within the repository, or its name alone if it is unique. The default, null,
    /// searches for the project of the current assembly; set it if an operand calls several libraries, or if the project has moved.
    /// </summary>
    public string? Project { get; init; }

    /// <summary>
    /// The target framework to build; the project need not list it. The default, null, chooses the best framework that the tests can load.
    /// With <see cref="RebuildTests"/> it applies to the library; the tests keep theirs.
    /// </summary>
    public string? Framework { get; init; }

    /// <summary>Additional MSBuild properties (<c>-p:Name=Value</c>), which override all others. Empty by default.</summary>
    public IReadOnlyDictionary<string, string> Properties { get; init; } = NoProperties;

    /// <summary>
    /// The exact names of packages to omit from builds: packages that only serve the build and can no longer be restored, such as version
    /// stampers. Empty by default.
    /// </summary>
    public IReadOnlyList<string> DroppedPackages { get; init; } = [];

    /// <summary>
    /// Submodules that only serve tests, by their paths in the repository or the paths of their parent folders; versions are built without
    /// them. Empty by default.
    /// </summary>
    public IReadOnlyList<string> SkippedSubmodules { get; init; } = [];

    /// <summary>
    /// True builds with the SDK that an old <c>global.json</c> requires, or fails. The default, false, builds with the newest SDK.
    /// </summary>
    public bool KeepSdkPin { get; init; }

    /// <summary>
    /// True keeps warnings as warnings if the project treats them as errors, because newer compilers report more. False by default.
    /// </summary>
    public bool IgnoreWarningsAsErrors { get; init; }

    /// <summary>True skips package validation. False by default.</summary>
    public bool SkipPackageValidation { get; init; }

    /// <summary>
    /// A command that replaces restore and build of the project; the system's shell runs it in the root of the sources. Null by default.
    /// </summary>
    public string? BuildCommand { get; init; }

    /// <summary>
    /// The assembly that <see cref="BuildCommand"/> builds, relative to the root of the sources, if MSBuild does not
    /// know it. Null by default.
    /// </summary>
    public string? BuiltFile { get; init; }

    /// <summary>The time limit of a build. 10 minutes by default.</summary>
    public TimeSpan BuildTimeout { get; init; } = TimeSpan.FromMinutes(10);

    /// <summary>
    /// True compiles the current test project against each version, instead of replacing the assembly of the compiled tests. Required if a
    /// call resolves to a different overload in each version. False by default.
    /// </summary>
    public bool RebuildTests { get; init; }

    /// <summary>
    /// True accepts versions although their build produces code from the current sources that differs from the loaded code; a note lists
    /// the differences. With the default, false, the experiment is invalid.
    /// </summary>
    public bool AcceptOtherBuild { get; init; }

    /// <summary>True if the measured tests themselves are built at each revision, and not a library that they call.</summary>
    internal bool AreOfTests { get; init; }

    /// <summary>True for unit tests that the tool has compiled, whatever is built at each revision.</summary>
    internal bool AreUnitTests { get; init; }

    /// <summary>
    /// True builds in a worktree of the repository, for builds that read its history; it is removed afterwards. Git only. False by default.
    /// </summary>
    public bool Worktree { get; init; }
}
