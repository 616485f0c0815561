namespace SplNet.Versions.Builds.MSBuild;

/// <summary>What a project is told of the solution that it is built with. Built alone it is told nothing, and files that it imports by <c>$(SolutionDir)</c> are missing without a word.</summary>
internal static class SolutionProperties
{
    private static readonly string[] Extensions = [".slnx", ".sln"];

    /// <summary>The properties, as MSBuild defines them.</summary>
    /// <param name="file">The full path of the solution.</param>
    public static IEnumerable<KeyValuePair<string, string>> Of(string file) =>
    [
        new("SolutionDir", Path.GetDirectoryName(file) + Path.DirectorySeparatorChar),
        new("SolutionExt", Path.GetExtension(file)),
        new("SolutionFileName", Path.GetFileName(file)),
        new("SolutionName", Path.GetFileNameWithoutExtension(file)),
        new("SolutionPath", file),
    ];

    /// <summary>The solutions that name a project, the nearest first; of one folder in the order of their names.</summary>
    /// <param name="root">The folder in which all of them lie.</param>
    /// <param name="project">The path of the project file within it.</param>
    /// <returns>Their paths within the folder, with slashes.</returns>
    public static IEnumerable<string> Naming(string root, string project)
    {
        var full = Path.GetFullPath(Path.Combine(root, project));
        for (var folder = Path.GetDirectoryName(full)!; ; folder = Path.GetDirectoryName(folder)!)
        {
            var named = Path.GetRelativePath(folder, full).Replace('\\', '/');
            foreach (var file in Extensions.SelectMany(extension => Directory.EnumerateFiles(folder, "*" + extension)).Where(static file => Extensions.Contains(Path.GetExtension(file))).Order(StringComparer.Ordinal))
            {
                if (File.ReadAllText(file).Replace('\\', '/').Contains($"\"{named}\"", StringComparison.OrdinalIgnoreCase))
                    yield return Path.GetRelativePath(root, file).Replace('\\', '/');
            }

            if (Path.GetRelativePath(root, folder) == ".")
                yield break;
        }
    }

    /// <summary>The file of a solution in the sources of a version, where it may have had the other extension.</summary>
    /// <param name="sources">The folder of the sources.</param>
    /// <param name="solution">Today's path within it.</param>
    /// <returns>Its full path; null if there was none.</returns>
    public static string? Find(string sources, string solution)
    {
        var today = Path.GetFullPath(Path.Combine(sources, solution));
        return Extensions.Select(extension => Path.ChangeExtension(today, extension)).Prepend(today).FirstOrDefault(File.Exists);
    }
}
