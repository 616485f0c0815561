namespace SplNet.Versions.Repositories.Git;

/// <summary>Where a repository keeps things.</summary>
/// <param name="GitFolder">Its own folder, which in a linked worktree is <c>.git/worktrees/NAME</c>.</param>
/// <param name="WorkTree">Null if it is bare.</param>
internal sealed record ObjectStore(string GitFolder, string? WorkTree)
{
    /// <summary>The folder that all worktrees share.</summary>
    public string CommonFolder { get; } = CommonOf(GitFolder);

    /// <summary>What messages call the repository.</summary>
    public string Place => WorkTree ?? GitFolder;

    public string Objects => Path.Combine(CommonFolder, "objects");

    public bool IsShallow => new FileInfo(Path.Combine(CommonFolder, "shallow")) is { Exists: true, Length: > 0 };

    private static string CommonOf(string gitFolder)
    {
        var pointer = Path.Combine(gitFolder, "commondir");
        return File.Exists(pointer) ? Path.GetFullPath(Path.Combine(gitFolder, File.ReadAllText(pointer).Trim())) : gitFolder;
    }
}
