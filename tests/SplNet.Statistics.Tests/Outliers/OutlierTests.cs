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

    // Near the tutorial's second run, which has multiplier 1.5 and 40 percent; the default rule finds nothing there.
    [Fact]
    public void LowerMultiplierAndLongerSuffix_FindMore()
    {
        double[] values = [119, 140, 140, 141, 143, 144, 144, 150, 153, 156, 157, 162, 162, 166, 199, 203, 203, 206, 211, 268];
        var rule = new SuffixRule { Multiplier = 1.5, SuspectPercent = 40 };

        Assert.Equal([203, 206, 211, 268], rule.Find(values).Select(static outlier => outlier.Value));
        Assert.Empty(new SuffixRule().Find(values));
        Assert.Equal(8, rule.LongestSuffix(values.Length));
    }

    // The tutorial measures 125 instead of 818 and finds no more outliers.
    [Fact]
    public void EliminationOfTheTutorial_ReplacesOneValue()
    {
        double[] values = [.. GroupBy, 125];
        var elimination = Eliminate(new SuffixRule(), 5, values);

        Assert.Equal(0, elimination.Missing);
        Assert.Equal(
            [125, 142, 144, 145, 146, 148, 149, 155, 162, 164, 164, 164, 205, 210, 218, 224, 277, 281, 282, 310],
            elimination.Kept.Select(position => values[position]).Order());
    }

    [Fact]
    public void EndlessOutlier_EndsAfterTheRetriesAndKeepsTheCalmestSet()
    {
        var elimination = Eliminate(new SuffixRule { Retries = 3 }, 100, [.. GroupBy, 5000, 5000, 5000]);

        Assert.Equal(0, elimination.Missing);
        Assert.Equal(Enumerable.Range(0, GroupBy.Length), elimination.Kept);
    }

    [Fact]
    public void Elimination_RepeatsNoMoreThanAllowed() =>
        Assert.Equal(0, Eliminate(new SuffixRule(), 0, GroupBy).Missing);

    [Fact]
    public void Noise_IsCutOffAtItsStandardDeviation()
    {
        double[] times = [.. Enumerable.Repeat(100.0, 2000)];
        var noisy = RelativeNoise.AddTo(times, 0.5, seed: 1);

        Assert.InRange(noisy.Min(), 95, 95.01);
        Assert.InRange(noisy.Max(), 104.99, 105);
        Close.Relative(100, Moments.Mean(noisy), 0.01);

        // The standard deviation of a standard normal that is cut off at 1 and piled up there: R: sqrt(1 - 2*dnorm(1)) = 0.7184
        Close.Relative(5 * 0.7184, Moments.StandardDeviation(noisy), 0.03);
        Assert.Equal(noisy, RelativeNoise.AddTo(times, 0.5, seed: 1));
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

    // Takes the first twenty values, then as many as the rule asks for.
    private static SuffixElimination Eliminate(SuffixRule rule, int mostRepeated, double[] values)
    {
        var elimination = new SuffixElimination(rule, mostRepeated);
        elimination.Add(Enumerable.Range(0, GroupBy.Length), position => values[position]);
        for (var measured = GroupBy.Length; elimination.Missing > 0;)
        {
            var added = elimination.Missing;
            elimination.Add(Enumerable.Range(measured, added), position => values[position]);
            measured += added;
        }

        return elimination;
    }
}
