using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Git;

public sealed class GitResolveTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly string _clone;
    private readonly GitRepository _repository;

    public GitResolveTests(SampleHistory history)
    {
        _clone = history.Clone(_folder);
        GitCommand.Run(_clone, "branch", "topic/fast", "HEAD~4");
        _repository = GitRepository.Discover(_clone);
    }

    public void Dispose()
    {
        _repository.Dispose();
        _folder.Dispose();
    }

    [Theory]
    [InlineData("HEAD")]
    [InlineData("@")]
    [InlineData("main")]
    [InlineData("heads/main")]
    [InlineData("refs/heads/main")]
    [InlineData("v1.0")]
    [InlineData("v1.1")]
    [InlineData("v1.1~1")]
    [InlineData("v1.1^{commit}")]
    [InlineData("v1.1^{}")]
    [InlineData("tags/v1.2")]
    [InlineData("origin")]
    [InlineData("origin/main")]
    [InlineData("topic/fast")]
    [InlineData("topic/fast^")]
    [InlineData("HEAD~3")]
    [InlineData("HEAD^")]
    [InlineData("HEAD^^")]
    [InlineData("HEAD~2^1~1")]
    [InlineData("HEAD^0")]
    [InlineData("@~2")]
    [InlineData("HEAD~11")]
    [InlineData(":/Merge sort")]
    [InlineData("HEAD^{/Sums}")]
    [InlineData("main@{upstream}")]
    [InlineData("main@{0}")]
    [InlineData("@{u}~1")]
    public void Name_ResolvesLikeGit(string name)
    {
        var revision = _repository.Resolve(name);
        var commit = GitCommand.Run(_clone, "rev-parse", "--verify", name);
        Assert.Equal(GitCommand.Run(_clone, "rev-parse", "--verify", commit + "^{commit}"), revision.Id);
        Assert.Equal(GitCommand.Run(_clone, "rev-parse", "--verify", commit + "^{tree}"), revision.TreeId);
        Assert.Equal(name, revision.Text);
    }

    [Fact]
    public void IdOfAnyLength_ResolvesLikeGit()
    {
        foreach (var id in GitCommand.Run(_clone, "rev-list", "--all").Split('\n'))
        {
            Assert.Equal(id, _repository.Resolve(id).Id);
            Assert.Equal(id, _repository.Resolve(id[..8].ToUpperInvariant()).Id);
        }

        Assert.Equal(
            GitCommand.Run(_clone, "rev-parse", "v1.1^{commit}"), _repository.Resolve(GitCommand.Run(_clone, "rev-parse", "v1.1")).Id);
        Assert.Equal(
            GitCommand.Run(_clone, "rev-parse", "HEAD~1"), _repository.Resolve(GitCommand.Run(_clone, "describe", "--long", "HEAD~1")).Id);
    }

    [Fact]
    public void TagAndBranchOfOneName_MeansTheTag()
    {
        GitCommand.Run(_clone, "branch", "v1.0", "HEAD");
        Assert.Equal(GitCommand.Run(_clone, "rev-parse", "refs/tags/v1.0"), _repository.Resolve("v1.0").Id);
        Assert.Equal(GitCommand.Run(_clone, "rev-parse", "HEAD"), _repository.Resolve("refs/heads/v1.0").Id);
    }

    [Theory]
    [InlineData("@{2026-01-03}", 2)]
    [InlineData("HEAD@{2026-01-03T12:00:00Z}", 2)]
    [InlineData("main@{2026-01-03 11:59}", 1)]
    [InlineData("main@{2026-01-03T13:30+02:00}", 1)]
    [InlineData("main@{2026-01-03}~2", 0)]
    [InlineData("origin/main@{2027-01-01}", 11)]
    public void Date_IsTheCommitOfThatTime(string name, int commit)
    {
        var oldestFirst = GitCommand.Run(_clone, "rev-list", "--reverse", "HEAD").Split('\n');
        Assert.Equal(oldestFirst[commit], _repository.Resolve(name).Id);
    }

    [Theory]
    [InlineData("main@{yesterday}", "2026-01-31")]
    [InlineData("main@{31.01.2026}", "2026-01-31")]
    [InlineData("main@{2025-12-31}", "The first commit is of 2026-01-01 12:00Z")]
    [InlineData("v1.3", "Did you mean 'v1.")]
    [InlineData("topic/fsat", "Did you mean 'topic/fast'?")]
    [InlineData("completely-different", "git tag")]
    [InlineData("HEAD~12", "11 commits")]
    [InlineData("HEAD^2", "11 commits")]
    [InlineData("HEAD^{tree}", "It is a tree")]
    [InlineData("HEAD:README.md", "It is a file")]
    [InlineData("", "HEAD~1")]
    [InlineData("..", "git tag")]
    [InlineData("main..v1.0", "git tag")]
    [InlineData("a b", "git tag")]
    [InlineData("0123456789abcdef0123456789abcdef01234567", "git tag")]
    public void TextWithoutACommit_SaysWhatToDo(string name, string advice)
    {
        var failure = Assert.Throws<RepositoryException>(() => _repository.Resolve(name));
        Assert.Equal(RepositoryProblem.UnknownRevision, failure.Problem);
        Assert.Contains(_clone, failure.Message, StringComparison.Ordinal);
        Assert.Contains(advice, failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void SubfolderAndLinkedWorktree_FindTheRepository()
    {
        GitCommand.Run(_clone, "worktree", "add", "--quiet", "--detach", "../linked", "HEAD~1");
        using var below = GitRepository.Discover(Path.Combine(_clone, "src", "Sorting"));
        using var linked = GitRepository.Discover(_folder.Combine("linked"));
        Assert.Equal(_repository.Store.GitFolder, below.Store.GitFolder);
        Assert.Equal(GitCommand.Run(_clone, "rev-parse", "HEAD~1"), linked.Resolve("HEAD").Id);
        Assert.Equal(_repository.Store.CommonFolder, linked.Store.CommonFolder);
    }
}
