using SplNet.Machine;
using SplNet.Measuring;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Measuring;

/// <summary>How long iterations are where nobody says it.</summary>
public class IterationLengthTests
{
    [Theory]
    [InlineData(20, 25, double.PositiveInfinity, 3e6)]
    [InlineData(20, 25, 100e6, 3e6)]
    [InlineData(20, 25, 20e6, 2e6)]
    [InlineData(20, 25, 1e6, 1e6)]
    [InlineData(1500, 500, 1e6, 2e6)]
    [InlineData(10_000, 0, double.PositiveInfinity, 10e6)]
    [InlineData(10_000, 0, 1e6, 10e6)]
    public void Length_IsResolvedByTheTimerAndShorterThanInterruptions(
        double step, double cost, double betweenInterruptions, double length) =>
        Assert.Equal(
            length,
            IterationLength.For(new TimerReading(1, step, cost), betweenInterruptions, double.PositiveInfinity, alternates: false),
            length * 1e-9);

    [Theory]
    [InlineData(20, double.PositiveInfinity, 1e6)]
    [InlineData(20, 21e6, 1e6)]
    [InlineData(2000, double.PositiveInfinity, 2e6)]
    [InlineData(20, 0.1e6, 3e6)]
    [InlineData(20, 1e6, 4e6)]
    [InlineData(20, 2e6, 5e6)]
    public void IterationsInTurn_AreAsShortAsTimerAndCollectionsAllow(double step, double betweenCollections, double length) =>
        Assert.Equal(
            length,
            IterationLength.For(
                new TimerReading(1, step, 0), betweenInterruptions: double.PositiveInfinity, betweenCollections, alternates: true),
            length * 1e-9);

    [Theory]
    [InlineData(double.PositiveInfinity, 2e6, 20)]
    [InlineData(21e6, 2e6, 20)]
    [InlineData(19e6, 20e6, 5)]
    [InlineData(5e6, 20e6, 5)]
    [InlineData(2.5e6, 10e6, 6)]
    [InlineData(1.25e6, 5e6, 12)]
    [InlineData(0.1e6, 3e6, 20)]
    public void Iterations_ContainSeveralCollectionsIfTheseAreFrequent(double betweenCollections, double length, int count)
    {
        Assert.Equal(
            length,
            IterationLength.For(new TimerReading(1, 20, 25), betweenInterruptions: 20e6, betweenCollections, alternates: false),
            length * 1e-9);
        Assert.Equal(count, IterationLength.Count(length, wanted: 20));
        Assert.Equal(4, IterationLength.Count(length, wanted: 4));
    }

    [Fact]
    public void Processes_ChooseTheLengthAndReportIt()
    {
        var result = Measure(Watched.Quickest with { IterationTime = null }, Work.Of(100));
        Assert.All(result.Operands[0].Runs, static run => Assert.True(run.IterationMilliseconds >= 1 && run.Operations > 100, $"{run}"));
        Assert.Matches(@"3 blocks × 5 iterations of \S+ \S+( to \S+ \S+)?, warm-up \S+ m?s", result.ToString(ReportDetail.Full));
    }

    [Fact]
    public void UserLength_TakesPrecedence() => Assert.All(
        Measure(Watched.Quickest with { IterationTime = TimeSpan.FromMilliseconds(0.5) }, Work.Of(100)).Operands[0].Runs,
        static run => Assert.Equal(0.5, run.IterationMilliseconds));

    [Trait("Category", "Long")]
    [Fact]
    public void SlowOperation_IsAnIterationByItself() => Assert.All(
        Measure(Watched.Quickest with { IterationTime = null }, Work.Of(20_000_000)).Operands[0].Runs,
        static run => Assert.Equal(1, run.Operations));

    private static ExperimentResult Measure(ExperimentOptions options, Operand operand)
    {
        var result = Watched.Run(new Experiment((work, mean) => mean(work) < 100.Seconds()) { Options = options, ["work"] = operand });
        Assert.True(result.Passed, result.ToString(ReportDetail.Full));
        return result;
    }
}
