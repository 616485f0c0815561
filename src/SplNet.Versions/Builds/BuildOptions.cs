namespace SplNet.Versions.Builds;

/// <summary>How a version is built. All of these are part of the key of its build, except <see cref="Timeout"/> and <see cref="Advice"/>.</summary>
internal sealed record BuildOptions
{
    /// <summary>The configuration; <c>Release</c>, since anything else is not worth measuring.</summary>
    public string Configuration { get; init; } = "Release";

    /// <summary>
    /// The target framework to build for; null for the best one of the project that <see cref="HostFramework"/> can load. One that the project
    /// does not list is built all the same, for projects whose frameworks no installed SDK can build any more.
    /// </summary>
    public string? TargetFramework { get; init; }

    /// <summary>The framework of the test that will load the assembly; <c>net10.0</c>.</summary>
    public string HostFramework { get; init; } = "net10.0";

    /// <summary>What becomes of the SDK version in <c>global.json</c>; it is set aside.</summary>
    public SdkPin SdkPin { get; init; } = SdkPin.SetAside;

    /// <summary>Further global properties (<c>-p:Name=Value</c>), unescaped; they win over all that SplNet sets. None.</summary>
    public IReadOnlyDictionary<string, string> Properties { get; init; } = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);

    /// <summary>
    /// The exact names of packages to do without: those that only serve the build and cannot be restored any more, or need what an export
    /// lacks, as version stampers need the repository. Also of <c>GlobalPackageReference</c>, and in referenced projects. None.
    /// </summary>
    public IReadOnlyList<string> DroppedPackages { get; init; } = [];

    /// <summary>Submodules that the sources are exported without, by their paths in the repository or those of folders above them. None.</summary>
    public IReadOnlyList<string> SkippedSubmodules { get; init; } = [];

    /// <summary>True for warnings that stay warnings whatever the project says: a newer compiler has more of them. False.</summary>
    public bool IgnoresWarningsAsErrors { get; init; }

    /// <summary>True for builds without the validation of packages and of compatibility, which compare with other versions. False.</summary>
    public bool SkipsPackageValidation { get; init; }

    /// <summary>True for builds with analyzers, which change nothing in the assembly; source generators run in any case. False.</summary>
    public bool RunsAnalyzers { get; init; }

    /// <summary>
    /// A command line that builds instead of restore and build of the project; the system's shell runs it in the root of the export. Null.
    /// </summary>
    public string? BuildCommand { get; init; }

    /// <summary>The built assembly, relative to the root of the export, for a <see cref="BuildCommand"/> whose output MSBuild does not know. Null: MSBuild is asked.</summary>
    public string? BuiltFile { get; init; }

    /// <summary>How long all steps of a build may take together before they are killed; 10 minutes.</summary>
    public TimeSpan Timeout { get; init; } = TimeSpan.FromMinutes(10);

    /// <summary>What a failure advises; that of versions.</summary>
    public BuildAdvice Advice { get; init; } = BuildAdvice.OfVersions;
}
