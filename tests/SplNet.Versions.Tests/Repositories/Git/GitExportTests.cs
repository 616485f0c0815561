using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Git;

public sealed class GitExportTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly string _content;

    public GitExportTests() => _content = ContentRepository.Create(_folder);

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("HEAD")]
    [InlineData("HEAD~1")]
    public void Export_MatchesTheGitCheckout(string revision)
    {
        using var repository = GitRepository.Discover(_content);
        var report = repository.Export(repository.Resolve(revision), _folder.Combine("out"));
        var exported = FolderState.Of(_folder.Combine("out"), withTimes: false);
        Assert.Equal(ContentRepository.CheckedOut(_folder, _content, revision), exported);
        Assert.Equal(exported.Count(static line => !line.EndsWith('/')), report.Files);
        Assert.Empty(report.Notices);
    }

    [Fact]
    public void Filters_FollowTheAttributesOfTheRevision()
    {
        using var repository = GitRepository.Discover(_content);
        repository.Export(repository.Resolve("HEAD~1"), _folder.Combine("old"));
        repository.Export(repository.Resolve("HEAD"), _folder.Combine("new"));
        Assert.Equal("one\r\ntwo\r\n", File.ReadAllText(_folder.Combine("old/windows.crlf")));
        Assert.Equal("three\n", File.ReadAllText(_folder.Combine("new/windows.crlf")));
        Assert.Equal("one\ntwo\n", File.ReadAllText(_folder.Combine("old/below/lower.crlf")));
        Assert.Matches(@"^\$Id: [0-9a-f]{40} \$\n$", File.ReadAllText(_folder.Combine("old/a.id")));
        Assert.Equal("$Id$\n", File.ReadAllText(_folder.Combine("new/a.id")));
        Assert.True(File.GetUnixFileMode(_folder.Combine("old/run.sh")).HasFlag(UnixFileMode.UserExecute));
        Assert.Equal("run.sh", new FileInfo(_folder.Combine("old/link")).LinkTarget);
    }

    [Fact]
    public void Repository_IsUnchanged()
    {
        ContentRepository.Write(_content, "unix.txt", "changed\n");
        ContentRepository.Write(_content, "untracked.cs", "// new\n");
        GitCommand.Run(_content, "add", "unix.txt");
        GitCommand.Run(_content, "gc", "--quiet");
        var before = FolderState.Of(_content);
        using (var repository = GitRepository.Discover(_content))
        {
            repository.Export(repository.Resolve("HEAD~1"), _folder.Combine("commit"));
            repository.Export(repository.Resolve("WORKTREE"), _folder.Combine("work tree"));
            repository.ExportWorktree(repository.Resolve("HEAD"), _folder.Path).Dispose();
            repository.History(repository.Resolve("HEAD~1"), repository.Resolve("HEAD"), paths: ["below"]);
        }

        Assert.Equal(before, FolderState.Of(_content));
    }

    [Fact]
    public void ExistingFolder_IsRefusedAndKept()
    {
        using var repository = GitRepository.Discover(_content);
        var taken = _folder.Create("taken");
        GitProblemTests.AssertProblem(
            RepositoryProblem.TargetExists, "Choose another", () => repository.Export(repository.Resolve("HEAD"), taken));
        Assert.True(Directory.Exists(taken));
    }

    [Fact]
    public void FolderThatCannotBeCreated_IsRefused()
    {
        using var repository = GitRepository.Discover(_content);
        GitProblemTests.AssertProblem(RepositoryProblem.NotWritten, "Choose another folder", () =>
            repository.Export(repository.Resolve("HEAD"), Path.Combine(_content, "empty", "out")));
    }

    [Fact]
    public void CancelledExport_LeavesNothing()
    {
        using var repository = GitRepository.Discover(_content);
        using var cancelled = new CancellationTokenSource();
        cancelled.Cancel();
        Assert.ThrowsAny<OperationCanceledException>(
            () => repository.Export(repository.Resolve("HEAD"), _folder.Combine("out/tree"), cancelled.Token));
        Assert.Empty(Directory.EnumerateFileSystemEntries(_folder.Combine("out")));
    }

    [Fact]
    public void ExportCancelledAtAnyMoment_IsCompleteOrLeavesNothing()
    {
        for (var i = 0; i < 400; i++)
            ContentRepository.Write(_content, $"many/{i}.cs", $"// {i}\n");
        ContentRepository.CommitAll(_content, "many");
        using var repository = GitRepository.Discover(_content);
        var head = repository.Resolve("HEAD");
        var complete = repository.Export(head, _folder.Combine("complete")).Files;
        for (var moment = 1; moment < 100; moment += 14)
        {
            var target = _folder.Combine($"out/{moment}");
            using var cancellation = new CancellationTokenSource(TimeSpan.FromMilliseconds(moment));
            try
            {
                Assert.Equal(complete, repository.Export(head, target, cancellation.Token).Files);
                Directory.Delete(target, recursive: true);
            }
            catch (OperationCanceledException)
            {
                Assert.False(Path.Exists(target));
            }

            Assert.Empty(Directory.EnumerateFileSystemEntries(_folder.Combine("out")));
        }
    }

    [Fact]
    public void PointersOfLargeFiles_AreKeptAndReportedOnce()
    {
        foreach (var name in new[] { "b.psd", "a.psd" })
            ContentRepository.Write(
                _content, name, $"version https://git-lfs.github.com/spec/v1\noid sha256:{new string('a', 64)}\nsize 12345\n");
        ContentRepository.Write(_content, ".gitattributes", "*.psd filter=lfs diff=lfs merge=lfs -text\n");
        ContentRepository.CommitAll(_content, "large files");
        using var repository = GitRepository.Discover(_content);
        var report = repository.Export(repository.Resolve("HEAD"), _folder.Combine("out"));
        Assert.Equal("2 files are pointers of Git LFS and stay pointers, among them 'a.psd'.", Assert.Single(report.Notices));
        Assert.StartsWith("version https://git-lfs", File.ReadAllText(_folder.Combine("out/a.psd")), StringComparison.Ordinal);
    }
}
