using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Git;

public sealed class SubmoduleTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly string _outer;

    public SubmoduleTests(SampleHistory history)
    {
        _outer = _folder.Create("outer");
        GitCommand.Run(_outer, "init", "--quiet");
        GitCommand.Run(
            _outer, "submodule", "--quiet", "add", "--name", "sorting module", new Uri(history.Folder).AbsoluteUri, "external/sorting");
        ContentRepository.CommitAll(_outer, "with a submodule");
        GitCommand.Run(Path.Combine(_outer, "external/sorting"), "checkout", "--quiet", "v1.0");
        ContentRepository.CommitAll(_outer, "with an older one");
    }

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("HEAD")]
    [InlineData("HEAD~1")]
    public void Submodule_IsExportedAtItsCommit(string revision)
    {
        using var repository = GitRepository.Discover(_outer);
        repository.Export(repository.Resolve(revision), _folder.Combine("out"));
        Assert.Equal(ContentRepository.CheckedOut(_folder, _outer, revision), FolderState.Of(_folder.Combine("out"), withTimes: false));
    }

    [Fact]
    public void SubmoduleOfAnOlderGit_IsFoundInTheWorkTree()
    {
        var inner = Path.Combine(_outer, "external/sorting");
        File.Delete(Path.Combine(inner, ".git"));
        Directory.Move(Path.Combine(_outer, ".git/modules/sorting module"), Path.Combine(inner, ".git"));
        GitCommand.Run(_outer, "config", "--file", Path.Combine(inner, ".git/config"), "--unset", "core.worktree");
        using var repository = GitRepository.Discover(_outer);
        repository.Export(repository.Resolve("HEAD"), _folder.Combine("out"));
        Assert.True(File.Exists(_folder.Combine("out/external/sorting/src/Sorting/Sorter.cs")));
    }

    [Theory]
    [InlineData("external/sorting")]
    [InlineData("other;./external/")]
    public void MissingSubmodule_IsRefusedOrSkipped(string skipped)
    {
        GitCommand.Run(_folder.Path, "clone", "--quiet", _outer, "plain");
        using (var strict = GitRepository.Discover(_folder.Combine("plain")))
        {
            var failure = GitProblemTests.AssertProblem(
                RepositoryProblem.MissingSubmodule, "git submodule update --init \"external/sorting\"",
                () => strict.Export(strict.Resolve("HEAD"), _folder.Combine("out/tree")));
            Assert.Contains("'external/sorting'", failure.Message, StringComparison.Ordinal);
            Assert.Contains("--skip-submodule external/sorting", failure.Message, StringComparison.Ordinal);
            Assert.Empty(Directory.EnumerateFileSystemEntries(_folder.Combine("out")));
        }

        using var without = GitRepository.Discover(_folder.Combine("plain"), new SkippedSubmodules(skipped.Split(';')));
        without.Export(without.Resolve("HEAD"), _folder.Combine("out/tree"));
        Assert.Empty(Directory.EnumerateFileSystemEntries(_folder.Combine("out/tree/external/sorting")));
    }

    [Fact]
    public void WorkTree_HasTheCheckedOutCommitOfTheSubmodule()
    {
        using var repository = GitRepository.Discover(_outer);
        Assert.Equal(repository.Resolve("HEAD").TreeId, repository.Resolve("WORKTREE").TreeId);
        GitCommand.Run(Path.Combine(_outer, "external/sorting"), "checkout", "--quiet", "v1.2");
        var moved = repository.Resolve("WORKTREE");
        Assert.NotEqual(repository.Resolve("HEAD").TreeId, moved.TreeId);
        repository.Export(moved, _folder.Combine("out"));
        Assert.True(File.Exists(_folder.Combine("out/external/sorting/src/Sorting/Averages.cs")));
    }

    [Fact]
    public void WorkTreeWithChangesInASubmodule_IsRefused()
    {
        ContentRepository.Write(_outer, "external/sorting/README.md", "changed\n");
        using var repository = GitRepository.Discover(_outer);
        GitProblemTests.AssertProblem(
            RepositoryProblem.Unsupported, "--skip-submodule external/sorting", () => repository.Resolve("WORKTREE"));
        using var without = GitRepository.Discover(_outer, new SkippedSubmodules(["external"]));
        Assert.Equal(without.Resolve("HEAD").TreeId, without.Resolve("WORKTREE").TreeId);
    }

    [Fact]
    public void WorkTreeWithOtherLineEndingsInASubmodule_IsAccepted()
    {
        var file = Path.Combine(_outer, "external/sorting/src/Sorting/Sorter.cs");
        File.WriteAllText(file, File.ReadAllText(file).ReplaceLineEndings("\r\n"));
        using var repository = GitRepository.Discover(_outer);
        Assert.Equal(repository.Resolve("HEAD").TreeId, repository.Resolve("WORKTREE").TreeId);
    }
}
