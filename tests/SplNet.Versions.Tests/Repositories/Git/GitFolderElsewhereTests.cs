using SplNet.Versions.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Git;

/// <summary>Work trees whose folder of git lies somewhere else.</summary>
public sealed class GitFolderElsewhereTests(SampleHistory history) : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("")]
    [InlineData("src/Sorting")]
    public void FileThatNamesTheFolder_IsInTheWorkTree(string below)
    {
        _folder.Create("elsewhere");
        var clone = history.Clone(_folder, "--separate-git-dir", _folder.Combine("elsewhere/objects.git"));
        AssertUnchanged(clone, Path.Combine(clone, below));
    }

    [Theory]
    [InlineData("")]
    [InlineData("src/Sorting")]
    public void LinkToTheFolder_IsInTheWorkTree(string below)
    {
        var clone = Linked();
        AssertUnchanged(clone, Path.Combine(clone, below));
    }

    [Fact]
    public void WorkTreeOfTheConfiguration_IsUsed()
    {
        var clone = Linked();
        var named = _folder.Create("named");
        GitCommand.Run(clone, "config", "core.worktree", named);
        using var repository = GitRepository.Discover(clone);
        Assert.Equal(named, repository.Store.WorkTree);
    }

    [Fact]
    public void BareRepository_HasNoWorkTree()
    {
        history.Clone(_folder, "--bare");
        using var repository = GitRepository.Discover(_folder.Combine("clone/objects"));
        Assert.Null(repository.Store.WorkTree);
    }

    [Fact]
    public void LinkedWorktree_IsItsOwnWorkTree()
    {
        var clone = history.Clone(_folder);
        GitCommand.Run(clone, "worktree", "add", "--quiet", "--detach", _folder.Combine("linked"), "HEAD");
        AssertUnchanged(_folder.Combine("linked"), _folder.Combine("linked/src"));
    }

    [Fact]
    public void EmptyFolderOfThisName_IsSkipped()
    {
        var clone = history.Clone(_folder);
        Directory.CreateDirectory(Path.Combine(clone, "src/.git"));
        AssertUnchanged(clone, Path.Combine(clone, "src/Sorting"));
    }

    private static void AssertUnchanged(string workTree, string asked)
    {
        using var repository = GitRepository.Discover(asked);
        Assert.Equal(workTree, repository.Store.WorkTree);
        Assert.Equal(repository.Resolve("HEAD").TreeId, repository.Resolve("WORKTREE").TreeId);
    }

    private string Linked()
    {
        var clone = history.Clone(_folder);
        _folder.Create("elsewhere");
        Directory.Move(Path.Combine(clone, ".git"), _folder.Combine("elsewhere/of-git"));
        Directory.CreateSymbolicLink(Path.Combine(clone, ".git"), _folder.Combine("elsewhere/of-git"));
        return clone;
    }
}
