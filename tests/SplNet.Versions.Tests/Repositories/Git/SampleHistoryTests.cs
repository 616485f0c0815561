namespace SplNet.Versions.Tests.Repositories.Git;

public class SampleHistoryTests(SampleHistory history)
{
    [Fact]
    public void History_IsTheSameEachTime()
    {
        using var again = new SampleHistory();
        Assert.Equal(history.Commits, again.Commits);
        Assert.Equal(12, history.Commits.Count);
    }

    [Fact]
    public void History_HasOneOfEachKindAndTwoRegressions()
    {
        Assert.Equal(2, history.Commits.Count(static commit => commit.Kind == SampleCommitKind.Regression));
        foreach (var kind in new[] { SampleCommitKind.Improvement, SampleCommitKind.Broken, SampleCommitKind.Rename })
            Assert.Single(history.Commits, commit => commit.Kind == kind);
    }
}
