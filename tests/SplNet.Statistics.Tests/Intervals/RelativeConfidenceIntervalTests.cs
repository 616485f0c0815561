namespace SplNet.Statistics.Tests;

/// <summary>The relative confidence interval and the bug size of the paper on microbenchmarks.</summary>
public sealed class RelativeConfidenceIntervalTests
{
    private static readonly Sample Before = Make.Random(1, 10, 30, 100, 0.005, 0.005);

    // The upper bound 0.824 of the paper's table 2 is a bug of 17.6 %.
    [Fact]
    public void BugSize_FollowsFromTheUpperBound()
    {
        var interval = new RelativeConfidenceInterval(0.8, 0.77, 0.824);

        Close.Relative(0.176, interval.BugSize);
        Close.Relative(0.054, interval.Width);
        Assert.All(RelativeConfidenceInterval.Thresholds, threshold => Assert.True(interval.Detects(threshold)));
    }

    [Fact]
    public void LostThroughput_IsDetectedUpToItsSize()
    {
        var interval = RelativeConfidenceInterval.OfThroughputs(Before, Make.Random(2, 10, 30, 93, 0.005, 0.005));

        Assert.Equal([true, true, false], RelativeConfidenceInterval.Thresholds.Select(interval.Detects));
        Assert.InRange(interval.Ratio, interval.Lower, interval.Upper);
    }

    [Fact]
    public void SlowerTimes_AreLostThroughput()
    {
        var slower = Before.Scale(1.25);
        var interval = RelativeConfidenceInterval.OfTimes(Before, slower);

        Close.Relative(0.8, interval.Ratio);
        Assert.True(interval.Detects(0.1));
        Assert.Equal(0, RelativeConfidenceInterval.OfTimes(slower, Before).BugSize);
    }

    [Fact]
    public void SameCode_HasNoBug() =>
        Assert.False(RelativeConfidenceInterval.OfTimes(Before, Make.Random(9, 10, 30, 100, 0.005, 0.005)).Detects(0.01));

    [Fact]
    public void BadSides_AreRefused()
    {
        Assert.Throws<ArgumentException>(() => RelativeConfidenceInterval.OfTimes(Before, Make.Runs()));
        Assert.Throws<ArgumentException>(() => RelativeConfidenceInterval.OfTimes(Make.Runs([1, 2], []), Before));
        Assert.Throws<ArgumentException>(() => RelativeConfidenceInterval.OfTimes(Before, Make.Runs([0, 1])));
        Assert.Throws<ArgumentException>(() => RelativeConfidenceInterval.OfTimes(Before, Sample.Constant(3)));
        Assert.Throws<ArgumentOutOfRangeException>(() => RelativeConfidenceInterval.OfTimes(Before, Before, resamples: 10));
    }
}
