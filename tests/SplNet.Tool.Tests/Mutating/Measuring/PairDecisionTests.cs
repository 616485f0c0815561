using SplNet.Tool.Mutating.Measuring;

namespace SplNet.Tool.Tests.Mutating.Measuring;

/// <summary>Decisions on readings that are written down.</summary>
public sealed class PairDecisionTests
{
    [Fact]
    public void LargeSlowdown_IsShownAtTheFirstAnalysisAtAllThresholds()
    {
        var (decision, blocks) = Decided(1.5, 0.002);

        Assert.Equal(3, blocks);
        Assert.All(decision.Results, static one => Assert.True(one is { PValue: < 0.01, CouldBeSeen: true }));
        Assert.InRange(decision.Evidence!.Effect, 1.45, 1.55);
    }

    [Fact]
    public void SlowdownBetweenTheThresholds_IsShownAtTheSmallerOne()
    {
        var (decision, _) = Decided(1.075, 0.003);

        Assert.InRange(decision.Results[0].PValue, 0, 0.01);
        Assert.Equal(1, decision.Results[1].PValue);
    }

    [Fact]
    public void EqualSides_AreDecidedAndShowNothing()
    {
        var (decision, blocks) = Decided(1, 0.005);

        Assert.InRange(blocks, 3, 8);
        Assert.All(decision.Results, static one => Assert.True(one is { PValue: 1, CouldBeSeen: true }));
    }

    [Fact]
    public void OverwhelmingNoise_StopsThePairAndIsReported()
    {
        // The mean of e^(2 sin x) is 2.28.
        var (decision, blocks) = Decided(1 / 2.28, 2);

        Assert.InRange(blocks, 3, 8);
        Assert.All(decision.Results, static one => Assert.True(one is { PValue: 1, CouldBeSeen: false }));
    }

    [Theory]
    [InlineData(3, 0.5)]
    [InlineData(1000, 0.5)]
    public void LargeSlowdownWithAWideInterval_IsMeasuredUntilItIsShown(double ratio, double spread)
    {
        var (decision, blocks) = Decided(ratio, spread);

        Assert.InRange(blocks, 4, 20);
        Assert.All(decision.Results, static one => Assert.InRange(one.PValue, 0, 0.01));
    }

    [Fact]
    public void TimeOfOtherProcesses_DoesNotShowASlowdown()
    {
        var blocks = new PairBlocks();
        blocks.Add([Run(100, 60), Run(101, 60), Run(99, 60)], [Run(150, 0), Run(151, 0), Run(149, 0)]);
        var decision = new PairDecision([0.05], 0.05, 0.05, 20);

        decision.Look(blocks, last: true);

        Assert.True(decision.Results[0] is { PValue: 1, CouldBeSeen: false, IsWithheld: true });
    }

    [Fact]
    public void SlowdownThatTheClockAlsoShows_IsNotWithheld()
    {
        var blocks = new PairBlocks();
        blocks.Add([Run(100, 6), Run(101, 6), Run(99, 6)], [Run(150, 0), Run(151, 0), Run(149, 0)]);
        var decision = new PairDecision([0.05], 0.05, 0.05, 20);

        decision.Look(blocks, last: true);

        Assert.True(decision.Results[0] is { PValue: < 0.05, CouldBeSeen: true, IsWithheld: false });
    }

    private static (PairDecision Decision, int Blocks) Decided(double ratio, double spread)
    {
        var (decision, blocks, place) = (new PairDecision([0.05, 0.10], 0.01, 0.05, 20), new PairBlocks(), 0);
        for (int? next = decision.First; next is { } wanted;)
        {
            while (blocks.Count < wanted)
            {
                // A fixed sequence that goes up and down.
                var deviation = spread * Math.Sin(12.9898 * ++place);
                blocks.Add([Run(100, 0)], [Run(100 * ratio * Math.Exp(deviation), 0)]);
            }

            next = decision.Look(blocks, last: false);
        }

        return (decision, blocks.Count);
    }

    private static RunResult Run(double nanoseconds, double deducted) => new()
    {
        Position = 1,
        Nanoseconds = [nanoseconds * 0.999, nanoseconds * 1.001],
        Deducted = [deducted, deducted],
        Flags = [default, default],
        Operations = 1,
        Overhead = 0,
        AllocatedBytes = double.NaN,
        WarmUpMilliseconds = 1,
        MeasuringMilliseconds = 1,
        LaunchMilliseconds = 1,
        WarmUpCapped = false,
        Collector = "workstation",
    };
}
