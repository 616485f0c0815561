namespace SplNet.Versions.Builds;

/// <summary>The projects in the sources of a version.</summary>
internal static class SourceProjects
{
    private const int Shown = 10;

    /// <summary>Finds the wanted project in exported sources. It may have been in a different folder then.</summary>
    /// <returns>Its path within the sources.</returns>
    /// <exception cref="BuildFailedException">It is missing; the message lists the existing projects.</exception>
    public static string Find(BuildRequest request, string sources)
    {
        if (File.Exists(Path.Combine(sources, request.Project)))
            return request.Project;
        Directory.CreateDirectory(sources); // an empty version has no folder either
        return Find(request.Name, request.Project, Directory.EnumerateFiles(sources, "*.*proj", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(sources, path).Replace('\\', '/')));
    }

    /// <summary>Finds the wanted project among files. It may have been in a different folder then.</summary>
    /// <param name="version">The name of the version.</param>
    /// <param name="project">The path of the project within the sources, with slashes.</param>
    /// <param name="files">The paths of files within the sources, with slashes.</param>
    /// <returns>Its path within the sources.</returns>
    /// <exception cref="BuildFailedException">It is missing; the message lists the existing projects.</exception>
    public static string Find(string version, string project, IEnumerable<string> files)
    {
        var projects = files.Where(static path => Path.GetExtension(path).EndsWith("proj", StringComparison.OrdinalIgnoreCase))
            .Order(StringComparer.Ordinal).ToList();
        if (projects.Contains(project))
            return project;
        if (projects.FindAll(path => Path.GetFileName(path) == Path.GetFileName(project)) is [var moved])
            return moved;
        throw new BuildFailedException(
            $"{version} does not contain {project}: it did not exist, or had a different path. " +
            (projects.Count == 0
                ? "The version does not contain any projects."
                : $"There are: {string.Join(", ", projects.Take(Shown))}. To build one of these, name it: {Remedy.Project(projects[0])}."));
    }
}
