using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Git;

/// <summary>Clones that are not like others.</summary>
public sealed class GitFormatTests(SampleHistory history) : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void CloneWithSharedObjects_IsReadLikeOthers()
    {
        GitCommand.Run(_folder.Path, "clone", "--quiet", "--shared", history.Folder, "first");
        GitCommand.Run(_folder.Path, "clone", "--quiet", "--shared", "first", "Zweiter Klon ü");
        AssertExports(_folder.Combine("Zweiter Klon ü"));
    }

    [Fact]
    public void CloneWithConfigurationOfItsWorktrees_IsReadLikeOthers()
    {
        var clone = history.Clone(_folder);
        GitCommand.Run(clone, "config", "core.repositoryFormatVersion", "1");
        GitCommand.Run(clone, "config", "extensions.worktreeConfig", "true");
        GitCommand.Run(clone, "config", "--worktree", "core.autocrlf", "true");
        GitCommand.Run(clone, "config", "core.eol", "crlf");
        AssertExports(clone);
    }

    [Theory]
    [InlineData("preciousObjects")]
    [InlineData("relativeWorktrees")]
    public void CloneWithAnExtensionIrrelevantToReading_IsReadLikeOthers(string extension)
    {
        var clone = history.Clone(_folder);
        GitCommand.Run(clone, "worktree", "add", "--quiet", "--detach", _folder.Combine("linked"), "HEAD");
        File.AppendAllText(
            Path.Combine(clone, ".git/config"), $"[core]\n\trepositoryFormatVersion = 1\n[extensions]\n\t{extension} = true\n");
        File.WriteAllText(_folder.Combine("linked/.git"), "gitdir: ../clone/.git/worktrees/linked\n");
        AssertExports(_folder.Combine("linked"));
    }

    [Fact]
    public void SparseCheckout_HasCommitsButNoWorkTree()
    {
        var clone = history.Clone(_folder);
        GitCommand.Run(clone, "sparse-checkout", "set", "--no-cone", "/README.md");
        Assert.False(File.Exists(Path.Combine(clone, "src/Sorting/Sorter.cs")));
        AssertExports(clone);
        using var repository = GitRepository.Discover(clone);
        GitProblemTests.AssertProblem(RepositoryProblem.NoWorkTree, "git sparse-checkout disable", () => repository.Resolve("WORKTREE"));
        GitCommand.Run(clone, "sparse-checkout", "disable");
        Assert.Equal(repository.Resolve("HEAD").TreeId, repository.Resolve("WORKTREE").TreeId);
    }

    [Fact]
    public void CloneWithoutContent_SaysSo()
    {
        using var repository = GitRepository.Discover(history.Clone(_folder, "--filter=blob:none"));
        var old = repository.Resolve("v1.0");
        GitProblemTests.AssertProblem(
            RepositoryProblem.CorruptObject, "--filter", () => repository.Export(old, _folder.Combine("out/tree")));
        Assert.Empty(Directory.EnumerateFileSystemEntries(_folder.Combine("out")));
    }

    [Fact]
    public void RepositoryWithSha256Ids_IsRefused()
    {
        GitCommand.Run(_folder.Path, "init", "--quiet", "--object-format=sha256");
        GitProblemTests.AssertProblem(
            RepositoryProblem.Unsupported, "SHA-256 object names, but SplNet reads only SHA-1", () => GitRepository.Discover(_folder.Path));
    }

    private void AssertExports(string clone)
    {
        using var repository = GitRepository.Discover(clone);
        repository.Export(repository.Resolve("HEAD"), _folder.Combine("out"));
        Assert.Equal(
            ContentRepository.CheckedOut(_folder, history.Folder, "HEAD"), FolderState.Of(_folder.Combine("out"), withTimes: false));
    }
}
