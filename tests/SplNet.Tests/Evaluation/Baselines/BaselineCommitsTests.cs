using SplNet.Evaluation.Baselines;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tests.Evaluation.Baselines;

/// <summary>Which of the commits that passed come before today's code.</summary>
public sealed class BaselineCommitsTests : IDisposable
{
    private readonly CommittedTests _tests = new();

    public void Dispose() => _tests.Dispose();

    [Fact]
    public void NearestPass_ComesFirst()
    {
        var (first, second) = (_tests.Commit("one"), _tests.Commit("two"));
        _tests.Commit("three");
        Assert.Equal([second, first], Of([first, second]));
        Assert.Equal([first], Of([first]));
        Assert.Empty(Of([]));
    }

    [Fact]
    public void CurrentCommit_IsTheBaselineOfUncommittedChangesOnly()
    {
        var (first, second) = (_tests.Commit("one"), _tests.Commit("two"));
        Assert.Equal([first], Of([first, second]));
        _tests.Change("three");
        Assert.Equal([second, first], Of([first, second]));
    }

    [Fact]
    public void AnotherBranch_IsNotAnAncestorOfTheCurrentCode()
    {
        var first = _tests.Commit("one");
        _tests.CheckOut("-b", "side");
        var side = _tests.Commit("two");
        _tests.CheckOut("main");
        var gone = new string('a', 40);
        _tests.Commit("three");
        Assert.Equal([first], Of([first, side, gone]));
    }

    [Fact]
    public void Since_ExcludesEarlierCommits()
    {
        var (first, second) = (_tests.Commit("one"), _tests.Commit("two"));
        GitCommand.Run(_tests.Repository, "tag", "accepted");
        var third = _tests.Commit("three");
        _tests.Commit("four");
        Assert.Equal([third, second], Of([first, second, third], "accepted"));
        Assert.Empty(Of([first], "accepted"));
        Assert.Contains(
            "'nowhere' names no commit",
            Assert.Throws<RepositoryException>(() => Of([first], "nowhere")).Message,
            StringComparison.Ordinal);
    }

    private List<string> Of(string[] passed, string? since = null)
    {
        using var repository = GitRepository.Discover(_tests.Repository);
        var ended = passed.ToDictionary(static commit => commit, static _ => DateTimeOffset.UnixEpoch, StringComparer.Ordinal);
        return [.. BaselineCommits.Of(repository, _tests.Today(), new PassedCommits(ended, passed.Length), since)
            .Select(static baseline => baseline.Commit)];
    }
}
