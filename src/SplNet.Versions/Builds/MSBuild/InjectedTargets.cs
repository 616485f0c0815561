using System.Text.RegularExpressions;

namespace SplNet.Versions.Builds.MSBuild;

/// <summary>
/// The files imported into every project of a build, after the project's own files, without changing any project. Global
/// properties cannot do this, because they would also apply to referenced projects, which have other frameworks.
/// </summary>
internal static class InjectedTargets
{
    private static readonly string[] OutputProperties =
        [
            "ArtifactsPath", "BaseOutputPath", "OutputPath", "OutDir", "BaseIntermediateOutputPath", "IntermediateOutputPath",
            "MSBuildProjectExtensionsPath",
        ];

    /// <summary>Writes the files and replaces the files written before.</summary>
    /// <param name="folders">The folders of the build, one of which takes the files.</param>
    /// <param name="project">The full path of the project that is built.</param>
    /// <param name="framework">The framework for which it is built.</param>
    /// <param name="others">The frameworks to build of other projects, by project path.</param>
    /// <param name="droppedPackages">The packages to remove from all projects.</param>
    /// <returns>The global properties that import them.</returns>
    public static IReadOnlyDictionary<string, string> Write(
        BuildFolders folders, string project, FrameworkChoice framework, IReadOnlyDictionary<string, IReadOnlyList<string>> others,
        IReadOnlyList<string> droppedPackages)
    {
        var folder = folders.Neutral;
        var properties = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase)
        {
            ["CustomAfterDirectoryBuildTargets"] = Written(
                folder, "project.targets", (droppedPackages.Count > 0 ? Packages(droppedPackages) : string.Empty) + Places(folders.Root)),

            // For the outer evaluation of a project with several frameworks, which determines what to restore.
            ["CustomAfterMicrosoftCommonCrossTargetingTargets"] = Written(
                folder, "frameworks.targets", Frameworks(project, framework, others) + Places(folders.Root)),
        };

        // Runs before the SDK derives anything from the framework of a single-framework project.
        var single = others.Where(static other => other.Value.Count == 1)
            .Select(static other => (Project: other.Key, Framework: other.Value[0])).ToList();
        if (framework is { IsForeign: true, IsOneOfMany: false })
            single.Add((project, framework.Name));
        if (single.Count > 0)
            properties["BeforeTargetFrameworkInferenceTargets"] = Written(
                folder, "framework.targets", string.Concat(single.Select(static one => Single(one.Project, one.Framework))));

        return properties;
    }

    private static string Single(string project, string framework) => $"""
        <PropertyGroup Condition="{Is(project)} and '$(TargetFrameworks)' == ''">
          <TargetFramework>{MSBuildText.Literal(framework)}</TargetFramework>
        </PropertyGroup>
        """;

    // The project restores only the chosen framework. A referenced project drops the frameworks that no assembly of
    // the chosen one may refer to: they are never built, but a restore would look for their packs. All others may be needed
    // somewhere along the references.
    private static string Frameworks(string project, FrameworkChoice framework, IReadOnlyDictionary<string, IReadOnlyList<string>> others)
    {
        var known = others.Select(static other => (Project: other.Key, Frameworks: other.Value)).Append((project, [framework.Name]))
            .ToList();
        var ofPlatform = framework.Platform is { } platform ? $@"(?:-{platform}[\d.]*)?" : string.Empty;
        var names = string.Join('|', framework.Referable().Select(name => Regex.Escape(name) + ofPlatform));
        var unusable = $@"(?&lt;=^|;)(?!\s*(?:{names})\s*;)[^;]*;";
        // MSBuild functions return a single text; unescaping turns it back into a list.
        return $"""
            {string.Concat(known.Select(static one => Wanted(one.Project, one.Frameworks)))}
            <PropertyGroup Condition="!({string.Join(" or ", known.Select(static one => Is(one.Project)))}) and '$(TargetFrameworks)' != ''">
              <_SplNetFrameworks>$([System.Text.RegularExpressions.Regex]::Replace(`$(TargetFrameworks);`, `{unusable}`, ``))</_SplNetFrameworks>
              <TargetFrameworks Condition="'$(_SplNetFrameworks)' != ''">$([MSBuild]::Unescape($(_SplNetFrameworks.TrimEnd(';'))))</TargetFrameworks>
            </PropertyGroup>
            """;
    }

    private static string Wanted(string project, IReadOnlyList<string> frameworks) => $"""
        <PropertyGroup Condition="{Is(project)} and '$(TargetFrameworks)' != ''">
          <TargetFrameworks>{string.Join(';', frameworks.Select(MSBuildText.Literal))}</TargetFrameworks>
        </PropertyGroup>
        """;

    private static string Packages(IReadOnlyList<string> dropped)
    {
        var names = string.Join(';', dropped.Select(MSBuildText.Literal));
        return $"""
            <ItemGroup>
              <PackageReference Remove="{names}" />
              <GlobalPackageReference Remove="{names}" />
              <PackageDownload Remove="{names}" />
            </ItemGroup>
            """;
    }

    // A project may name output folders outside its own folder. Building there would overwrite the user's output.
    private static string Places(string root)
    {
        var inside = MSBuildText.Literal(Path.TrimEndingDirectorySeparator(root) + Path.DirectorySeparatorChar);
        return $"""
            <Target Name="_SplNetRequirePrivatePlaces" BeforeTargets="_GenerateRestoreProjectSpec;BeforeBuild;PrepareForBuild">
              <ItemGroup>
                {string.Concat(OutputProperties.Select(name => $"<_SplNetPlace Include=\"{name}\" Condition=\"'$({name})' != '' and !$([MSBuild]::NormalizePath($(MSBuildProjectDirectory), $({name})).StartsWith('{inside}'))\" Place=\"$({name})\" />"))}
              </ItemGroup>
              <Error Code="SPLNET101" Condition="'@(_SplNetPlace)' != ''" Text="$(MSBuildProjectFile) builds outside of the private copy of its sources, where it would replace other output: @(_SplNetPlace->'%(Identity) is %(Place)', ', '). State a path relative to the project for this build, such as -p BaseOutputPath=bin/." />
            </Target>
            """;
    }

    private static string Is(string project) => $"'$(MSBuildProjectFullPath)' == '{MSBuildText.Literal(project)}'";

    private static string Written(string folder, string name, string content)
    {
        var path = Path.Combine(folder, name);
        File.WriteAllText(path, $"<Project>{Environment.NewLine}{content}{Environment.NewLine}</Project>");
        return path;
    }
}
