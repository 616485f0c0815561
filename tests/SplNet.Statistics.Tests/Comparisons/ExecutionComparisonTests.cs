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

    // R: t.test(x, y, var.equal = TRUE); the two-sided p-value is 0.063602680381871224
    [Fact]
    public void EqualVariances_AreComparedByStudent()
    {
        var evidence = Weigh(new Executions());

        Close.Relative(-1.9638312990524682, evidence.Statistic);
        Close.Relative(0.063602680381871224 / 2, evidence.PLess);
    }

    // R: t.test(x, y)$p.value = 0.063289823487692923; the level makes the F test reject
    [Fact]
    public void UnequalVariances_AreComparedByWelch() =>
        Close.Relative(0.063289823487692923 / 2, Weigh(new Executions { VarianceLevel = 0.99 }).PLess);

    [Fact]
    public void LimitOrConstantSide_IsComparedByWelch()
    {
        var limit = new Executions().Weigh(Runs(Series.X), Sample.Constant(Series.X.Average() + 1), new DecisionOptions());

        Assert.Equal(Series.X.Length - 1, limit.DegreesOfFreedom, 9);
        Assert.True(limit.PLess < 0.05);
        Assert.Throws<ArgumentOutOfRangeException>(() => new Executions { VarianceLevel = 1 });
    }

    [Theory]
    [InlineData(100, 106, nameof(Judgement.Regression))]
    [InlineData(100, 104, nameof(Judgement.Invariant))]
    [InlineData(100, 94, nameof(Judgement.Improvement))]
    [InlineData(0, 0, nameof(Judgement.Invariant))]
    [InlineData(0, 1, nameof(Judgement.Regression))]
    public void Minima_AreJudgedWithTolerance(double before, double after, string expected) =>
        Assert.Equal(expected, MinimumJudge.Of([before + 50, before], [after, after + 70]).Judgement.ToString());

    // One run of each side that varies by 3 %: the ratio varies by 3 %·√2, so 1 - pnorm(log(1.05) / .0424) + pnorm(log(.95) / .0424) = 0.24
    // (R). Here the spread comes from two runs, and the smaller of two counts.
    [Theory]
    [InlineData(0.001, 0, 0)]
    [InlineData(0.03, 0.10, 0.20)]
    [InlineData(0.2, 0.7, 0.95)]
    public void ErrorRate_GrowsWithTheVariationOfRuns(double spread, double least, double most)
    {
        double[] runs = [100 * Math.Exp(-spread / Math.Sqrt(2)), 100 * Math.Exp(spread / Math.Sqrt(2))];

        Assert.InRange(MinimumJudge.ErrorRate(runs, runs), least, most);
    }

    [Fact]
    public void ErrorRateOfSingleRuns_IsUnknown() => Assert.Equal(double.NaN, MinimumJudge.ErrorRate([1], [2]));

    [Fact]
    public void BadResults_AreRefused()
    {
        Assert.Throws<ArgumentException>(() => VarianceRatioTest.Of([1], [1, 2]));
        Assert.Throws<ArgumentException>(() => VarianceRatioTest.Of([1, 2], [3, 3]));
        Assert.Throws<ArgumentException>(() => MinimumJudge.Of([], [1]));
        Assert.Throws<ArgumentException>(() => MinimumJudge.Of([1], [-1]));
        Assert.Throws<ArgumentException>(() => MinimumJudge.Of([1], [double.NaN]));
        Assert.Throws<ArgumentOutOfRangeException>(() => MinimumJudge.Of([1], [1], -0.1));
    }

    // One iteration in each run: an execution is an observation.
    private static Evidence Weigh(Executions interpretation) => interpretation.Weigh(
        Runs(Series.X), Runs(Series.Y), new DecisionOptions { Scale = ComparisonScale.Difference, Resolution = 0 });

    private static Sample Runs(double[] values) => new([.. values.Select(static value => new RunSample([value]))]);
}
