using SplNet.Versions.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Git;

public sealed class WorkTreeSnapshotTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly SampleHistory _history;
    private readonly string _clone;

    public WorkTreeSnapshotTests(SampleHistory history)
    {
        _history = history;
        _clone = history.Clone(_folder);
    }

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void WorkTreeWithoutChanges_HasTheContentOfItsCommit()
    {
        using var repository = GitRepository.Discover(_clone);
        var revision = repository.Resolve("WORKTREE");
        Assert.Equal(repository.Resolve("HEAD").TreeId, revision.TreeId);
        Assert.Equal(_history.Head.Id, revision.CommitId);
        Assert.Contains("unchanged", revision.Description, StringComparison.Ordinal);
    }

    [Fact]
    public void Changes_MatchAGitCommit()
    {
        Change();
        using var repository = GitRepository.Discover(_clone);
        var revision = repository.Resolve("WORKTREE");
        var before = FolderState.Of(_clone);
        repository.Export(revision, _folder.Combine("out"));
        Assert.Equal(before, FolderState.Of(_clone));
        GitCommand.Run(_clone, "add", "--all");
        Assert.Equal(GitCommand.Run(_clone, "write-tree"), revision.TreeId);
        Assert.Equal("changed\n", File.ReadAllText(_folder.Combine("out/README.md")));
        Assert.True(File.Exists(_folder.Combine("out/new/file.cs")));
        Assert.False(File.Exists(_folder.Combine("out/bin/ignored.dll")));
        Assert.False(File.Exists(_folder.Combine("out/src/Sorting/Sums.cs")));
        Assert.Equal("Sorter.cs", new FileInfo(_folder.Combine("out/src/Sorting/Averages.cs")).LinkTarget);
    }

    [Fact]
    public void SameChanges_AreTheSameVersionUnlikeOthers()
    {
        Change();
        using var repository = GitRepository.Discover(_clone);
        var first = repository.Resolve("WORKTREE");
        var second = repository.Resolve("WORKTREE");
        ContentRepository.Write(_clone, "README.md", "Changed\n");
        var third = repository.Resolve("WORKTREE");
        Assert.Equal(first.Id, second.Id);
        Assert.NotEqual(first.Id, third.Id);
        repository.Export(first, _folder.Combine("first"));
        Assert.Equal("changed\n", File.ReadAllText(_folder.Combine("first/README.md")));
    }

    [Fact]
    public void FileOfTheSameLengthAndTime_IsReadAgain()
    {
        var readme = Path.Combine(_clone, "README.md");
        using var repository = GitRepository.Discover(_clone);
        // As if it was written in the moment after the index.
        File.SetLastWriteTimeUtc(readme, File.GetLastWriteTimeUtc(Path.Combine(_clone, ".git/index")));
        GitCommand.Run(_clone, "update-index", "--refresh");
        var time = File.GetLastWriteTimeUtc(readme);
        File.SetLastWriteTimeUtc(Path.Combine(_clone, ".git/index"), time);
        File.WriteAllText(readme, File.ReadAllText(readme).Replace('S', 's'));
        File.SetLastWriteTimeUtc(readme, time);
        Assert.NotEqual(repository.Resolve("HEAD").TreeId, repository.Resolve("WORKTREE").TreeId);
    }

    [Fact]
    public void StagedFileThatIsDeletedAgain_IsMissing()
    {
        ContentRepository.Write(_clone, "staged.cs", "// staged\n");
        GitCommand.Run(_clone, "add", "staged.cs");
        File.Delete(Path.Combine(_clone, "staged.cs"));
        using var repository = GitRepository.Discover(_clone);
        Assert.Equal(repository.Resolve("HEAD").TreeId, repository.Resolve("WORKTREE").TreeId);
    }

    [Fact]
    public void BranchWithoutCommits_HasAWorkTree()
    {
        var empty = _folder.Create("empty");
        GitCommand.Run(empty, "init", "--quiet");
        ContentRepository.Write(empty, "a.cs", "// a\n");
        using var repository = GitRepository.Discover(empty);
        repository.Export(repository.Resolve("WORKTREE"), _folder.Combine("out"));
        Assert.Equal(["a.cs"], Directory.EnumerateFileSystemEntries(_folder.Combine("out")).Select(Path.GetFileName));
    }

    [Fact]
    public void LocalExclusions_AreIgnored()
    {
        ContentRepository.Write(_clone, ".git/info/exclude", "*.local\n");
        ContentRepository.Write(_clone, "mine.local", "mine\n");
        using var repository = GitRepository.Discover(_clone);
        Assert.Equal(repository.Resolve("HEAD").TreeId, repository.Resolve("WORKTREE").TreeId);
    }

    [Theory]
    [InlineData("splnet-history.db", true)]
    [InlineData("src/splnet-history.db-wal", true)]
    [InlineData("splnet-history.db.cs", false)]
    public void DefaultHistoryOfSplNet_IsNotAChange(string file, bool isNone)
    {
        ContentRepository.Write(_clone, file, "SQLite format 3");
        using var repository = GitRepository.Discover(_clone);
        Assert.Equal(isNone, repository.Resolve("HEAD").TreeId == repository.Resolve("WORKTREE").TreeId);
    }

    [Fact]
    public void CommittedHistory_IsNeverAChange()
    {
        ContentRepository.Write(_clone, "splnet-history.db", "SQLite format 3");
        ContentRepository.CommitAll(_clone, "with a history");
        ContentRepository.Write(_clone, "splnet-history.db", "SQLite format 3, and more");
        using var repository = GitRepository.Discover(_clone);
        Assert.Equal(repository.Resolve("HEAD").TreeId, repository.Resolve("WORKTREE").TreeId);
        File.Delete(Path.Combine(_clone, "splnet-history.db"));
        Assert.Equal(repository.Resolve("HEAD").TreeId, repository.Resolve("WORKTREE").TreeId);
    }

    [Fact]
    public void SplitIndex_IsIgnored()
    {
        GitCommand.Run(_clone, "update-index", "--split-index");
        ContentRepository.Write(_clone, "README.md", "changed\n");
        using var repository = GitRepository.Discover(_clone);
        var revision = repository.Resolve("WORKTREE");
        GitCommand.Run(_clone, "add", "--all");
        Assert.Equal(GitCommand.Run(_clone, "write-tree"), revision.TreeId);
    }

    [Fact]
    public void NestedRepositoryThatIsNotASubmodule_IsSkipped()
    {
        GitCommand.Run(_clone, "init", "--quiet", "inner");
        ContentRepository.Write(_clone, "inner/a.cs", "// a\n");
        ContentRepository.CommitAll(Path.Combine(_clone, "inner"), "inner");
        using var repository = GitRepository.Discover(_clone);
        Assert.Equal(repository.Resolve("HEAD").TreeId, repository.Resolve("WORKTREE").TreeId);
    }

    // One of each kind.
    private void Change()
    {
        ContentRepository.Write(_clone, "README.md", "changed\n");
        ContentRepository.Write(_clone, "new/file.cs", "// new\n");
        ContentRepository.Write(_clone, "bin/ignored.dll", "ignored");
        File.Delete(Path.Combine(_clone, "src/Sorting/Sums.cs"));
        File.Delete(Path.Combine(_clone, "src/Sorting/Averages.cs"));
        File.CreateSymbolicLink(Path.Combine(_clone, "src/Sorting/Averages.cs"), "Sorter.cs");
        File.SetUnixFileMode(Path.Combine(_clone, "src/Sorting/Searcher.cs"), (UnixFileMode)0b111_101_101);
    }
}
