using SplNet.Measuring;
using SplNet.Measuring.Engine;
using SplNet.Measuring.SingleCalls;

namespace SplNet.Tests.Measuring.SingleCalls;

/// <summary>Which calls are timed singly, and how many.</summary>
public class CallPlanTests
{
    private static readonly IterationPlan Usual = new(2, 20, 16, 16);

    [Theory]
    [InlineData(0.5, 2)]
    [InlineData(0.95, 20)]
    [InlineData(0.99, 100)]
    [InlineData(0.999, 1000)]
    [InlineData(0.9999, 10_000)]
    [InlineData(0.995, 200)]
    [InlineData(0.01, 100)]
    [InlineData(0.001, 1000)]
    [InlineData(0.75, 4)]
    [InlineData(0.33, 4)]
    public void Percentile_NeedsACallBeyondIt(double quantile, long calls) => Assert.Equal(calls, RequiredCalls.Of(quantile));

    [Fact]
    public void CallsTooShortForTheClock_AreTimedSinglyOnlyIfTheFirstRunDid()
    {
        var settings = new MeasureSettings(20, null);
        var (above, below) = (Clock.ShortestCallNanoseconds, Clock.ShortestCallNanoseconds * 0.9);
        Assert.True(CallPlan.IsSingle(settings with { Calls = CallTiming.IfLongEnough }, above));
        Assert.False(CallPlan.IsSingle(settings with { Calls = CallTiming.IfLongEnough }, below));
        Assert.True(CallPlan.IsSingle(settings with { Calls = CallTiming.Singly }, below));
        Assert.False(CallPlan.IsSingle(settings, above));
    }

    [Theory]
    [InlineData(1e3, new[] { 0.95 }, 20)]
    [InlineData(1e3, new[] { 0.95, 0.999 }, 63)]
    [InlineData(1e6, new[] { 0.999 }, 20)]
    [InlineData(1e6, new[] { 0.99 }, 20)]
    [InlineData(1e6, new double[0], 20)]
    public void Iterations_SufficeForPercentilesIfAffordable(double nanoseconds, double[] quantiles, int iterations)
    {
        var plan = CallPlan.For(Usual, nanoseconds, quantiles);
        Assert.Equal((iterations, 16, 1), (plan.Iterations, plan.Invocations, plan.Unroll));
    }

    [Fact]
    public void SingleOperations_AreRepeated()
    {
        var plan = CallPlan.For(Usual with { Invocations = 1, Unroll = 1 }, 1e5, [0.99]);
        Assert.Equal(100, plan.Iterations);
    }

    [Fact]
    public void LongIterations_HaveNoMoreCallsThanFitInMemory()
    {
        var plan = CallPlan.For(Usual with { Invocations = int.MaxValue / 2 }, 500, [0.99]);
        Assert.InRange((long)plan.Iterations * plan.Invocations, 1_000_000, 5_000_000);
    }
}
