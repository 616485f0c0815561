using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>
/// A private repository that borrows the objects of the user's repository. It can have a separate index for each tree, so
/// that attributes come from the exported tree and not from the current checkout. It receives all writes instead of the
/// user's repository. Its only configuration describes the file system.
/// </summary>
internal sealed class ShadowRepository : IDisposable
{
    private static readonly string[] OfTheFileSystem = ["filemode", "symlinks", "ignorecase", "precomposeunicode"];

    private readonly PrivateFolder _folder = new();
    private readonly string _git;

    public ShadowRepository(ObjectStore lender)
    {
        _git = _folder.CreateSubfolder("git");
        NoWorkTree = _folder.CreateSubfolder("empty");
        foreach (var folder in new[] { "refs", "info", "objects/info" })
            Directory.CreateDirectory(Path.Combine(_git, folder));
        File.WriteAllText(Path.Combine(_git, "HEAD"), "ref: refs/heads/none\n");
        File.WriteAllText(Path.Combine(_git, "objects", "info", "alternates"), lender.Objects.Replace('\\', '/') + "\n");
        var settings = lender.Configuration
            .Where(static entry => entry.Section == "core" && OfTheFileSystem.Contains(entry.Name, StringComparer.Ordinal))
            .Select(static entry => $"\t{entry.Name} = {entry.Value}\n");
        File.WriteAllText(
            Path.Combine(_git, "config"), "[core]\n\trepositoryformatversion = 0\n\tbare = false\n" + string.Concat(settings));
    }

    /// <summary>Gets a folder that stays empty, for operations without a work tree.</summary>
    public string NoWorkTree { get; }

    public string PathOf(string name) => Path.Combine(_git, name);

    /// <summary>Opens it with one of its indices; each thread needs a separate repository.</summary>
    public Repository Open(string index, string workTree) =>
        new(_git, new RepositoryOptions { IndexPath = PathOf(index), WorkingDirectoryPath = workTree });

    public void Dispose() => _folder.Dispose();
}
