namespace SplNet.Versions.Builds.MSBuild;

/// <summary>The global properties of all steps of a build.</summary>
internal static class MSBuildProperties
{
    /// <summary>Whether a program gets a file that starts it.</summary>
    public const string AppHost = "UseAppHost";

    public static IReadOnlyDictionary<string, string> Of(BuildOptions options)
    {
        var properties = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase)
        {
            ["Configuration"] = options.Configuration,
            ["UseSharedCompilation"] = "false",
            ["NuGetInteractive"] = "false",

            // Packages in the output folder, also of libraries: the version has to bring what it needs.
            ["CopyLocalLockFileAssemblies"] = "true",

            // A lock file is of all frameworks of a project, and fewer are built.
            ["RestoreLockedMode"] = "false",

            // What is of no use to who loads the assembly, and fails where the repository, the registry or a pack of the runtime is missing.
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
