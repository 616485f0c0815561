using SplNet.Causes.Ranking;
using SplNet.Evaluation.Explaining;
using SplNet.Statistics;

namespace SplNet.Tests.Evaluation.Explaining;

/// <summary>Which comparisons are explained, for results made by hand.</summary>
public class ExplainedComparisonsTests
{
    [Theory]
    [InlineData(0, 648, double.PositiveInfinity, 1)]
    [InlineData(648, 0, 0, -1)]
    [InlineData(0, 0, 1, 1)]
    public void BytesFromOrToZero_AreExplained(double before, double after, double ratio, int direction)
    {
        var sides = Assert.Single(
            ExplainedComparisons.Of(OfBytes, OfBytes.MeasuredOperands(), Result(OfBytes, Truth.False, before, after)));
        Assert.Equal(("now", "old"), (sides.After.Name, sides.Before.Name));
        Assert.Equal((ratio, direction, MeasuredKind.Memory), (sides.Measured.Ratio, sides.Measured.Direction, sides.Measured.Kind));
    }

    [Fact]
    public void BytesNextToEqualTimes_AreExplained()
    {
        var sides = Assert.Single(ExplainedComparisons.Of(OfTimes, OfTimes.MeasuredOperands(), Result(OfTimes, Truth.True, 0, 14_400)));
        Assert.Equal("allocated(now) == allocated(old)", sides.Comparison);
        Assert.Equal((double.PositiveInfinity, MeasuredKind.Memory), (sides.Measured.Ratio, sides.Measured.Kind));
    }

    [Fact]
    public void BytesThatDifferLikeTimes_AreAlsoExplained() => Assert.Equal(
        ["mean(now) == mean(old)", "allocated(now) == allocated(old)"],
        ExplainedComparisons.Of(OfTimes, OfTimes.MeasuredOperands(), Result(OfTimes, Truth.False, 0, 14_400))
            .Select(static one => one.Comparison));

    [Fact]
    public void UnclaimedBytes_AreExplainedWithTheTimes()
    {
        var experiment =
            new Experiment((now, old, mean) => mean(now) == mean(old)) { ["now"] = Work.Of(1), ["old"] = Work.Of(1), Options = Explained };
        Assert.Equal(
            2, ExplainedComparisons.Of(experiment, experiment.MeasuredOperands(), Result(experiment, Truth.False, 0, 14_400)).Count);
        Assert.Empty(ExplainedComparisons.Of(experiment, experiment.MeasuredOperands(), Result(experiment, Truth.True, 0, 14_400)));
    }

    [Fact]
    public void ClaimOfBytes_IsExplainedOnce() =>
        Assert.Single(ExplainedComparisons.Of(OfBytes, OfBytes.MeasuredOperands(), Result(OfBytes, Truth.False, 24, 648)));

    [Fact]
    public void BytesThatGrowWhileTimesFall_AreAlsoExplained() => Assert.Equal(
        ["mean(now) == mean(old)", "allocated(now) == allocated(old)"],
        ExplainedComparisons.Of(OfTimes, OfTimes.MeasuredOperands(), Result(OfTimes, Truth.False, 0, 14_400, nanoseconds: 100))
            .Select(static one => one.Comparison));

    [Fact]
    public void EqualBytesNextToEqualTimes_AreNotExplained() =>
        Assert.Empty(ExplainedComparisons.Of(OfTimes, OfTimes.MeasuredOperands(), Result(OfTimes, Truth.True, 24, 24)));

    private static Experiment OfBytes =>
        new((now, old, allocated) => allocated(now) <= allocated(old)) { ["now"] = Work.Of(1), ["old"] = Work.Of(1), Options = Explained };

    private static Experiment OfTimes => new((now, old, mean) => mean(now) == mean(old))
    {
        ["now"] = Work.Of(1),
        ["old"] = Work.Of(1),
        Options = Explained,
        AlsoCounted = ["allocated"],
    };

    private static ExperimentOptions Explained => ExperimentOptions.Default with { Explain = Explain.OnFailure };

    private static ExperimentResult Result(Experiment experiment, Truth truth, double before, double after, double nanoseconds = 1000) =>
        new()
        {
            Formula = experiment.Text,
            Verdict = truth == Truth.False ? Verdict.Fail : Verdict.Pass,
            Operands = [Operand("now", after, nanoseconds), Operand("old", before, 900)],
            Comparisons =
            [
                new ComparisonResult
                {
                    Text = experiment.Text,
                    Relation = Relation.LessOrEqual,
                    Truth = truth,
                    Unit = MetricUnit.Bytes,
                    Reason = SequentialReason.ContraryEvidence,
                    Explanation = "made by hand",
                    Level = 0.01,
                    Interval = new DecidingInterval(0, 1, 0.01),
                    Evidence = new Evidence
                    {
                        Interpretation = "made by hand",
                        Scale = ComparisonScale.Difference,
                        Effect = after - before,
                        Lower = 0,
                        Upper = 1,
                        DetectableEffect = 1,
                        Blocks = 2,
                    },
                },
            ],
        };

    private static OperandResult Operand(string name, double bytes, double nanoseconds) => new()
    {
        Name = name,
        Nanoseconds = nanoseconds,
        Estimates = [new EstimateResult { Text = $"allocated({name})", Estimator = "allocated", Unit = MetricUnit.Bytes, Value = bytes }],
        Runs = [Run(1, bytes), Run(2, bytes)],
    };

    private static RunResult Run(int position, double bytes) => new()
    {
        Position = position,
        Nanoseconds = [1000],
        Flags = [],
        Operations = 1,
        Overhead = 0,
        AllocatedBytes = bytes,
        WarmUpMilliseconds = 0,
        MeasuringMilliseconds = 0,
        LaunchMilliseconds = 0,
        WarmUpCapped = false,
        Collector = "concurrent",
    };
}
