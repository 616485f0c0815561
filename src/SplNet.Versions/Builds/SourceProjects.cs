namespace SplNet.Versions.Builds;

/// <summary>The projects in exported sources.</summary>
internal static class SourceProjects
{
    private const int Shown = 10;

    /// <summary>Finds the wanted project, which may have been in another folder then.</summary>
    /// <returns>Its path within the sources.</returns>
    /// <exception cref="BuildFailedException">It is not there; the message names those that are.</exception>
    public static string Find(BuildRequest request, string sources)
    {
        if (File.Exists(Path.Combine(sources, request.Project)))
            return request.Project;
        Directory.CreateDirectory(sources); // a version without any file has no folder either
        var others = Directory.EnumerateFiles(sources, "*.*proj", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(sources, path).Replace('\\', '/'))
            .Order(StringComparer.Ordinal)
            .ToList();
        if (others.FindAll(path => Path.GetFileName(path) == Path.GetFileName(request.Project)) is [var moved])
            return moved;
        throw new BuildFailedException(
            $"{request.Name} has no project {request.Project}: it did not exist, or had another path. " +
            (others.Count == 0 ? "There are no projects at all." : $"There are: {string.Join(", ", others.Take(Shown))}."));
    }
}
