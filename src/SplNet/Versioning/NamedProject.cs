namespace SplNet.Versioning;

/// <summary>The library's project as the user names it: by its path, its folder, or its name alone.</summary>
/// <param name="Path">Its path within the repository, with slashes.</param>
/// <param name="Assembly">The simple name of the assembly that it builds.</param>
internal sealed record NamedProject(string Path, string Assembly)
{
    private const string Ending = "proj";

    /// <summary>
    /// Finds it in the current work tree. A path that does not exist is used unchanged, because the project may have been
    /// elsewhere in old versions.
    /// </summary>
    /// <param name="text">The user's text.</param>
    /// <param name="root">The root of the work tree; null if there is none.</param>
    /// <exception cref="SplNetException">The text matches several projects, or none.</exception>
    public static NamedProject Find(string text, string? root)
    {
        var asItIs = new NamedProject(text.Replace('\\', '/'), System.IO.Path.GetFileNameWithoutExtension(text));
        if (root is null)
            return asItIs;
        if (Places(text, root).FirstOrDefault(System.IO.Path.Exists) is { } place)
            return At(File.Exists(place) ? [Required(place, text)] : [.. ProjectSearch.Of(place)], text, root);
        if (asItIs.Path.Contains('/', StringComparison.Ordinal))
            return asItIs;
        var called = ProjectSearch.Where(root, project => IsCalled(project, text));
        if (called.Count == 0 && !text.EndsWith(Ending, StringComparison.OrdinalIgnoreCase))
            called = ProjectSearch.Building(root, text);
        return called.Count == 0 && text.EndsWith(Ending, StringComparison.OrdinalIgnoreCase) ? asItIs : At(called, text, root);
    }

    // A solution could be built as well, but it does not have a single assembly.
    private static string Required(string file, string text) => file.EndsWith(Ending, StringComparison.OrdinalIgnoreCase)
        ? file
        : throw new SplNetException($"'{text}' is not a project file. Name one: {Versions.Builds.Remedy.Project()}.");

    // The repository is searched first, as settings of a project mean it; an argument of the command line may be
    // relative to the current folder.
    private static string[] Places(string text, string root) => [System.IO.Path.GetFullPath(text, root), System.IO.Path.GetFullPath(text)];

    private static bool IsCalled(string project, string text) =>
        System.IO.Path.GetFileName(project) == text || System.IO.Path.GetFileNameWithoutExtension(project) == text
        || ProjectSearch.NameOf(project) == text;

    private static NamedProject At(List<string> found, string text, string root)
    {
        var paths = found.Select(project => Within(root, project)).Order(StringComparer.Ordinal).ToList();
        return paths switch
        {
            [var only] when IsOutside(only) => throw new SplNetException(
                $"The project '{text}' is outside the repository {root}. Name one of its projects by its path there."),
            [var only] => new NamedProject(only, ProjectSearch.AssemblyOf(found[0])),
            [] => throw new SplNetException(
                $"{root} does not contain a project called '{text}'. Name one by its path there: {Versions.Builds.Remedy.Project()}."),
            _ => throw new SplNetException(
                $"'{text}' may be any of {string.Join(", ", paths)}. Name one by its path: {Versions.Builds.Remedy.Project(paths[0])}."),
        };
    }

    // The current folder may be in a link to the work tree, or the tests may have been found through a link.
    private static string Within(string root, string project)
    {
        var path = Relative(root, project);
        return IsOutside(path) ? Relative(RealPath.Of(root), RealPath.Of(project)) : path;
    }

    private static string Relative(string root, string project) => System.IO.Path.GetRelativePath(root, project).Replace('\\', '/');

    private static bool IsOutside(string path) => System.IO.Path.IsPathRooted(path) || path.StartsWith("../", StringComparison.Ordinal);
}
