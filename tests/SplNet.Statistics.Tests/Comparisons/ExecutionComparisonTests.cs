namespace SplNet.Statistics.Tests;

/// <summary>F and t tests of execution results against R, and the judge of minima.</summary>
public sealed class ExecutionComparisonTests
{
    // R: var.test(x, y)
    [Fact]
    public void VarianceRatio_AgreesWithR()
    {
        var test = VarianceRatioTest.Of(Series.X, Series.Y);

        Close.Relative(1.0612163759821713, test.F);
        Close.Relative(0.94451301438751356, test.PValue);
    }

    // R: t.test(x, y, var.equal = TRUE)
    [Fact]
    public void EqualVariances_AreComparedByStudent()
    {
        var comparison = ExecutionComparison.Of(Series.X, Series.Y);

        Assert.True(comparison.EqualVariances);
        Close.Relative(1.9638312990524682, comparison.T);
        Close.Relative(0.063602680381871224, comparison.PValue);
    }

    // R: t.test(x, y)$p.value; the level makes the F test reject
    [Fact]
    public void UnequalVariances_AreComparedByWelch()
    {
        var comparison = ExecutionComparison.Of(Series.X, Series.Y, alpha: 0.99);

        Assert.False(comparison.EqualVariances);
        Close.Relative(0.063289823487692923, comparison.PValue);
    }

    [Theory]
    [InlineData(100, 106, nameof(Judgement.Regression))]
    [InlineData(100, 104, nameof(Judgement.Invariant))]
    [InlineData(100, 94, nameof(Judgement.Improvement))]
    [InlineData(0, 0, nameof(Judgement.Invariant))]
    [InlineData(0, 1, nameof(Judgement.Regression))]
    public void Minima_AreJudgedWithTolerance(double before, double after, string expected) =>
        Assert.Equal(expected, MinimumJudge.Of([before + 50, before], [after, after + 70]).Judgement.ToString());

    [Fact]
    public void BadResults_AreRefused()
    {
        Assert.Throws<ArgumentException>(() => ExecutionComparison.Of([1], [1, 2]));
        Assert.Throws<ArgumentException>(() => ExecutionComparison.Of([1, 2], [3, 3]));
        Assert.Throws<ArgumentException>(() => MinimumJudge.Of([], [1]));
        Assert.Throws<ArgumentException>(() => MinimumJudge.Of([1], [-1]));
        Assert.Throws<ArgumentException>(() => MinimumJudge.Of([1], [double.NaN]));
        Assert.Throws<ArgumentOutOfRangeException>(() => MinimumJudge.Of([1], [1], -0.1));
    }
}
