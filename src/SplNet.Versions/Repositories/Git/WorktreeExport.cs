using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>
/// A detached worktree of the user's repository, for builds that read its history. Git's files for it are written
/// directly, because the library would create a branch for each worktree and check out twice.
/// </summary>
internal sealed class WorktreeExport : IDisposable
{
    private readonly string _entry;
    private readonly string _container;
    private FileStream? _owner;

    private WorktreeExport(string entry, string container)
    {
        _entry = entry;
        _container = container;
        Folder = Path.Combine(container, "tree");
    }

    /// <summary>Gets the folder of the work tree.</summary>
    public string Folder { get; private set; }

    /// <summary>Gets the report of the export.</summary>
    public ExportReport Report { get; private set; } = new(0, 0, []);

    public static WorktreeExport Create(GitRepository repository, GitRevision revision, string parent, CancellationToken token)
    {
        StaleWorktrees.Remove(repository.Store);
        var name = OwnedName.New();
        var worktree = new WorktreeExport(
            Path.Combine(StaleWorktrees.FolderOf(repository.Store), name), Path.Combine(Path.GetFullPath(parent), name));
        try
        {
            worktree.Register(revision.CommitId!, repository.Store);
            worktree.Report = repository.Export(revision, worktree.Folder, token);
            worktree.Connect(revision.CommitId!);
            token.ThrowIfCancellationRequested();
            return worktree;
        }
        catch (Exception failure)
        {
            worktree.Dispose();
            if (failure is LibGit2SharpException)
                throw GitErrors.Corrupt(repository.Store, $"The worktree lacks an index: {failure.Message}", failure);
            throw;
        }
    }

    /// <summary>Moves the work tree to a new folder, where its owner removes it.</summary>
    public void MoveTo(string folder)
    {
        HeldFile.Insist(() => Directory.Move(Folder, folder));
        Folder = folder;
        WritePlace();
    }

    public void Dispose()
    {
        _owner?.Dispose();
        _owner = null;
        StaleWorktrees.Remove(_entry, _container);
    }

    // Register it before the export, so that a later process finds the leftovers of a crash.
    private void Register(string commit, ObjectStore store)
    {
        Directory.CreateDirectory(_entry);
        _owner = OwnedName.Lock(_entry);
        File.WriteAllText(Path.Combine(_entry, "locked"), "SplNet builds in it\n"); // protects it from git worktree prune
        WritePlace();
        File.WriteAllText(Path.Combine(_entry, "commondir"), Path.GetRelativePath(_entry, store.CommonFolder).Replace('\\', '/') + "\n");
        File.WriteAllText(Path.Combine(_entry, "HEAD"), commit + "\n");
    }

    private void WritePlace() => File.WriteAllText(Path.Combine(_entry, "gitdir"), Path.Combine(Folder, ".git") + "\n");

    private void Connect(string commit)
    {
        File.WriteAllText(Path.Combine(Folder, ".git"), $"gitdir: {_entry.Replace('\\', '/')}\n");
        using var repository = new Repository(Folder);
        repository.Index.Replace(repository.Lookup<Commit>(commit).Tree);
        repository.Index.Write();
    }
}
