namespace SplNet.Versions.Builds;

/// <summary>The projects in exported sources.</summary>
internal static class SourceProjects
{
    private const int Shown = 10;

    /// <summary>Sees that the wanted project is there.</summary>
    /// <exception cref="BuildFailedException">It is not; the message names those that are.</exception>
    public static void Require(BuildRequest request, string sources, string project)
    {
        if (File.Exists(project))
            return;
        Directory.CreateDirectory(sources); // a version without any file has no folder either
        var others = Directory.EnumerateFiles(sources, "*.*proj", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(sources, path).Replace('\\', '/'))
            .Order(StringComparer.Ordinal)
            .Take(Shown)
            .ToList();
        throw new BuildFailedException(
            $"{request.Name} has no project {request.Project}: it did not exist, or had another path. " +
            (others.Count == 0 ? "There are no projects at all." : $"There are: {string.Join(", ", others)}."));
    }
}
