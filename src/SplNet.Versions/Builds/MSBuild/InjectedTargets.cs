using System.Text.RegularExpressions;

namespace SplNet.Versions.Builds.MSBuild;

/// <summary>
/// What is imported into every project of a build, behind the project's own files, without a change to any of them. Global properties could
/// not do it: they would hold for referenced projects too, which have frameworks of their own.
/// </summary>
internal static class InjectedTargets
{
    /// <summary>Writes the files.</summary>
    /// <returns>The global properties that have them imported.</returns>
    public static IReadOnlyDictionary<string, string> Write(string folder, string project, FrameworkChoice framework, IReadOnlyList<string> droppedPackages)
    {
        var properties = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase)
        {
            // Into the evaluation of a project with several frameworks that stands above those of each of them, and is asked what there is to restore.
            ["CustomAfterMicrosoftCommonCrossTargetingTargets"] = Written(folder, "frameworks.targets", Frameworks(project, framework)),
        };
        if (droppedPackages.Count > 0)
            properties["CustomAfterDirectoryBuildTargets"] = Written(folder, "packages.targets", Packages(droppedPackages));

        // Before the SDK derives anything from the framework of a project that has one only.
        if (framework is { IsForeign: true, IsOneOfMany: false })
        {
            properties["BeforeTargetFrameworkInferenceTargets"] = Written(
                folder,
                "framework.targets",
                $"<PropertyGroup Condition=\"{Is(project)}\"><TargetFramework>{MSBuildText.Literal(framework.Name)}</TargetFramework></PropertyGroup>");
        }

        return properties;
    }

    // The project restores the chosen framework only. Of a referenced project those are left out that no assembly of the chosen one may refer to,
    // which nobody builds and whose packs a restore would look for; all others may be needed on some way through the references.
    private static string Frameworks(string project, FrameworkChoice framework)
    {
        var names = string.Join('|', framework.Referable().Select(Regex.Escape));
        var unusable = $@"(?&lt;=^|;)(?!\s*(?:{names})\s*;)[^;]*;";
        return $"""
            <PropertyGroup Condition="{Is(project)} and '$(TargetFrameworks)' != ''">
              <TargetFrameworks>{MSBuildText.Literal(framework.Name)}</TargetFrameworks>
            </PropertyGroup>
            <PropertyGroup Condition="!({Is(project)}) and '$(TargetFrameworks)' != ''">
              <_SplNetFrameworks>$([System.Text.RegularExpressions.Regex]::Replace(`$(TargetFrameworks);`, `{unusable}`, ``))</_SplNetFrameworks>
              <TargetFrameworks Condition="'$(_SplNetFrameworks)' != ''">$(_SplNetFrameworks.TrimEnd(';'))</TargetFrameworks>
            </PropertyGroup>
            """;
    }

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

    private static string Is(string project) => $"'$(MSBuildProjectFullPath)' == '{MSBuildText.Literal(project)}'";

    private static string Written(string folder, string name, string content)
    {
        var path = Path.Combine(folder, name);
        File.WriteAllText(path, $"<Project>{Environment.NewLine}{content}{Environment.NewLine}</Project>");
        return path;
    }
}
