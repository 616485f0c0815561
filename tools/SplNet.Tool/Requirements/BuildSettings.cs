namespace SplNet.Tool.Requirements;

/// <summary>The options of the command line for builds of old versions; null, empty or false if the settings decide.</summary>
internal sealed record BuildSettings
{
    /// <summary>The options that were given.</summary>
    public IReadOnlyList<string> Names { get; init; } = [];

    /// <summary>The same with their values, as words of a command.</summary>
    public IReadOnlyList<string> Words { get; init; } = [];

    public string? Repository { get; init; }

    /// <summary>The folder whose repository has the order of commits: the named one, otherwise the current one.</summary>
    public string Folder => Path.GetFullPath(Repository ?? Directory.GetCurrentDirectory());

    public string? Project { get; init; }

    public string? Framework { get; init; }

    public IReadOnlyDictionary<string, string> Properties { get; init; } = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);

    public IReadOnlyList<string> DroppedPackages { get; init; } = [];

    public IReadOnlyList<string> SkippedSubmodules { get; init; } = [];

    public bool KeepSdkPin { get; init; }

    public bool IgnoreWarningsAsErrors { get; init; }

    public bool SkipPackageValidation { get; init; }

    public string? BuildCommand { get; init; }

    public string? BuiltFile { get; init; }

    public double? TimeoutSeconds { get; init; }

    public bool RebuildTests { get; init; }

    public bool Worktree { get; init; }

    public bool AcceptOtherBuild { get; init; }

    /// <summary>True if each revision builds the measured unit tests.</summary>
    public bool AreOfTests { get; init; }

    /// <summary>True for unit tests, whose benchmarks are compiled in a private folder.</summary>
    public bool AreUnitTests { get; init; }

    /// <summary>Lays them over other options. Properties and packages are added to theirs.</summary>
    public VersionOptions Over(VersionOptions options) => options with
    {
        Repository = Repository ?? options.Repository,
        Project = Project ?? options.Project,
        Framework = Framework ?? options.Framework,
        Properties = Properties.Count == 0 ? options.Properties : With(options.Properties),
        DroppedPackages = DroppedPackages.Count == 0
            ? options.DroppedPackages
            : [.. options.DroppedPackages.Union(DroppedPackages, StringComparer.OrdinalIgnoreCase)],
        SkippedSubmodules = SkippedSubmodules.Count == 0
            ? options.SkippedSubmodules
            : [.. options.SkippedSubmodules.Union(SkippedSubmodules, StringComparer.Ordinal)],
        KeepSdkPin = KeepSdkPin || options.KeepSdkPin,
        IgnoreWarningsAsErrors = IgnoreWarningsAsErrors || options.IgnoreWarningsAsErrors,
        SkipPackageValidation = SkipPackageValidation || options.SkipPackageValidation,
        BuildCommand = BuildCommand ?? options.BuildCommand,
        BuiltFile = BuiltFile ?? options.BuiltFile,
        BuildTimeout = TimeoutSeconds is { } seconds ? TimeSpan.FromSeconds(seconds) : options.BuildTimeout,
        RebuildTests = RebuildTests || options.RebuildTests,
        Worktree = Worktree || options.Worktree,
        AcceptOtherBuild = AcceptOtherBuild || options.AcceptOtherBuild,
        AreOfTests = AreOfTests,
        AreUnitTests = AreUnitTests,
    };

    /// <summary>The same as variables of the environment, for tests that another process runs.</summary>
    public IEnumerable<(string Name, string Value)> Variables() => new (string Name, string? Value)[]
    {
        ("SPLNET_REPOSITORY", Repository is null ? null : Path.GetFullPath(Repository)),
        ("SPLNET_PROJECT", File.Exists(Project) ? Path.GetFullPath(Project) : Project),
        ("SPLNET_FRAMEWORK", Framework),
        (
            "SPLNET_PROPERTIES",
            Properties.Count == 0 ? null : string.Join(';', Properties.Select(static property => $"{property.Key}={property.Value}"))),
        ("SPLNET_DROPPED_PACKAGES", DroppedPackages.Count == 0 ? null : string.Join(';', DroppedPackages)),
        ("SPLNET_SKIPPED_SUBMODULES", SkippedSubmodules.Count == 0 ? null : string.Join(';', SkippedSubmodules)),
        ("SPLNET_KEEP_SDK_PIN", True(KeepSdkPin)),
        ("SPLNET_IGNORE_WARNINGS_AS_ERRORS", True(IgnoreWarningsAsErrors)),
        ("SPLNET_SKIP_PACKAGE_VALIDATION", True(SkipPackageValidation)),
        ("SPLNET_BUILD_COMMAND", BuildCommand),
        ("SPLNET_BUILT_FILE", BuiltFile),
        ("SPLNET_BUILD_TIMEOUT_SECONDS", TimeoutSeconds?.ToString(System.Globalization.CultureInfo.InvariantCulture)),
        ("SPLNET_REBUILD_TESTS", True(RebuildTests)),
        ("SPLNET_WORKTREE", True(Worktree)),
        ("SPLNET_ACCEPT_OTHER_BUILD", True(AcceptOtherBuild)),
    }.Where(static variable => variable.Value is not null).Select(static variable => (variable.Name, variable.Value!));

    private static string? True(bool set) => set ? "true" : null;

    private Dictionary<string, string> With(IReadOnlyDictionary<string, string> others)
    {
        var all = new Dictionary<string, string>(others, StringComparer.OrdinalIgnoreCase);
        foreach (var (name, value) in Properties)
            all[name] = value;
        return all;
    }
}
