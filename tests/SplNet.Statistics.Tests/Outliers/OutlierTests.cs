namespace SplNet.Statistics.Tests;

/// <summary>Rules that report suspect values.</summary>
public sealed class OutlierTests
{
    // ScalaMeter (Prokopec), Performance Regression Testing: the measurements of groupBy, in which 818 is found.
    private static readonly double[] GroupBy =
    [
        218, 164, 281, 224, 164, 310, 818, 142, 210, 146, 277, 205, 149, 282, 155, 148, 144, 162, 145, 164,
    ];

    // R: q <- quantile(x, c(.25, .75)); q[1] - 1.5 * diff(q); q[2] + 1.5 * diff(q)
    [Fact]
    public void TukeyFences_AgreeWithR()
    {
        var fences = TukeyFences.Of(Series.X);

        Close.Relative(11.15, fences.Lower);
        Close.Relative(13.35, fences.Upper);
        Assert.Equal([new Outlier(3, 13.9), new Outlier(8, 15.2)], fences.Outliers);
    }

    [Fact]
    public void TukeyFences_FindLowValuesToo() => Assert.Equal([new Outlier(1, 2)], TukeyFences.Of([10, 2, 11, 10.5, 9.5, 10]).Outliers);

    [Fact]
    public void SuffixRule_FindsTheOutlierOfTheTutorial() => Assert.Equal([new Outlier(6, 818)], new SuffixRule().Find(GroupBy));

    [Fact]
    public void SuffixWithoutSpreadBefore_IsSuspectIfClearlyLarger()
    {
        Assert.Equal([new Outlier(0, 13)], new SuffixRule().Find([13, 10, 10, 10, 10]));
        Assert.Empty(new SuffixRule().Find([11, 10, 10, 10, 10]));
    }

    [Fact]
    public void HigherMultiplier_FindsLess() => Assert.Empty(new SuffixRule { Multiplier = 4 }.Find(GroupBy));

    [Fact]
    public void LongerSuffix_IsFoundWithinThePercentage()
    {
        double[] values = [10, 10.1, 9.9, 10.05, 9.95, 10, 10.1, 9.9, 20, 21];

        Assert.Equal([20, 21], new SuffixRule().Find(values).Select(static outlier => outlier.Value));
        Assert.Empty(new SuffixRule { SuspectPercent = 10 }.Find(values));
    }

    [Fact]
    public void Repetition_ReportsWhatItReplaced()
    {
        var repetition = new SuffixRule().Repeat(GroupBy, static count => [.. Enumerable.Repeat(160.0, count)]);

        Assert.Equal([818], repetition.Replaced);
        Assert.Equal((20, 1), (repetition.Values.Count, repetition.Rounds));
        Assert.DoesNotContain(818, repetition.Values);
    }

    [Fact]
    public void RepetitionOfAnEndlessOutlier_Ends()
    {
        var repetition = new SuffixRule { Retries = 3 }.Repeat(GroupBy, static count => [.. Enumerable.Repeat(5000.0, count)]);

        Assert.Equal(3, repetition.Rounds);
        Assert.Equal(3, repetition.Replaced.Count);
        Assert.Equal(GroupBy, repetition.Values); // the calmest of all sets
    }

    [Fact]
    public void FewOrBadValues_HaveNoSuspects()
    {
        Assert.Empty(new SuffixRule().Find([]));
        Assert.Empty(new SuffixRule().Find([1, 100]));
        Assert.Throws<ArgumentException>(() => new SuffixRule().Find([1, double.NaN]));
        Assert.Throws<ArgumentException>(() => TukeyFences.Of([]));
        Assert.Throws<ArgumentOutOfRangeException>(() => new SuffixRule { Multiplier = 1 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new SuffixRule { SuspectPercent = 100 });
        Assert.Throws<ArgumentOutOfRangeException>(() => TukeyFences.Of([1, 2], -1));
    }
}
