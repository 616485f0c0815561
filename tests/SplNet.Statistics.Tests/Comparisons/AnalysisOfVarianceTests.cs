namespace SplNet.Statistics.Tests;

/// <summary>One-way analysis of variance.</summary>
public sealed class AnalysisOfVarianceTests
{
    // R: anova(lm(c(A[[1]], A[[2]], B[[1]]) ~ factor(rep(1:3, each = 4))))
    [Fact]
    public void ThreeGroups_AgreeWithR()
    {
        var result = AnalysisOfVariance.Of(
            [.. Reference.A.Runs[0].Iterations],
            [.. Reference.A.Runs[1].Iterations],
            [.. Reference.B.Runs[0].Iterations]);

        Close.Relative(13.436787809318414, result.F);
        Close.Relative(0.0019842906899235433, result.PValue);
        Assert.Equal((2, 9), (result.Between, result.Within));
    }

    [Fact]
    public void TooLittleOrBadData_IsRefused()
    {
        Assert.Throws<ArgumentException>(() => AnalysisOfVariance.Of([1, 2]));
        Assert.Throws<ArgumentException>(() => AnalysisOfVariance.Of([1], [2]));
        Assert.Throws<ArgumentException>(() => AnalysisOfVariance.Of([1, 2], []));
        Assert.Throws<ArgumentException>(() => AnalysisOfVariance.Of([1, double.NaN], [1, 2]));
    }
}
