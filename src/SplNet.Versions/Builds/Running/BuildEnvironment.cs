namespace SplNet.Versions.Builds.Running;

/// <summary>
/// The environment of a build: the user's, with the same paths, packages and proxies as in the user's own builds.
/// It removes everything that MSBuild, the test platform or SplNet passes to child processes, and disables prompts,
/// telemetry and lingering processes.
/// </summary>
internal static class BuildEnvironment
{
    private const string GitCeiling = "GIT_CEILING_DIRECTORIES";

    private static readonly string[] RemovedPrefixes = ["MSBUILD", "VSTEST", "TESTINGPLATFORM", "SPLNET_", "CORECLR_", "COR_"];

    private static readonly string[] Removed =
    [
        "DOTNET_HOST_PATH", "DOTNET_STARTUP_HOOKS", "DOTNET_ADDITIONAL_DEPS", "DOTNET_SHARED_STORE", "DOTNET_RUNTIME_ID",
        "DOTNET_ROLL_FORWARD",
        "DOTNET_TC_CallCountingDelayMs", "DOTNET_TieredPGO", "DOTNET_TieredCompilation", "DOTNET_ReadyToRun", "DOTNET_gcServer",
        "Configuration", "Platform", "TargetFramework", "TargetFrameworks",

        // Output folders: a pipeline may set them for its own build, and the version would overwrite that output.
        "OutputPath", "OutDir", "BaseOutputPath", "ArtifactsPath", "IntermediateOutputPath", "BaseIntermediateOutputPath", "PublishDir",
        "PackageOutputPath", "RestoreOutputPath",

        // Variables in which a git hook or alias describes its repository (git rev-parse --local-env-vars); the sources are in a different
        // one. Git keeps the configured variables for submodules too.
        "GIT_DIR", "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
        "GIT_ALTERNATE_OBJECT_DIRECTORIES",
        "GIT_PREFIX", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NAMESPACE", "GIT_CONFIG", "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE",
        "GIT_NO_REPLACE_OBJECTS", "GIT_REPLACE_REF_BASE",
    ];

    private static readonly Dictionary<string, string> Settings = new(StringComparer.Ordinal)
    {
        // The errors are parsed from the output of the build.
        ["DOTNET_CLI_UI_LANGUAGE"] = "en",
        ["VSLANG"] = "1033",
        ["DOTNET_NOLOGO"] = "1",
        ["DOTNET_CLI_TELEMETRY_OPTOUT"] = "1",
        ["DOTNET_CLI_WORKLOAD_UPDATE_NOTIFY_DISABLE"] = "1",
        ["DOTNET_GENERATE_ASPNET_CERTIFICATE"] = "false",

        // The runtime's pipes and sockets in the temporary folder would outlive a killed build.
        ["DOTNET_EnableDiagnostics"] = "0",

        // A build is short, and its processes compile most code to run it only rarely: each of these features costs a
        // seventh of the processor time.
        ["DOTNET_EnableWriteXorExecute"] = "0",
        ["DOTNET_TieredPGO"] = "0",

        // Also for processes that the build starts: no servers and no terminal logger.
        ["MSBUILDDISABLENODEREUSE"] = "1",
        ["DOTNET_CLI_USE_MSBUILD_SERVER"] = "0",
        ["UseSharedCompilation"] = "false",
        ["MSBUILDTERMINALLOGGER"] = "off",
    };

    /// <summary>Changes an environment into a build environment.</summary>
    /// <param name="environment">The user's environment.</param>
    /// <param name="root">The private folder of the build; null for a step in the user's folders.</param>
    public static void Apply(IDictionary<string, string?> environment, string? root = null)
    {
        foreach (var name in environment.Keys.Where(IsRemoved).ToList())
            environment.Remove(name);
        foreach (var (name, value) in Settings)
            environment[name] = value;
        if (root is not null)
            environment[GitCeiling] = Ceilings(environment, root);
    }

    // A version stamper asks git, which searches upwards for a repository: the private folder may be inside one with a different commit.
    private static string Ceilings(IDictionary<string, string?> environment, string root) =>
        environment.TryGetValue(GitCeiling, out var more) && !string.IsNullOrEmpty(more) ? root + Path.PathSeparator + more : root;

    private static bool IsRemoved(string name) =>
        Removed.Contains(name, StringComparer.OrdinalIgnoreCase)
        || RemovedPrefixes.Any(prefix => name.StartsWith(prefix, StringComparison.OrdinalIgnoreCase));
}
