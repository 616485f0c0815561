using System.Xml;
using System.Xml.Linq;

namespace SplNet.Versions.Builds;

/// <summary>
/// The sources of a project outside any repository: its folder, the folders of its project references, and the files that MSBuild looks for
/// in the folders above them.
/// </summary>
/// <param name="Root">The folder that contains all of them.</param>
/// <param name="Projects">The full paths of the projects.</param>
internal sealed record FolderSources(string Root, IReadOnlyList<string> Projects)
{
    private static readonly string[] NotSources = ["bin", "obj", ".git", ".svn", ".vs", ".idea", "node_modules"];
    private static readonly string[] Found = ["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"];
    private static readonly string[] AboveProjects =
    [
        "*.props", "*.targets", "*.rsp", "*.snk", "*.ruleset", "global.json", ".editorconfig", ".globalconfig",
    ];

    /// <summary>Finds the projects.</summary>
    /// <param name="project">The full path of the built project.</param>
    public static FolderSources Of(string project)
    {
        var projects = new List<string>();
        var open = new Queue<string>([Path.GetFullPath(project)]);
        while (open.TryDequeue(out var next))
        {
            if (projects.Contains(next, StringComparer.Ordinal) || !File.Exists(next))
                continue;
            projects.Add(next);
            foreach (var reference in References(next))
                open.Enqueue(reference);
        }

        return new FolderSources(
            HighestWithSettings(projects.Select(static path => Path.GetDirectoryName(path)!).Aggregate(Common)), projects);
    }

    /// <summary>Copies them into a new folder.</summary>
    public void CopyTo(string folder, CancellationToken cancellation)
    {
        foreach (var source in Projects.Select(static project => Path.GetDirectoryName(project)!))
        {
            CopyTree(source, folder, cancellation);
            for (var above = source; Path.GetRelativePath(Root, above) != "."; above = Path.GetDirectoryName(above)!)
                CopySettings(Path.GetDirectoryName(above)!, folder);
        }
    }

    private static IEnumerable<string> References(string project)
    {
        try
        {
            return [.. XDocument.Load(project).Descendants().Where(static element => element.Name.LocalName == "ProjectReference")
                .Select(static element => element.Attribute("Include")?.Value).OfType<string>()
                .Select(path => Path.GetFullPath(path.Replace('\\', '/'), Path.GetDirectoryName(project)!))];
        }
        catch (XmlException)
        {
            return []; // the build reports what is wrong with it
        }
    }

    private static string Common(string left, string right)
    {
        while (!(right + Path.DirectorySeparatorChar).StartsWith(left + Path.DirectorySeparatorChar, StringComparison.Ordinal))
            left = Path.GetDirectoryName(left)
                ?? throw new BuildFailedException($"{left} and {right} lie on different drives, so they cannot be copied together.");
        return left;
    }

    // Folders further up do not matter: a build in the private copy does not see them either.
    private static string HighestWithSettings(string folder)
    {
        var highest = folder;
        for (var above = Path.GetDirectoryName(folder); above is not null; above = Path.GetDirectoryName(above))
        {
            if (Array.Exists(Found, name => File.Exists(Path.Combine(above, name))))
                highest = above;
        }

        return highest;
    }

    private void CopyTree(string source, string folder, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        foreach (var file in new DirectoryInfo(source).EnumerateFiles())
            Copy(file, folder);
        foreach (var inner in new DirectoryInfo(source).EnumerateDirectories()
            .Where(static inner => inner.LinkTarget is null && !NotSources.Contains(inner.Name, StringComparer.OrdinalIgnoreCase)))
            CopyTree(inner.FullName, folder, cancellation);
    }

    private void CopySettings(string above, string folder)
    {
        var settings = new DirectoryInfo(above).EnumerateFiles(
            "*", new EnumerationOptions { MatchCasing = MatchCasing.CaseInsensitive, AttributesToSkip = FileAttributes.None })
            .Where(static file =>
                Array.Exists(AboveProjects, pattern => System.IO.Enumeration.FileSystemName.MatchesSimpleExpression(pattern, file.Name))
                || file.Name.Equals("nuget.config", StringComparison.OrdinalIgnoreCase));
        foreach (var file in settings)
            Copy(file, folder);
    }

    private void Copy(FileInfo file, string folder)
    {
        var target = Path.Combine(folder, Path.GetRelativePath(Root, file.FullName));
        Directory.CreateDirectory(Path.GetDirectoryName(target)!);
        file.CopyTo(target, overwrite: true);
    }
}
