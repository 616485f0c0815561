using FsCheck.Fluent;
using SplNet.History.Classic;
using SplNet.History.Proposing;
using SplNet.Statistics;

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
    public void Executions_DifferOrDoNot(double[] before, double[] after, bool expected) => Assert.Equal(expected, ExecutionResults.Compare(before, after) is not null);

    [Fact]
    public void Intervals_ThatOverlapShowNothing()
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

    [Fact]
    public void Split_MaximisesTheEnergyStatistic() => Prop.ForAll(Gen.Choose(0, 50).Select(static value => (double)value).ArrayOf(14).ToArbitrary(), static values =>
    {
        var best = EnergySplit.Best(values)!.Value;
        var all = Enumerable.Range(2, values.Length - 3).Select(at => Energy(values[..at], values[at..])).ToArray();
        Assert.Equal(all.Max(), best.Statistic, 9);
        Assert.Equal(all[best.Index - 2], best.Statistic, 9);
    }).Holds();

    [Fact]
    public void Split_NeedsTwoParts()
    {
        Assert.Null(EnergySplit.Best([1, 2, 3]));
        Assert.Throws<ArgumentOutOfRangeException>(() => EnergySplit.Best([1, 2, 3], 1));
    }

    [Fact]
    public void Division_FindsEachStep()
    {
        var random = new Xoshiro256(2);
        double[] values = [.. Enumerable.Range(0, 90).Select(place => 100 * (place switch { < 30 => 1, < 60 => 1.1, _ => 1.02 }) * (1 + (0.01 * random.NextNormal())))];
        var changes = EnergyDivision.Of(values);
        Assert.Equal([(30, ChangeDirection.Slower), (60, ChangeDirection.Faster)], changes.Select(static change => (change.Index, change.Change.Direction)));
        Assert.InRange(changes[0].Change.Ratio, 1.09, 1.11);
        Assert.Equal(changes, EnergyDivision.Of(values));
    }

    [Fact]
    public void Division_OfNoiseFindsLittle()
    {
        var found = 0;
        for (var seed = 1UL; seed <= 50; seed++)
        {
            var random = new Xoshiro256(seed);
            found += EnergyDivision.Of([.. Enumerable.Range(0, 40).Select(_ => 100 + random.NextNormal())], level: 0.02).Count > 0 ? 1 : 0;
        }

        Assert.InRange(found, 0, 5);
    }

    [Fact]
    public void Division_RefusesWhatHasNoRatio()
    {
        Assert.Throws<ArgumentException>(() => EnergyDivision.Of([1, 2, 0]));
        Assert.Throws<ArgumentOutOfRangeException>(() => EnergyDivision.Of([1, 2], level: 0));
        Assert.Throws<ArgumentOutOfRangeException>(() => EnergyDivision.Of([1, 2], shuffles: 9));
        Assert.Empty(EnergyDivision.Of([]));
    }

    private static double Energy(double[] left, double[] right)
    {
        double n = left.Length, m = right.Length;
        var across = left.Sum(x => right.Sum(y => Math.Abs(x - y))) / (n * m);
        return n * m / (n + m) * ((2 * across) - (Within(left) * 2 / (n * (n - 1))) - (Within(right) * 2 / (m * (m - 1))));

        static double Within(double[] part) => part.Sum(x => part.Sum(y => Math.Abs(x - y))) / 2;
    }
}
