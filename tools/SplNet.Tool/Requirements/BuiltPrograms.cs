using SplNet.Versioning;
using SplNet.Versions.Builds.MSBuild;

namespace SplNet.Tool.Requirements;

/// <summary>The programs that projects have built in Release. MSBuild provides their paths, since output layouts differ.</summary>
internal static class BuiltPrograms
{
    private const string Suffix = ".runtimeconfig.json";

    // It is next to every program that measures.
    private const string HostName = "SplNet.Host.dll";

    private static readonly string Release = Path.Combine("bin", "Release");

    /// <summary>The programs in a folder itself; without any, the programs that the project there has built.</summary>
    public static IReadOnlyList<string> Of(string folder) => InFolderOf(folder) is { Count: > 0 } beside ? beside : In(folder);

    /// <summary>The programs in a folder itself.</summary>
    public static IReadOnlyList<string> InFolderOf(string folder) =>
    [
        .. Directory.EnumerateFiles(folder, "*" + Suffix)
            .Select(static path => path[..^Suffix.Length] + ".dll")
            .Where(static path => File.Exists(path) && Path.GetFileName(path) != HostName)
            .Order(StringComparer.Ordinal),
    ];

    /// <summary>The programs that the projects in a folder have built.</summary>
    public static IReadOnlyList<string> In(string folder) => ProjectSearch.Of(folder).ToList() is { Count: > 0 } projects
        ? [.. projects.SelectMany(OfProject).Distinct(StringComparer.Ordinal).Order(StringComparer.Ordinal)]
        : InUsualPlaces(folder);

    /// <summary>The programs that a project has built: one for each of its target frameworks.</summary>
    public static IReadOnlyList<string> OfProject(string project) => EvaluatedProject.Of(project) is { Count: > 0 } evaluated
        ? [.. evaluated.Select(static one => one.Built.LastOrDefault(IsProgram)).OfType<string>().Distinct(StringComparer.Ordinal)]
        : InUsualPlaces(Path.GetDirectoryName(Path.GetFullPath(project))!);

    /// <summary>The paths at which the projects in a folder will build their assemblies.</summary>
    public static IReadOnlyList<string> Expected(string folder) => [.. ProjectSearch.Of(folder).SelectMany(ExpectedOf)];

    /// <summary>The paths at which a project will build its assemblies.</summary>
    public static IReadOnlyList<string> ExpectedOf(string project) =>
        [.. EvaluatedProject.Of(project).Select(static one => one.TargetPath)];

    private static bool IsProgram(string assembly) => File.Exists(Path.ChangeExtension(assembly, Suffix));

    // For a folder without a project, or with one that MSBuild cannot read.
    private static List<string> InUsualPlaces(string folder)
    {
        var output = Path.Combine(folder, Release);
        if (!Directory.Exists(output))
            return [];
        var ofFrameworks = Directory.EnumerateDirectories(output).Order(StringComparer.Ordinal).ToList();
        var found = ofFrameworks.SelectMany(InFolderOf).ToList();
        return found.Count > 0
            ? found
            : [.. ofFrameworks.SelectMany(Directory.EnumerateDirectories).Order(StringComparer.Ordinal).SelectMany(InFolderOf)];
    }
}
