using System.Collections.Concurrent;
using System.IO.Enumeration;
using System.Xml;
using System.Xml.Linq;
using SplNet.Versions.Builds;

namespace SplNet.Versioning;

/// <summary>Finds the project of an assembly in the work tree.</summary>
internal static class ProjectSearch
{
    private static readonly string[] Skipped = ["bin", "obj", "node_modules"];

    // Where builds and restores write; but some repositories have their sources there.
    private static readonly string[] SkippedFirst = [.. Skipped, "artifacts", "packages"];
    private static readonly ConcurrentDictionary<(string Root, string Assembly), string> Found = new();

    /// <summary>The path of the project file, relative to the root, with slashes.</summary>
    /// <param name="root">The root of the work tree.</param>
    /// <param name="assembly">The simple name of the assembly.</param>
    /// <exception cref="SplNetException">There is none, or more than one.</exception>
    public static string Find(string root, string assembly) => Found.GetOrAdd((root, assembly), static key => Search(key.Root, key.Assembly));

    private static string Search(string root, string assembly)
    {
        var projects = Where(root, path => NameOf(path) == assembly).Select(path => Path.GetRelativePath(root, path).Replace('\\', '/')).Order(StringComparer.Ordinal).ToList();
        return projects switch
        {
            [var only] => only,
            [] => throw new SplNetException(
                $"{root} holds no project that builds {assembly}.dll, so its old versions cannot be built. Name the project: {Remedy.Project()}. " +
                "Or measure its package, nuget:1.2.3."),
            _ => throw new SplNetException(
                $"{root} holds several projects that build {assembly}.dll: {string.Join(", ", projects)}. Name one: {Remedy.Project(projects[0])}."),
        };
    }

    /// <summary>The paths of those project files in a folder and below that are looked for.</summary>
    /// <param name="root">The folder.</param>
    /// <param name="isWanted">Whether it is one of them, by its path.</param>
    public static List<string> Where(string root, Func<string, bool> isWanted) =>
        Projects(root, SkippedFirst).Where(isWanted).ToList() is { Count: > 0 } found ? found : [.. Projects(root, Skipped).Where(isWanted)];

    /// <summary>The paths of the project files in a folder itself.</summary>
    /// <param name="folder">The folder.</param>
    public static IEnumerable<string> Of(string folder) => Projects(folder, skipped: null);

    private static FileSystemEnumerable<string> Projects(string root, string[]? skipped) => new(
        root,
        static (ref entry) => entry.ToFullPath(),
        new EnumerationOptions { RecurseSubdirectories = skipped is not null, IgnoreInaccessible = true, AttributesToSkip = FileAttributes.ReparsePoint })
    {
        ShouldIncludePredicate = static (ref entry) => !entry.IsDirectory && entry.FileName.EndsWith("proj", StringComparison.OrdinalIgnoreCase),
        ShouldRecursePredicate = (ref entry) => !entry.FileName.StartsWith('.') && !skipped!.Contains(entry.FileName.ToString(), StringComparer.OrdinalIgnoreCase),
    };

    /// <summary>The full path of the project that builds an assembly, if it is in a folder above what it builds.</summary>
    /// <param name="assembly">The full path of the assembly.</param>
    public static string? Above(string assembly)
    {
        var name = Path.GetFileNameWithoutExtension(assembly);
        for (var folder = new DirectoryInfo(Path.GetDirectoryName(assembly)!); folder is not null; folder = folder.Parent)
        {
            if (Of(folder.FullName).FirstOrDefault(project => NameOf(project) == name) is { } found)
                return found;
        }

        return null;
    }

    /// <summary>The simple name of the assembly that a project builds, as far as its file tells.</summary>
    /// <param name="project">The path of the project file.</param>
    public static string NameOf(string project)
    {
        var byFile = Path.GetFileNameWithoutExtension(project);
        try
        {
            var said = XDocument.Load(project).Descendants().LastOrDefault(static element => element.Name.LocalName == "AssemblyName")?.Value.Trim();
            return string.IsNullOrEmpty(said) ? byFile : said.Replace("$(MSBuildProjectName)", byFile, StringComparison.OrdinalIgnoreCase);
        }
        catch (Exception failure) when (failure is XmlException or IOException or UnauthorizedAccessException)
        {
            // What cannot be read cannot be built either; its name still tells what it was meant to be.
            return byFile;
        }
    }
}
