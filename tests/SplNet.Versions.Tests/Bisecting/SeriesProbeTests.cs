using SplNet.Versions.Bisecting;

namespace SplNet.Versions.Tests.Bisecting;

public sealed class SeriesProbeTests
{
    [Fact]
    public void SecondChange_IsReportedAsAReversal()
    {
        // Slow from 20 to 39, mended, and slow again from 90 on.
        var judge = new KnownSeries(
            Series.Line(100), static place => place is (>= 20 and < 40) or >= 90 ? CommitVerdict.Bad : CommitVerdict.Good);

        var result = judge.Search(new BisectOptions());

        Assert.Equal((BisectOutcome.Found, "90"), (result.Outcome, result.Culprit!.Id));
        Assert.NotEmpty(result.Reversals);
        Assert.All(result.Reversals, static reversal => Assert.Equal("25", reversal.Bad.Id));
        Assert.Equal("The series is not monotone: 50 is good although the earlier 25 is bad.", result.Reversals[0].ToString());
    }

    [Fact]
    public void OneChange_HasNoReversal()
    {
        var result = KnownSeries.Changed(Series.Line(100), 30).Search(new BisectOptions());
        Assert.Empty(result.Reversals);
        Assert.Equal(2, result.Decisions.Count(static decision => decision.Question == BisectQuestion.Probe));
    }

    [Fact]
    public void ShortSeries_IsNotProbed()
    {
        var result = KnownSeries.Changed(Series.Line(7), 3).Search(new BisectOptions());
        Assert.DoesNotContain(result.Decisions, static decision => decision.Question == BisectQuestion.Probe);
    }

    [Fact]
    public void LongSearch_IsNotExtended()
    {
        var result = KnownSeries.Changed(Series.Line(100_000), 77).Search(new BisectOptions());
        Assert.Equal((BisectOutcome.Found, "77"), (result.Outcome, result.Culprit!.Id));
        Assert.DoesNotContain(result.Decisions, static decision => decision.Question == BisectQuestion.Probe);
    }

    [Fact]
    public void CommitNextToTheCulprit_PredictsNothing()
    {
        // 3 and 4 both follow 2, and 5 merges them.
        var series = Series.Of([0], [1], [2], [2], [3, 4]);
        var graph = new CommitGraph(series.Commits);
        var known = new Dictionary<int, CommitVerdict> { [2] = CommitVerdict.Bad, [3] = CommitVerdict.Good };
        Assert.Empty(new SeriesProbes(series.Commits, graph).Reversals(known));
        Assert.Single(new SeriesProbes(series.Commits, graph).Reversals(
            new Dictionary<int, CommitVerdict> { [2] = CommitVerdict.Bad, [4] = CommitVerdict.Good }));
    }
}
