namespace SplNet.Versions.Repositories.Git;

/// <summary>The folders of a repository.</summary>
/// <param name="GitFolder">Its git folder, which in a linked worktree is <c>.git/worktrees/NAME</c>.</param>
/// <param name="WorkTree">The work tree; null if it is bare.</param>
internal sealed record ObjectStore(string GitFolder, string? WorkTree)
{
    /// <summary>Gets the folder shared by all worktrees.</summary>
    public string CommonFolder { get; } = CommonOf(GitFolder);

    /// <summary>Gets the name of the repository in messages.</summary>
    public string Place => WorkTree ?? GitFolder;

    public string Objects => Path.Combine(CommonFolder, "objects");

    public bool IsShallow => new FileInfo(Path.Combine(CommonFolder, "shallow")) is { Exists: true, Length: > 0 };

    /// <summary>True if a server is expected to have missing objects.</summary>
    public bool IsPartial =>
        Path.Combine(Objects, "pack") is var packs && Directory.Exists(packs) && Directory.EnumerateFiles(packs, "*.promisor").Any();

    /// <summary>True if only a part of the files is checked out.</summary>
    public bool IsSparse => Configuration.Concat(EntriesOf(Path.Combine(GitFolder, "config.worktree")))
        .LastOrDefault(static entry => entry is { Section: "core", Name: "sparsecheckout" }).Value == "true";

    /// <summary>Gets the configuration of the repository itself.</summary>
    public IEnumerable<(string Section, string Name, string Value)> Configuration => EntriesOf(Path.Combine(CommonFolder, "config"));

    private static IEnumerable<(string Section, string Name, string Value)> EntriesOf(string file) =>
        File.Exists(file) ? ConfigurationText.Entries(File.ReadAllText(file)) : [];

    private static string CommonOf(string gitFolder)
    {
        var pointer = Path.Combine(gitFolder, "commondir");
        return File.Exists(pointer) ? Path.GetFullPath(Path.Combine(gitFolder, File.ReadAllText(pointer).Trim())) : gitFolder;
    }
}
