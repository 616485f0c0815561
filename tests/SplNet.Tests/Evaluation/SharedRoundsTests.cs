using SplNet.Evaluation;
using SplNet.Measuring;
using SplNet.Statistics;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Evaluation;

/// <summary>What runs that were measured in turn have in common is taken out of their times, and nothing else.</summary>
public class SharedRoundsTests
{
    private static readonly double[] Slowness = [1, 1.4, 1.4, 1, 3, 1.4, 1, 1, 1.4, 1];

    [Fact]
    public void SlowRoundsOfAllRuns_KeepTheirRatio()
    {
        var times = SharedRounds.Without([Run(factor => 100 * factor), Run(factor => 110 * factor), Run(factor => 90 * factor)]);
        var middles = times.Select(static values => RunSummaries.Median(values)).ToList();
        Assert.Equal(1.1, middles[1] / middles[0], 1e-12);
        Assert.Equal(0.9, middles[2] / middles[0], 1e-12);
        Assert.All(times, static values => Assert.Equal(values[0], values[4], values[0] * 1e-12));
    }

    [Fact]
    public void TwoRuns_DifferByTheMedianOfTheirDifferences()
    {
        var random = new Random(7);
        for (var trial = 0; trial < 100; trial++)
        {
            var (a, b) = (Noise(random, 25), Noise(random, 25));
            var differences = a.Zip(b, static (left, right) => Math.Log(left) - Math.Log(right)).ToArray();
            var times = SharedRounds.Without([Run(a), Run(b)]);
            Assert.Equal(
                RunSummaries.Median(differences), Math.Log(RunSummaries.Median(times[0])) - Math.Log(RunSummaries.Median(times[1])), 1e-12);
        }
    }

    [Fact]
    public void OrderOfTheRuns_ChangesNothing()
    {
        var random = new Random(11);
        RunReadings[] runs = [Run(Noise(random, 12)), Run(Noise(random, 12)), Run(Noise(random, 12))];
        var (forth, back) = (SharedRounds.Without(runs), SharedRounds.Without([.. runs.Reverse()]));
        for (var run = 0; run < runs.Length; run++)
            Assert.Equal(forth[run], back[runs.Length - 1 - run]);
    }

    [Fact]
    public void RoundsOfOneRunOnly_AreIgnored()
    {
        var replaced = Run([100, 100, 100, 100, 100, 100]) with { Rounds = [0, 1, 2, 3, 4, 9] };
        var times = SharedRounds.Without([replaced, Run([110, 110, 110, 110, 110, 110])]);
        Assert.Equal(5, times[0].Length);
        Assert.Equal(5, times[1].Length);
    }

    [Fact]
    public void TooFewCommonRounds_KeepTheTimes()
    {
        var apart = Run([100, 140, 100, 100, 100, 100]) with { Rounds = [0, 1, 20, 21, 22, 23] };
        var other = Run([110, 110, 110, 110, 110, 110]);
        Assert.Equal([apart.Nanoseconds, other.Nanoseconds], SharedRounds.Without([apart, other]));
    }

    [Fact]
    public void RunsMeasuredAlone_AreUnchanged()
    {
        var alone = Run(Slowness) with { Rounds = [] };
        Assert.Equal([alone.Nanoseconds, alone.Nanoseconds], SharedRounds.Without([alone, alone]));
    }

    [Fact]
    public void ZeroTime_KeepsTheRunUnchanged()
    {
        var zero = Run([0, 1, 1, 1, 1, 1, 1]);
        Assert.Equal(zero.Nanoseconds, SharedRounds.Without([zero, Run([2, 2, 2, 2, 2, 2, 2])])[0]);
    }

    private static double[] Noise(Random random, int count) =>
        [.. Enumerable.Range(0, count).Select(_ => 100 * Math.Exp(random.NextDouble()))];

    private static RunReadings Run(Func<double, double> time) => Run(Array.ConvertAll(Slowness, factor => time(factor)));

    private static RunReadings Run(double[] times) => WrittenReadings.Of(times) with { Rounds = [.. Enumerable.Range(0, times.Length)] };
}
