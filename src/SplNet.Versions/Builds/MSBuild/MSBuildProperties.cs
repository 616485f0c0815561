namespace SplNet.Versions.Builds.MSBuild;

/// <summary>The global properties of all steps of a build.</summary>
internal static class MSBuildProperties
{
    /// <summary>The property that controls whether a program gets an executable to start it.</summary>
    public const string AppHost = "UseAppHost";

    public static IReadOnlyDictionary<string, string> Of(BuildOptions options)
    {
        var properties = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase)
        {
            ["Configuration"] = options.Configuration,
            ["UseSharedCompilation"] = "false",
            ["NuGetInteractive"] = "false",

            // Copy packages to the output folder, even for libraries: the version must bring its dependencies.
            ["CopyLocalLockFileAssemblies"] = "true",

            // A lock file covers all frameworks of a project, but fewer are built.
            ["RestoreLockedMode"] = "false",

            // Disable features that are useless for loading the assembly and fail without the repository, the registry or a runtime pack.
            ["EnableSourceControlManagerQueries"] = "false",
            ["NuGetAudit"] = "false",
            [AppHost] = "false",
            ["GeneratePackageOnBuild"] = "false",
        };
        if (!options.RunsAnalyzers)
            properties["RunAnalyzers"] = "false";
        if (options.IgnoresWarningsAsErrors)
        {
            properties["TreatWarningsAsErrors"] = "false";
            properties["MSBuildTreatWarningsAsErrors"] = "false";
            properties["CodeAnalysisTreatWarningsAsErrors"] = "false";
            properties["WarningsAsErrors"] = string.Empty;
            properties["MSBuildWarningsAsErrors"] = string.Empty;
        }

        if (options.SkipsPackageValidation)
        {
            properties["EnablePackageValidation"] = "false";
            properties["ApiCompatValidateAssemblies"] = "false";
            properties["RunApiCompat"] = "false";
        }

        foreach (var (name, value) in options.Properties)
            properties[name] = value;
        return properties;
    }
}
