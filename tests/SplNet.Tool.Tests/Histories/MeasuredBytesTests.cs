using SplNet.History.Confirming;
using SplNet.History.Measurements;
using SplNet.History.Proposing;
using SplNet.History.Stores;
using SplNet.Statistics;
using SplNet.Tool.Histories;

namespace SplNet.Tool.Tests.Histories;

/// <summary>What an experiment on bytes says of the commit over its baseline.</summary>
public sealed class MeasuredBytesTests
{
    private static readonly string Old = new('a', 40);
    private static readonly string New = new('b', 40);

    [Theory]
    [InlineData(100, 120, 1.2, true)]
    [InlineData(0, 24, double.PositiveInfinity, true)]
    [InlineData(0, 0, 1, true)]
    [InlineData(100, 120.5, 1.205, false)]
    public void Ratio_IsCommitOverBaseline(double before, double now, double ratio, bool areExact)
    {
        var bytes = Of(ChangeDirection.Slower, [before, before], areExact ? [now, now] : [now - 0.5, now + 0.5], 19.9, 20.9);
        Assert.Equal((ratio, areExact), (bytes.Ratio, bytes.AreExact));
    }

    // new - old * 1.001 lies between 19.9 and 20.9 where old is 100; and so does old - new * 1.001.
    [Fact]
    public void Interval_BoundsTheRatioForEitherDirectionOfTheClaim()
    {
        var more = Of(ChangeDirection.Slower, [100, 100], [120, 121], 19.9, 20.9);
        Assert.Equal(
            (1.2, 1.21), (more.Lower, more.Upper), static (one, other) => Near(one.Item1, other.Item1) && Near(one.Item2, other.Item2));
        var fewer = Of(ChangeDirection.Faster, [100, 100], [79.5, 80.5], 19.4195, 20.4205);
        Assert.Equal((0.795, 0.805), (fewer.Lower, fewer.Upper), static (one, other) =>
            Near(one.Item1, other.Item1) && Near(one.Item2, other.Item2));
    }

    [Theory]
    [InlineData(100, "allocated(sort) <= 100.1 B")]
    [InlineData(0, "allocated(sort) <= 0 B")]
    public void Formula_HoldsAtTheBaseline(double before, string formula)
    {
        Assert.Equal(formula, Of(ChangeDirection.Slower, [before], [before + 20], 1, 2).Formula("sort"));
        Assert.False(SplNet.Syntax.FormulaCheck.Formula(formula).HasErrors);
    }

    [Fact]
    public void FormulaOfFewerBytes_HoldsAtTheBaseline()
    {
        var formula = Of(ChangeDirection.Faster, [100.1], [80], 1, 2).Formula("sort");
        Assert.Equal("allocated(sort) >= 100 B", formula);
        Assert.False(SplNet.Syntax.FormulaCheck.Formula(formula).HasErrors);
    }

    private static bool Near(double one, double other) => Math.Abs(one - other) < 1e-4;

    private static MeasuredBytes Of(ChangeDirection direction, double[] before, double[] now, double lower, double upper)
    {
        var series = new StoredSeries(1, "key", new SeriesName("Tests", "lean", "sort", "allocated", "B"));
        var change = new SuspectedChange(series, new Suspect("key", direction, ChangeMargin.OfBytes), Old, New, []);
        var result =
            new ExperimentResult { Formula = "claim", Verdict = Verdict.Fail, Operands = [Operand(New, now), Operand(Old, before)] };
        return new MeasuredBytes(change, result, new ComparisonResult
        {
            Text = "claim",
            Relation = Relation.Greater,
            Truth = Truth.True,
            Unit = MetricUnit.Bytes,
            Reason = SequentialReason.Shown,
            Explanation = string.Empty,
            Level = 0.01,
            Interval = new DecidingInterval(lower, upper, 0.01),
            Evidence = new Evidence { Interpretation = "made up", Scale = ComparisonScale.Difference },
        });
    }

    private static OperandResult Operand(string commit, double[] bytes) =>
        new() { Name = $"sort@git:{commit}", Runs = [.. bytes.Select(Run)] };

    private static RunResult Run(double bytes) => new()
    {
        Position = 1,
        Nanoseconds = [1],
        Flags = [IterationFlags.None],
        Operations = 1,
        Overhead = 0,
        AllocatedBytes = bytes,
        WarmUpMilliseconds = 0,
        MeasuringMilliseconds = 0,
        LaunchMilliseconds = 0,
        WarmUpCapped = false,
        Collector = "Workstation",
    };
}
