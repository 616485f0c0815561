namespace SplNet.Versions.Builds.MSBuild;

/// <summary>
/// The solution properties that a project receives. A project that is built alone receives none, and files that it imports by
/// <c>$(SolutionDir)</c> are silently missing.
/// </summary>
internal static class SolutionProperties
{
    private static readonly string[] Extensions = [".slnx", ".sln"];

    /// <summary>Gets the properties as MSBuild defines them.</summary>
    /// <param name="file">The full path of the solution.</param>
    public static IEnumerable<KeyValuePair<string, string>> Of(string file) =>
    [
        new("SolutionDir", Path.GetDirectoryName(file) + Path.DirectorySeparatorChar),
        new("SolutionExt", Path.GetExtension(file)),
        new("SolutionFileName", Path.GetFileName(file)),
        new("SolutionName", Path.GetFileNameWithoutExtension(file)),
        new("SolutionPath", file),
    ];

    /// <summary>Finds the solutions that contain a project, the nearest first; in one folder, sorted by name.</summary>
    /// <param name="root">The folder of all solutions.</param>
    /// <param name="project">The path of the project file within it.</param>
    /// <returns>Their paths within the folder, with slashes.</returns>
    public static IEnumerable<string> Naming(string root, string project)
    {
        var full = Path.GetFullPath(Path.Combine(root, project));
        for (var folder = Path.GetDirectoryName(full)!; ; folder = Path.GetDirectoryName(folder)!)
        {
            var named = Path.GetRelativePath(folder, full).Replace('\\', '/');
            foreach (var file in Extensions.SelectMany(extension => Directory.EnumerateFiles(folder, "*" + extension))
                .Where(static file => Extensions.Contains(Path.GetExtension(file))).Order(StringComparer.Ordinal))
            {
                if (File.ReadAllText(file).Replace('\\', '/').Contains($"\"{named}\"", StringComparison.OrdinalIgnoreCase))
                    yield return Path.GetRelativePath(root, file).Replace('\\', '/');
            }

            if (Path.GetRelativePath(root, folder) == ".")
                yield break;
        }
    }

    /// <summary>Finds a solution in the sources of a version, which may have used the other file extension.</summary>
    /// <param name="sources">The folder of the sources.</param>
    /// <param name="solution">The current path within it.</param>
    /// <returns>Its full path; null if there was none.</returns>
    public static string? Find(string sources, string solution)
    {
        var today = Path.GetFullPath(Path.Combine(sources, solution));
        return Extensions.Select(extension => Path.ChangeExtension(today, extension)).Prepend(today).FirstOrDefault(File.Exists);
    }
}
