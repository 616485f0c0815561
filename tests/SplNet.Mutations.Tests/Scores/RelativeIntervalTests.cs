using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;
using SplNet.Statistics;

namespace SplNet.Mutations.Tests.Scores;

/// <summary>Intervals of the ratio of throughputs, right and as they were published.</summary>
public sealed class RelativeIntervalTests
{
    [Fact]
    public void MutantWithHalfTheThroughput_HasABugSizeOfHalf()
    {
        var interval = RelativeIntervals.Of([[100, 101, 99], [100, 100, 100]], [[200, 202, 198], [200, 200, 200]]);
        Assert.InRange(interval.BugSize, 0.48, 0.5);
        Assert.True(interval.ExcludesOne);
    }

    // The upper end 0.824 of the paper's table 2 is a bug of 17.6 %.
    [Fact]
    public void BugSize_FollowsFromTheUpperEndAndIsNeverNegative()
    {
        var interval = new RelativeInterval(0.77, 0.824);

        Assert.Equal((0.176, 0.054), (Math.Round(interval.BugSize, 12), Math.Round(interval.Width, 12)));
        Assert.Equal(0, new RelativeInterval(0.95, 1.02).BugSize);
    }

    [Fact]
    public void SidesWithoutPositiveTimes_HaveNoInterval()
    {
        Assert.Null(RelativeIntervals.OfPair([], [[1, 2]]));
        Assert.Null(RelativeIntervals.OfPair([[1, 2]], [[1], []]));
        Assert.Null(RelativeIntervals.OfPair([[1, 2]], [[0, 1]]));
        Assert.NotNull(RelativeIntervals.OfPair([[1, 2]], [[2, 1]]));
    }

    [Fact]
    public void SameSeed_GivesTheSameInterval() =>
        Assert.Equal(RelativeIntervals.Of([[1, 2]], [[2, 3]], 5), RelativeIntervals.Of([[1, 2]], [[2, 3]], 5));

    // A program compared with itself: the published interval takes it for another one again and again, the right one hardly ever.
    [Fact]
    public void ProgramComparedWithItself_DiffersByTheCoupledIntervalOnly()
    {
        var random = new Xoshiro256(1);
        var (right, coupled) = (0, 0);
        const int Trials = 60;
        for (var trial = 0; trial < Trials; trial++)
        {
            var (left, other) = (Normal(ref random), Normal(ref random));
            right += RelativeIntervals.Of(left, other).ExcludesOne ? 1 : 0;
            coupled += RelativeIntervals.Coupled(left, other).ExcludesOne ? 1 : 0;
        }

        Assert.True(coupled > Trials / 2, $"{coupled} of {Trials}");
        Assert.True(right < Trials / 10, $"{right} of {Trials}");
    }

    [Fact]
    public void Widths_ShrinkWithMoreIterations()
    {
        var random = new Xoshiro256(3);
        var widths = IntervalWidths.Of(Normal(ref random)[0], trials: 20);
        Assert.Equal([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], widths.Select(static one => one.Iterations));
        Assert.True(widths[^1].Width < widths[0].Width);
    }

    // One run of thirty iterations, as in the paper.
    private static double[][] Normal(ref Xoshiro256 random)
    {
        var run = new double[30];
        for (var iteration = 0; iteration < run.Length; iteration++)
            run[iteration] = 100 + (2 * random.NextNormal());
        return [run];
    }
}
