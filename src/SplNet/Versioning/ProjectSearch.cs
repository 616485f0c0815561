using System.Collections.Concurrent;
using System.IO.Enumeration;
using System.Xml;
using System.Xml.Linq;
using SplNet.Versions.Builds;
using SplNet.Versions.Builds.MSBuild;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versioning;

/// <summary>Finds the project of an assembly in the work tree.</summary>
internal static class ProjectSearch
{
    private static readonly string[] Skipped = ["bin", "obj", "node_modules"];

    // Folders for the output of builds and restores; but some repositories keep sources there.
    private static readonly string[] SkippedFirst = [.. Skipped, "artifacts", "packages"];

    // Every project below them imports these files.
    private static readonly string[] Imported = ["Directory.Build.props", "Directory.Build.targets"];

    private const string ProjectName = "$(MSBuildProjectName)";

    // Each takes a second.
    private const int MostEvaluated = 40;

    private static readonly ConcurrentDictionary<(string Root, string Assembly), string> Found = new();

    /// <summary>The path of the project file, relative to the root, with slashes.</summary>
    /// <param name="root">The root of the work tree.</param>
    /// <param name="assembly">The simple name of the assembly.</param>
    /// <exception cref="SplNetException">The project does not exist, or there are several.</exception>
    public static string Find(string root, string assembly) =>
        Found.GetOrAdd((root, assembly), static key => Search(key.Root, key.Assembly));

    private static string Search(string root, string assembly)
    {
        var projects = Building(root, assembly).Select(path => Path.GetRelativePath(root, path).Replace('\\', '/'))
            .Order(StringComparer.Ordinal).ToList();
        return projects switch
        {
            [var only] => only,
            [] => throw new SplNetException(
                $"{root} does not contain a project that builds {assembly}.dll, so its old versions cannot be built. " +
                $"Name the project: {Remedy.Project()}. " +
                "Or measure its package, nuget:1.2.3."),
            _ => throw new SplNetException(
                $"{root} holds several projects that build {assembly}.dll: {string.Join(", ", projects)}. " +
                $"Name one: {Remedy.Project(projects[0])}."),
        };
    }

    /// <summary>
    /// The paths of the projects at or below a folder that build an assembly. MSBuild is used only if no project file contains the name,
    /// which may be set in Directory.Build.props.
    /// </summary>
    /// <param name="root">The folder.</param>
    /// <param name="assembly">The simple name of the assembly.</param>
    public static List<string> Building(string root, string assembly)
    {
        if (Where(root, path => NameOf(path) == assembly) is { Count: > 0 } stated)
            return stated;
        if (Where(root, path => Resembles(Path.GetFileNameWithoutExtension(path), assembly) && EvaluatedName(path) == assembly)
            is { Count: > 0 } alike)
            return alike;
        return Where(root, static _ => true).Count <= MostEvaluated ? Where(root, path => EvaluatedName(path) == assembly) : [];
    }

    /// <summary>
    /// The paths of the matching project files at or below a folder: files of this repository first, without files that git ignores.
    /// </summary>
    /// <param name="root">The folder.</param>
    /// <param name="isWanted">Decides by the path whether a project matches.</param>
    public static List<string> Where(string root, Func<string, bool> isWanted)
    {
        foreach (var projects in new[]
        {
            Projects(root, SkippedFirst, entersRepositories: false),
            Projects(root, Skipped, entersRepositories: false),
            Projects(root, Skipped, entersRepositories: true),
        })
        {
            if (projects.Where(isWanted).ToList() is { Count: > 0 } found)
                return found.Count == 1 ? found : WithoutIgnored(root, found);
        }

        return [];
    }

    /// <summary>The paths of the project files directly in a folder.</summary>
    /// <param name="folder">The folder.</param>
    public static IEnumerable<string> Of(string folder) => Projects(folder, skipped: null, entersRepositories: false);

    // A git-ignored folder of the repository may contain a copy of it.
    private static List<string> WithoutIgnored(string root, List<string> projects)
    {
        try
        {
            using var repository = GitRepository.Discover(root);
            return projects.FindAll(project => !repository.IsIgnored(project)) is { Count: > 0 } versioned ? versioned : projects;
        }
        catch (RepositoryException)
        {
            return projects; // a working copy of Subversion, or a plain folder
        }
    }

    private static bool Resembles(string project, string assembly) =>
        assembly.Contains(project, StringComparison.OrdinalIgnoreCase) || project.Contains(assembly, StringComparison.OrdinalIgnoreCase);

    private static string? EvaluatedName(string project) => EvaluatedProject.Of(project) is [var first, ..] ? first.AssemblyName : null;

    private static FileSystemEnumerable<string> Projects(string root, string[]? skipped, bool entersRepositories) => new(
        root,
        static (ref entry) => entry.ToFullPath(),
        new EnumerationOptions
        {
            RecurseSubdirectories = skipped is not null,
            IgnoreInaccessible = true,
            AttributesToSkip = FileAttributes.ReparsePoint,
        })
    {
        ShouldIncludePredicate = static (ref entry) =>
            !entry.IsDirectory && entry.FileName.EndsWith("proj", StringComparison.OrdinalIgnoreCase),
        ShouldRecursePredicate = (ref entry) =>
            !entry.FileName.StartsWith('.') && !skipped!.Contains(entry.FileName.ToString(), StringComparer.OrdinalIgnoreCase)
                && (entersRepositories || !IsRepository(entry.ToFullPath())),
    };

    /// <summary>The full path of the project that builds an assembly, if it is in a parent folder of its output.</summary>
    /// <param name="assembly">The full path of the assembly.</param>
    public static string? Above(string assembly)
    {
        var name = Path.GetFileNameWithoutExtension(assembly);
        for (var folder = new DirectoryInfo(Path.GetDirectoryName(assembly)!); folder is not null; folder = folder.Parent)
        {
            if (Of(folder.FullName).FirstOrDefault(project => AssemblyOf(project) == name) is { } found)
                return found;
        }

        return null;
    }

    // A different clone or worktree. A submodule belongs to the versions of the repository.
    private static bool IsRepository(string folder)
    {
        var entry = Path.Combine(folder, ".git");
        return Directory.Exists(entry) || (File.Exists(entry) && !File.ReadAllText(entry).Contains("/modules/", StringComparison.Ordinal));
    }

    /// <summary>
    /// The simple name of the assembly that a project builds. MSBuild is used if files that the project imports may set it.
    /// </summary>
    /// <param name="project">The path of the project file.</param>
    public static string AssemblyOf(string project) => (MayBeNamedElsewhere(project) ? EvaluatedName(project) : null) ?? NameOf(project);

    private static bool MayBeNamedElsewhere(string project)
    {
        if (Said(project) is { } said)
            return said.Replace(ProjectName, string.Empty, StringComparison.OrdinalIgnoreCase).Contains("$(", StringComparison.Ordinal);
        var files = new List<string> { project };
        for (var folder = new DirectoryInfo(Path.GetDirectoryName(Path.GetFullPath(project))!); folder is not null; folder = folder.Parent)
            files.AddRange(Imported.Select(name => Path.Combine(folder.FullName, name)).Where(File.Exists));
        return files.Any(static file => File.ReadAllText(file) is var text
            && (text.Contains("<AssemblyName", StringComparison.OrdinalIgnoreCase)
                || text.Contains("<Import ", StringComparison.OrdinalIgnoreCase)));
    }

    /// <summary>The simple name of the assembly that a project builds, according to its file.</summary>
    /// <param name="project">The path of the project file.</param>
    public static string NameOf(string project)
    {
        var byFile = Path.GetFileNameWithoutExtension(project);
        return Said(project)?.Replace(ProjectName, byFile, StringComparison.OrdinalIgnoreCase) ?? byFile;
    }

    private static string? Said(string project)
    {
        try
        {
            return XDocument.Load(project).Descendants().LastOrDefault(static element => element.Name.LocalName == "AssemblyName")?.Value
                .Trim() is { Length: > 0 } said
                ? said
                : null;
        }
        catch (Exception failure) when (failure is XmlException or IOException or UnauthorizedAccessException)
        {
            // A project that cannot be read cannot be built, but its file name still shows its intended name.
            return null;
        }
    }
}
