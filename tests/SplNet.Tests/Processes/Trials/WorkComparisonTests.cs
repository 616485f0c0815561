using SplNet.Processes.Trials;
using SplNet.Statistics;

namespace SplNet.Tests.Processes.Trials;

/// <summary>What rounds with a test and without it say of its work.</summary>
public sealed class WorkComparisonTests
{
    private const int Trials = 1_000;

    [Fact]
    public void TestThatTakesSlightlyLongerThroughout_HasWork() =>
        Assert.Equal(1, Share(work: 30, static (ref Xoshiro256 random) => 600 + (5 * random.NextNormal())));

    // The pool of threads answers at once, or after others: seen where a set-up is asynchronous.
    [Fact]
    public void WorkDespiteASlowAndAFastMode_IsFound() => Assert.InRange(Share(work: 600, SlowNowAndThen), 0.95, 1);

    [Fact]
    public void LifeCycleWithoutAFastRound_DoesNotExcludeWork() =>
        Assert.True(WorkComparison.IsWork(
            [.. Enumerable.Range(0, 12).Select(static round => (Whole: round == 3 ? 1_290.0 : 6_300, Around: 5_700.0 + round))]));

    [Fact]
    public void NoWork_IsFound()
    {
        Assert.InRange(Share(work: 0, static (ref Xoshiro256 random) => 600 + (15 * random.NextNormal())), 0, 0.04);
        Assert.InRange(Share(work: 0, SlowNowAndThen), 0, 0.1);
    }

    [Theory]
    [InlineData(false, 0, 0, 0, 0, 0)]
    [InlineData(false, 0, 1, 0, 0, 0)]
    [InlineData(false, 0, 0, 0, 0, 1, 1)]
    [InlineData(true, 0, 1, 0, 0, 1)]
    [InlineData(true, 1, 1)]
    [InlineData(true, 0, 2)]
    public void WorkThatAppearsOnce_IsChance(bool expected, params int[] comparisons)
    {
        var next = 0;

        Assert.Equal(expected, WorkComparison.IsShown(() => comparisons[next++]));
    }

    private delegate double LifeCycle(ref Xoshiro256 random);

    private static double SlowNowAndThen(ref Xoshiro256 random) =>
        random.NextUniform() < 0.5 ? 5_700 + (300 * random.NextNormal()) : 690 + (10 * random.NextNormal());

    private static double Share(double work, LifeCycle around)
    {
        var random = new Xoshiro256(7);
        var shown = 0;
        for (var trial = 0; trial < Trials; trial++)
        {
            var pairs = new List<(double Whole, double Around)>();
            for (var round = 0; round < 12; round++)
                pairs.Add((work + around(ref random), around(ref random)));
            shown += WorkComparison.IsWork(pairs) ? 1 : 0;
        }

        return (double)shown / Trials;
    }
}
