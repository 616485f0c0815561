using FsCheck.Fluent;
using SplNet.History.Classic;
using SplNet.History.Proposing;

namespace SplNet.History.Tests.Classic;

/// <summary>Tests of stored numbers, where nothing can be measured again.</summary>
public sealed class ClassicTests
{
    // Two results a side: t = 10 / sqrt((0.5 + 0.5) / 2 * (1/2 + 1/2)) = 10·√2 with two degrees of freedom, p = 1 - t / sqrt(2 + t²)
    [Fact]
    public void Executions_AreComparedByT()
    {
        var change = ExecutionResults.Compare([100, 101], [110, 111]);
        var t = 10 * Math.Sqrt(2);
        Assert.NotNull(change);
        Assert.Equal((ClassicRule.Executions, ChangeDirection.Slower), (change.Rule, change.Direction));
        Assert.Equal(110.5 / 100.5, change.Ratio, 12);
        Assert.Equal(1 - (t / Math.Sqrt(2 + (t * t))), change.PValue, 10);
        Assert.Equal(ChangeDirection.Faster, ExecutionResults.Compare([110, 111], [100, 101])!.Direction);
    }

    [Theory]
    [InlineData(new double[] { 100, 104, 97 }, new double[] { 101, 99, 103 }, false)]
    [InlineData(new double[] { 100, 100 }, new double[] { 100, 100 }, false)]
    [InlineData(new double[] { 100, 100 }, new double[] { 101, 101 }, true)] // exact values differ
    [InlineData(new double[] { 100, 101, 102 }, new double[] { 110, 110, 110 }, true)] // one side does not vary
    [InlineData(new double[] { 110, 110, 110 }, new double[] { 100, 101, 102 }, true)]
    public void Executions_AreComparedForDifferences(double[] before, double[] after, bool expected) =>
        Assert.Equal(expected, ExecutionResults.Compare(before, after) is not null);

    [Fact]
    public void OverlappingIntervals_ShowNothing()
    {
        double[] before = [.. Enumerable.Range(0, 40).Select(static value => 100 + (0.1 * (value % 5)))];
        double[] after = [.. before.Select(static value => value * 1.05)];
        Assert.Equal(ChangeDirection.Slower, DisjointIntervals.Compare(before, after)!.Direction);
        Assert.Equal(ChangeDirection.Faster, DisjointIntervals.Compare(after, before)!.Direction);
        Assert.Null(DisjointIntervals.Compare(before, [.. before.Select(static value => value + 0.05)]));
        Assert.Null(DisjointIntervals.Compare([100, 100], [110, 110])); // nothing varies
    }

    // Of two builds F = t², so the p-values agree.
    [Fact]
    public void VarianceOfTwoBuilds_IsTheTTest()
    {
        double[] before = [100, 101, 103], after = [106, 108, 107];
        var change = BuildVariance.Compare([before, after]);
        Assert.Equal(ExecutionResults.Compare(before, after)!.PValue, change!.PValue, 10);
        Assert.Equal(ChangeDirection.Slower, change.Direction);
    }

    [Fact]
    public void VarianceOfSeveralBuilds_ComparesTheLatest()
    {
        double[] build = [100, 101, 103];
        Assert.Null(BuildVariance.Compare([build, build, build]));
        Assert.Null(BuildVariance.Compare([[100, 100], [100, 100]]));
        var change = BuildVariance.Compare([build, build, [90, 91, 93]]);
        Assert.Equal((ClassicRule.AnalysisOfVariance, ChangeDirection.Faster), (change!.Rule, change.Direction));
    }
}
