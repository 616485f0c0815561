using System.Diagnostics;
using SplNet.Measuring.Engine;
using SplNet.Measuring.SingleCalls;
using SplNet.Statistics;

namespace SplNet.Tests.Measuring.SingleCalls;

/// <summary>The loop that times calls one by one.</summary>
public class CallTimerTests
{
    private const int Calls = 20;
    private const int Iterations = 3;

    private static readonly IterationPlan Plan = new(1, Iterations, Calls, 1);

    [Fact]
    public void EachOperation_IsPerformedOnce()
    {
        var performed = 0;
        var timer = new CallTimer(LoopsOf(() => performed++), Plan);
        timer.Perform(Calls);
        Assert.Equal(Calls, performed);
    }

    [Fact]
    public void WarmUpIterations_AreDiscarded()
    {
        var timer = Measured(warmUps: 2, SlowFor(2 * Calls, 1));
        var means = timer.End();
        Assert.Equal(Iterations, means.Length);
        Assert.True(timer.Quantiles([1])[0] < Milliseconds(1), "A call of the warm-up counts.");
    }

    [Fact]
    public void SlowCalls_AffectTheTailAndNotTheMedian()
    {
        var timer = Measured(warmUps: 0, EveryTenth(1));
        var means = timer.End();
        Assert.All(timer.Medians, static median => Assert.True(median < Milliseconds(0.5), $"{median} ns"));
        Assert.All(means, static mean => Assert.True(mean > Milliseconds(0.1), $"{mean} ns"));
        var quantiles = timer.Quantiles([0.95, 0.5, 0]);
        Assert.True(
            quantiles[0] >= Milliseconds(0.99) && quantiles[1] < Milliseconds(0.5) && quantiles[2] <= quantiles[1],
            string.Join(' ', quantiles));
    }

    [Fact]
    public void SeveralSeries_AddTheirMedians()
    {
        var timer = Measured(warmUps: 0, static () => { });
        timer.End();
        timer.Begin(Plan with { Iterations = 1 });
        timer.Perform(Calls);
        timer.Keep();
        Assert.Single(timer.End());
        Assert.Equal(Iterations + 1, timer.Medians.Count);
    }

    // What a call allocated would be paid for by another one.
    [Fact]
    public void NothingIsAllocated()
    {
        var timer = Measured(warmUps: 0, static () => { });
        var before = GC.GetAllocatedBytesForCurrentThread();
        timer.Perform(Calls);
        timer.Keep();
        Assert.Equal(before, GC.GetAllocatedBytesForCurrentThread());
    }

    [Fact]
    public void EmptyCall_TakesNoTime()
    {
        var timer = Measured(warmUps: 1, static () => { });
        timer.End();
        Assert.True(
            RunSummaries.Median([.. timer.Medians]) < 1 + timer.Overhead, $"{string.Join(' ', timer.Medians)} beside {timer.Overhead} ns");
        Assert.All(timer.Medians, static median => Assert.True(median >= 0));
    }

    private static double Milliseconds(double number) => number * 1e6;

    private static CallTimer Measured(int warmUps, Action call)
    {
        var timer = new CallTimer(LoopsOf(call), Plan);
        for (var iteration = 0; iteration < warmUps + Iterations; iteration++)
        {
            timer.Perform(Calls);
            timer.Keep();
            if (iteration + 1 == warmUps)
                timer.Begin(Plan);
        }

        return timer;
    }

    private static CallLoops LoopsOf(Action call) => CallLoops.Of(call, new Action(static () => { }));

    private static Action EveryTenth(double milliseconds)
    {
        var call = 0;
        return () => Spin(++call % 10 == 0 ? milliseconds : 0);
    }

    private static Action SlowFor(int calls, double milliseconds)
    {
        var call = 0;
        return () => Spin(call++ < calls ? milliseconds : 0);
    }

    private static void Spin(double milliseconds)
    {
        var start = Stopwatch.GetTimestamp();
        while (Stopwatch.GetElapsedTime(start).TotalMilliseconds < milliseconds)
        {
        }
    }
}
