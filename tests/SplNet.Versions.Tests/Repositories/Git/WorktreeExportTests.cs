using System.Diagnostics;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Git;

public sealed class WorktreeExportTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly string _clone;
    private readonly GitRepository _repository;

    public WorktreeExportTests(SampleHistory history)
    {
        _clone = history.Clone(_folder);
        _repository = GitRepository.Discover(_clone);
    }

    private string Entries => Path.Combine(_clone, ".git", "worktrees");

    public void Dispose()
    {
        _repository.Dispose();
        _folder.Dispose();
    }

    [Fact]
    public void Worktree_IsKnownToGit()
    {
        using var worktree = _repository.ExportWorktree(_repository.Resolve("v1.2"), _folder.Create("builds"));
        Assert.Equal(string.Empty, GitCommand.Run(worktree.Folder, "status", "--porcelain"));
        Assert.Equal("v1.2", GitCommand.Run(worktree.Folder, "describe", "--tags"));
        Assert.Equal(GitCommand.Run(_clone, "rev-parse", "v1.2"), GitCommand.Run(worktree.Folder, "rev-parse", "HEAD"));
        Assert.Contains(worktree.Folder, GitCommand.Run(_clone, "worktree", "list"), StringComparison.Ordinal);
        Assert.Equal(worktree.Folder, GitCommand.Run(worktree.Folder, "rev-parse", "--show-toplevel"));
        Assert.Equal("main", GitCommand.Run(_clone, "branch", "--format", "%(refname:short)"));
        GitCommand.Run(_clone, "worktree", "prune", "--expire", "now");
        GitCommand.Run(_clone, "fsck");
        Assert.True(worktree.Report.Files > 0);
        Assert.Equal("v1.2", GitCommand.Run(worktree.Folder, "describe", "--tags"));
    }

    [Fact]
    public void WorktreeOfChanges_DiffersFromItsCommit()
    {
        ContentRepository.Write(_clone, "README.md", "changed\n");
        using var worktree = _repository.ExportWorktree(_repository.Resolve("WORKTREE"), _folder.Create("builds"));
        Assert.Equal(" M README.md", GitCommand.Run(worktree.Folder, "status", "--porcelain"));
    }

    [Fact]
    public void Disposal_LeavesNothing()
    {
        var before = FolderState.Of(_clone);
        var builds = _folder.Create("builds");
        var worktree = _repository.ExportWorktree(_repository.Resolve("v1.2"), builds);
        ContentRepository.Write(worktree.Folder, "bin/built.dll", "built");
        worktree.Dispose();
        worktree.Dispose();
        Assert.Equal(before, FolderState.Of(_clone));
        Assert.Empty(Directory.EnumerateFileSystemEntries(builds));
    }

    [Fact]
    public void Cancellation_LeavesNothing()
    {
        using var cancelled = new CancellationTokenSource();
        cancelled.Cancel();
        var before = FolderState.Of(_clone);
        var builds = _folder.Create("builds");
        Assert.ThrowsAny<OperationCanceledException>(
            () => _repository.ExportWorktree(_repository.Resolve("v1.2"), builds, cancelled.Token));
        Assert.Equal(before, FolderState.Of(_clone));
        Assert.Empty(Directory.EnumerateFileSystemEntries(builds));
    }

    [Fact]
    public void FilesOfACrash_AreRemovedByTheNext()
    {
        var builds = _folder.Create("builds");
        var abandoned = Abandoned(builds);
        _repository.ExportWorktree(_repository.Resolve("HEAD"), builds).Dispose();
        Assert.False(Directory.Exists(Path.Combine(builds, abandoned)));
        Assert.False(Directory.Exists(Entries));
    }

    [Fact]
    public void WorktreeOfAProcessInAnotherContainer_IsKept()
    {
        var builds = _folder.Create("builds");
        var owned = Abandoned(builds);
        using (new FileStream(Path.Combine(Entries, owned, "splnet.lock"), FileMode.Open, FileAccess.ReadWrite, FileShare.None))
            _repository.ExportWorktree(_repository.Resolve("HEAD"), builds).Dispose();
        Assert.True(Directory.Exists(Path.Combine(builds, owned)));
        Assert.True(Directory.Exists(Path.Combine(Entries, owned)));
    }

    [Fact]
    public void WorktreesOfTheUser_AreKept()
    {
        GitCommand.Run(_clone, "worktree", "add", "--quiet", "--detach", "../splnet-mine");
        var other = _repository.ExportWorktree(_repository.Resolve("HEAD~1"), _folder.Create("builds"));
        _repository.ExportWorktree(_repository.Resolve("HEAD"), _folder.Combine("builds")).Dispose();
        Assert.True(Directory.Exists(other.Folder));
        other.Dispose();
        Assert.Equal(["splnet-mine"], Directory.EnumerateDirectories(Entries).Select(Path.GetFileName));
    }

    [Fact]
    public void EntryThatLeadsElsewhere_IsTheOnlyThingRemoved()
    {
        var elsewhere = _folder.Create("elsewhere");
        var name = Abandoned(_folder.Create("builds"));
        File.WriteAllText(Path.Combine(Entries, name, "gitdir"), Path.Combine(elsewhere, "tree", ".git"));
        _repository.ExportWorktree(_repository.Resolve("HEAD"), _folder.Combine("builds")).Dispose();
        Assert.True(Directory.Exists(elsewhere));
        Assert.False(Directory.Exists(Entries));
    }

    [Fact]
    public void RepositoryWithoutCommits_IsRefused()
    {
        GitCommand.Run(_folder.Path, "init", "--quiet", "empty");
        using var repository = GitRepository.Discover(_folder.Combine("empty"));
        var revision = repository.Resolve("WORKTREE");
        GitProblemTests.AssertProblem(
            RepositoryProblem.NoCommits, "have a commit yet", () => repository.ExportWorktree(revision, _folder.Path));
    }

    // What a process that has ended would have left.
    private string Abandoned(string builds)
    {
        int gone;
        using (var process = Process.Start(
            new ProcessStartInfo("git", "version") { UseShellExecute = false, RedirectStandardOutput = true })!)
        {
            process.WaitForExit();
            gone = process.Id;
        }

        var name = $"splnet-{gone}-{Guid.NewGuid():N}";
        GitCommand.Run(_clone, "worktree", "add", "--quiet", "--detach", Path.Combine(builds, name, "tree"));
        Directory.Move(Path.Combine(Entries, "tree"), Path.Combine(Entries, name));
        File.WriteAllText(Path.Combine(Entries, name, "splnet.lock"), string.Empty);
        return name;
    }
}
