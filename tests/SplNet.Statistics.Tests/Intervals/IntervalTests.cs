namespace SplNet.Statistics.Tests;

/// <summary>Intervals against R 4.2.2.</summary>
public sealed class IntervalTests
{
    // R: t.test(x, conf.level = .99)$conf.int
    [Fact]
    public void IntervalOfTheMean_AgreesWithR()
    {
        var interval = Interval.OfMean(Series.X, 0.99);

        Close.Relative(11.642494242267789, interval.Lower);
        Close.Relative(13.457505757732214, interval.Upper);
    }

    // R: lo <- qbinom((1 - conf)/2, 12, .5); sort(x)[c(lo, 13 - lo)]; 1 - 2 * pbinom(lo - 1, 12, .5)
    [Theory]
    [InlineData(0.95, 11.9, 12.6, 0.96142578125)]
    [InlineData(0.99, 11.8, 13.9, 0.99365234375)]
    public void IntervalOfTheMedian_AgreesWithR(double confidence, double lower, double upper, double actual)
    {
        var interval = Interval.OfQuantile(Series.X, 0.5, confidence);

        Assert.Equal((lower, upper), (interval.Lower, interval.Upper));
        Close.Relative(actual, interval.Confidence);
    }

    // R: l <- max(which(pbinom(0:49, 50, .9) <= .05)); u <- min(which(1 - pbinom(0:49, 50, .9) <= .05)); pbinom(u - 1, 50, .9) - pbinom(l -
    // 1, 50, .9)
    [Fact]
    public void IntervalOfAHighQuantile_AgreesWithR()
    {
        var interval = Interval.OfQuantile([.. Enumerable.Range(1, 50).Select(static rank => (double)rank * rank)], 0.9, 0.9);

        Assert.Equal((1681, 2401), (interval.Lower, interval.Upper));
        Close.Relative(0.94167620460297663, interval.Confidence);
    }

    [Fact]
    public void TooFewValues_LeaveTheQuantileUnbounded()
    {
        var interval = Interval.OfQuantile([1, 2, 3], 0.5);

        Assert.Equal((double.NegativeInfinity, double.PositiveInfinity, 1), (interval.Lower, interval.Upper, interval.Confidence));
    }

    [Theory]
    [InlineData(0, 1, 1, 2, true)]
    [InlineData(0, 1, 1.1, 2, false)]
    [InlineData(0, 5, 1, 2, true)]
    public void Overlap_IsSymmetric(double a, double b, double c, double d, bool expected)
    {
        Assert.Equal(expected, new Interval(a, b, 0.9).Overlaps(new Interval(c, d, 0.9)));
        Assert.Equal(expected, new Interval(c, d, 0.9).Overlaps(new Interval(a, b, 0.9)));
    }

    [Fact]
    public void BadArguments_AreRefused()
    {
        Assert.Throws<ArgumentException>(() => Interval.OfMean([1]));
        Assert.Throws<ArgumentException>(() => Interval.OfQuantile([double.PositiveInfinity], 0.5));
        Assert.Throws<ArgumentOutOfRangeException>(() => Interval.OfMean([1, 2], 1));
    }
}
