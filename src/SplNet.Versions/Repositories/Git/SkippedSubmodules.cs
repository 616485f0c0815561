namespace SplNet.Versions.Repositories.Git;

/// <summary>Submodules that an export leaves out, so that their folders stay empty.</summary>
/// <param name="paths">Their paths in the repository, or the paths of parent folders.</param>
internal sealed class SkippedSubmodules(IEnumerable<string> paths)
{
    private readonly string[] _folders = [.. paths.Select(Folder)];

    /// <summary>Gets a value that skips no submodule.</summary>
    public static SkippedSubmodules None { get; } = new([]);

    /// <summary>True if a submodule is left out.</summary>
    /// <param name="path">Its path in the outermost repository.</param>
    public bool Contains(string path) => _folders.Any(folder => Folder(path).StartsWith(folder, StringComparison.Ordinal));

    private static string Folder(string path)
    {
        var slashed = path.Replace('\\', '/').Trim('/') + "/";
        return slashed.StartsWith("./", StringComparison.Ordinal) ? slashed[2..] : slashed;
    }
}
