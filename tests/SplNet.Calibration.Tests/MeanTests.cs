namespace SplNet.Calibration.Tests;

/// <summary>Means with slow calls; docs/calibration.md has the full tables.</summary>
public sealed class MeanTests
{
    private const double Alpha = 0.01;

    // Half of the calls' mean is made by one call in so many, on one side only.
    public static TheoryData<int, double, int, int> Shapes() => new()
    {
        { 5, 20, 1, 50 }, { 20, 40, 1, 50 }, { 20, 40, 10, 20 }, { 100, 40, 100, 20 },
    };

    [Theory]
    [MemberData(nameof(Shapes))]
    public void EqualMeansOfDifferentShape_AreNotReportedAsDifferent(int every, double factor, int calls, int rounds)
    {
        var shape = CallShape.Slow(every, factor);
        var outcome = MeanOutcome.Of(new MeanScenario(shape.Name, shape, CallShape.Steady) { Calls = calls, Rounds = rounds }, 1500, 17);

        Assert.False(outcome.LeftFaster.Exceeds(Alpha), $"left < right: {outcome.LeftFaster.Value}");
        Assert.False(outcome.RightFaster.Exceeds(Alpha), $"right < left: {outcome.RightFaster.Value}");
        Assert.False(outcome.NotSlowerFails.Exceeds(Alpha), $"left <= right: {outcome.NotSlowerFails.Value}");
    }

    [Theory]
    [InlineData(1, 50, 8)]
    [InlineData(1000, 20, 4)]
    public void SlowerMeanWithHalfTheMedian_IsFound(int calls, int rounds, double mostBlocks)
    {
        var bursty = CallShape.Slow(5, 20) with { Scale = 2.4 };
        var outcome = MeanOutcome.Of(new MeanScenario("defect", bursty, CallShape.Steady) { Calls = calls, Rounds = rounds }, 300, 18);

        Assert.Equal(0, outcome.LeftFaster.Count);
        Assert.Equal(outcome.RightFaster.Trials, outcome.RightFaster.Count);
        Assert.InRange(outcome.BlocksOfRight, 3, mostBlocks);
    }

    // Without the deduction a machine that interrupts hides everything below a factor of two.
    [Fact]
    public void InterruptionsReportedByTheKernel_CostLittle()
    {
        var slower = CallShape.Steady with { Scale = 1.1 };
        var scenario = new MeanScenario("interrupted", slower, CallShape.Steady) { Interruptions = 0.05 };

        Assert.True(MeanOutcome.Of(scenario, 300, 19).RightFaster.Value > 0.85);
        Assert.True(MeanOutcome.Of(scenario with { ReportedShare = 0 }, 300, 19).RightFaster.Value < 0.3);
    }
}
