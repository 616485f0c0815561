using SplNet.Versions.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Git;

public sealed class GitHistoryTests(SampleHistory history) : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void History_ListsCommitsOldestFirst()
    {
        using var repository = GitRepository.Discover(history.Folder);
        var commits = repository.History(repository.Resolve("v1.0"), repository.Resolve("HEAD"));
        Assert.Equal(
            history.Commits.Skip(1).Select(static commit => (commit.Id, commit.Title, commit.Date)),
            commits.Select(static commit => (commit.Id, commit.Title, commit.Date)));
        Assert.Equal(
            history.Commits.SkipLast(1).Select(static commit => commit.Id), commits.Select(static commit => Assert.Single(commit.Parents)));
        Assert.Equal(repository.Resolve("HEAD").TreeId, commits[^1].TreeId);
        Assert.Empty(repository.History(repository.Resolve("HEAD"), repository.Resolve("v1.0")));
    }

    [Theory]
    [InlineData("README.md")]
    [InlineData("src/Sorting/Sorter.cs")]
    [InlineData("src")]
    [InlineData("./src/Sorting/")]
    [InlineData("src\\Sorting\\Sums.cs")]
    [InlineData("missing")]
    public void HistoryOfAPath_ListsItsChanges(string path)
    {
        using var repository = GitRepository.Discover(history.Folder);
        var commits = repository.History(repository.Resolve("v1.0"), repository.Resolve("HEAD"), paths: [path]);
        Assert.Equal(
            Lines(GitCommand.Run(history.Folder, "rev-list", "--reverse", "v1.0..HEAD", "--", path.Replace('\\', '/'))),
            commits.Select(static commit => commit.Id));
    }

    [Fact]
    public void Merges_AreInTopologicalOrder()
    {
        var clone = history.Clone(_folder);
        GitCommand.Run(clone, "checkout", "--quiet", "-b", "side", "v1.1");
        ContentRepository.Write(clone, "side.txt", "1\n");
        ContentRepository.CommitAll(clone, "on the side");
        GitCommand.Run(clone, "checkout", "--quiet", "main");
        GitCommand.Run(clone, "merge", "--quiet", "--no-edit", "side");
        using var repository = GitRepository.Discover(clone);
        var (from, to) = (repository.Resolve("v1.0"), repository.Resolve("HEAD"));
        var all = repository.History(from, to);
        var known = new HashSet<string>(StringComparer.Ordinal) { from.Id };
        foreach (var commit in all)
        {
            Assert.All(commit.Parents, parent => Assert.Contains(parent, known));
            known.Add(commit.Id);
        }

        Assert.Equal(Lines(GitCommand.Run(clone, "rev-list", "v1.0..HEAD")).Order(), all.Select(static commit => commit.Id).Order());
        Assert.Equal(2, all[^1].Parents.Count);
        Assert.Equal(
            Lines(GitCommand.Run(clone, "rev-list", "--reverse", "--first-parent", "v1.0..HEAD")),
            repository.History(from, to, firstParent: true).Select(static commit => commit.Id));
        Assert.Equal(
            Lines(GitCommand.Run(clone, "rev-list", "v1.0..HEAD", "--", "side.txt")),
            repository.History(from, to, paths: ["side.txt"]).Select(static commit => commit.Id));
        Assert.Equal([all[^1].Id], repository.History(from, to, firstParent: true, paths: ["side.txt"]).Select(static commit => commit.Id));
    }

    private static string[] Lines(string text) => text.Split('\n', StringSplitOptions.RemoveEmptyEntries);
}
