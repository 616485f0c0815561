using SplNet.Measuring;
using SplNet.Measuring.SingleCalls;
using SplNet.Statistics;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Measuring.SingleCalls;

/// <summary>Runs whose calls are timed one by one.</summary>
public class SingleCallRunTests
{
    private static readonly MeasureSettings Singly = new(5, 1e6) { Calls = CallTiming.IfLongEnough, Quantiles = [0.95, 0.01] };

    [Fact]
    public void LongCalls_HaveMediansPercentilesAndMeans()
    {
        var readings = InThisProcess.Measure(Operand.Of(Stalling.EveryTenth), Singly);
        Assert.Equal(readings.Nanoseconds.Length, readings.MedianNanoseconds.Length);
        Assert.Equal(readings.TimedCalls, (long)readings.Nanoseconds.Length * readings.Operations);
        Assert.Equal(2, readings.Quantiles.Length);
        Assert.True(readings.Quantiles[1] < readings.Quantiles[0] / 100, string.Join(' ', readings.Quantiles));
        Assert.True(RunSummaries.Median([.. readings.MedianNanoseconds]) < readings.Nanoseconds.Average() / 5, "The median is the mean.");
    }

    [Fact]
    public void ShortCalls_AreMeasuredInBatches()
    {
        var readings = InThisProcess.Measure(Work.Of(10), Singly);
        Assert.Equal((0, 0, 0L), (readings.MedianNanoseconds.Length, readings.Quantiles.Length, readings.TimedCalls));
        Assert.True(readings.Operations > 100);
    }

    [Fact]
    public void LongCallsWithoutAMedianClaim_AreMeasuredInBatches() =>
        Assert.Equal(0, InThisProcess.Measure(Operand.Of(Stalling.EveryTenth), Singly with { Calls = CallTiming.Batches }).TimedCalls);

    [Fact]
    public void OneOperationPerIteration_IsRepeatedAsOftenAsAPercentileNeeds()
    {
        var operand = Work.Of(100_000).SetUp(static () => { }, Each.Operation);
        var readings = InThisProcess.Measure(operand, Singly with { Quantiles = [0.99] });
        Assert.Equal((1, 100L), (readings.Operations, readings.TimedCalls));
    }

    [Fact]
    public void ReplacedIterations_DoNotAffectTheMedians()
    {
        var readings = InThisProcess.Measure(
            Operand.Of(static () => GC.Collect(0)), Singly with { OnDisturbance = OnDisturbance.Replace, Quantiles = [] });
        Assert.Equal(readings.Nanoseconds.Length, readings.MedianNanoseconds.Length);
        Assert.All(
            readings.Nanoseconds.Zip(readings.MedianNanoseconds), static pair => Assert.True(pair.Second < 2 * pair.First, $"{pair}"));
    }

    [Fact]
    public void RegionsOfOneOperation_AreCalls()
    {
        var readings = InThisProcess.Measure(Regions(operations: 1), Singly);
        Assert.True(readings.TimedCalls >= readings.Nanoseconds.Length);
        Assert.Equal(readings.Nanoseconds.Length, readings.MedianNanoseconds.Length);
        Assert.True(
            readings.Quantiles[0] > 100 * RunSummaries.Median([.. readings.MedianNanoseconds]), string.Join(' ', readings.Quantiles));
    }

    [Fact]
    public void RegionsOfSeveralOperations_AreBatches()
    {
        var readings = InThisProcess.Measure(Regions(operations: 2), Singly);
        Assert.Equal((0, 0, 0L), (readings.MedianNanoseconds.Length, readings.Quantiles.Length, readings.TimedCalls));
    }

    [Fact]
    public void RegionWithSeveralOperations_TurnsAllIntoBatches()
    {
        var region = 0;
        var readings = InThisProcess.Measure(Operand.Custom(m =>
        {
            while (m.NeedsMore())
            {
                m.Start();
                Stalling.EveryTenth();
                m.End(++region > 500 ? 2 : 1);
            }
        }), Singly);
        Assert.Equal((0, 0, 0L), (readings.MedianNanoseconds.Length, readings.Quantiles.Length, readings.TimedCalls));
    }

    private static Operand Regions(int operations) => Operand.Custom(m =>
    {
        while (m.NeedsMore())
        {
            m.Start();
            for (var operation = 0; operation < operations; operation++)
                Stalling.EveryTenth();
            m.End(operations);
        }
    });
}
