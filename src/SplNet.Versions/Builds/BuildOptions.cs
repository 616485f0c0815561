namespace SplNet.Versions.Builds;

/// <summary>The options of a build. All except <see cref="Timeout"/> and <see cref="Advice"/> are part of the key of the build.</summary>
internal sealed record BuildOptions
{
    /// <summary>Gets the configuration; <c>Release</c>, because anything else is not worth measuring.</summary>
    public string Configuration { get; init; } = "Release";

    /// <summary>
    /// Gets the target framework to build for; null for the best one of the project that <see cref="HostFramework"/> can load. A framework
    /// that the project does not list is built anyway, for projects whose frameworks no installed SDK can build any more.
    /// </summary>
    public string? TargetFramework { get; init; }

    /// <summary>Gets the framework of the test that will load the assembly; <c>net10.0</c>.</summary>
    public string HostFramework { get; init; } = "net10.0";

    /// <summary>Gets the handling of the SDK version in <c>global.json</c>; it is ignored by default.</summary>
    public SdkPin SdkPin { get; init; } = SdkPin.SetAside;

    /// <summary>
    /// Gets further global properties (<c>-p:Name=Value</c>), unescaped; they override everything that SplNet sets. None.
    /// </summary>
    public IReadOnlyDictionary<string, string> Properties { get; init; } = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);

    /// <summary>
    /// Gets the exact names of packages to remove: packages that only serve the build and cannot be restored any more, or that need
    /// something an export lacks, as version stampers need the repository. Also applies to <c>GlobalPackageReference</c> and to
    /// referenced projects. None.
    /// </summary>
    public IReadOnlyList<string> DroppedPackages { get; init; } = [];

    /// <summary>
    /// Gets the submodules to leave out of the exported sources, by their paths or the paths of parent folders in the repository. None.
    /// </summary>
    public IReadOnlyList<string> SkippedSubmodules { get; init; } = [];

    /// <summary>True to keep warnings as warnings, whatever the project says, because a newer compiler has more of them. False.</summary>
    public bool IgnoresWarningsAsErrors { get; init; }

    /// <summary>True to skip the validation of packages and of compatibility, which compare with other versions. False.</summary>
    public bool SkipsPackageValidation { get; init; }

    /// <summary>True to run analyzers, which do not change the assembly; source generators always run. False.</summary>
    public bool RunsAnalyzers { get; init; }

    /// <summary>
    /// Gets a command line that builds instead of the project's restore and build; the system's shell runs it in the
    /// root of the export. Null.
    /// </summary>
    public string? BuildCommand { get; init; }

    /// <summary>
    /// Gets the built assembly, relative to the root of the export, for a <see cref="BuildCommand"/> whose output MSBuild does not know.
    /// Null: MSBuild is asked.
    /// </summary>
    public string? BuiltFile { get; init; }

    /// <summary>Gets the time limit for all steps of a build together; 10 minutes.</summary>
    public TimeSpan Timeout { get; init; } = TimeSpan.FromMinutes(10);

    /// <summary>Gets the advice of failures; by default the advice for versions.</summary>
    public BuildAdvice Advice { get; init; } = BuildAdvice.OfVersions;
}
