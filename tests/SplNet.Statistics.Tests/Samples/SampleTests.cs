namespace SplNet.Statistics.Tests;

/// <summary>Samples, their transformations and the summaries of runs.</summary>
public sealed class SampleTests
{
    private static readonly Sample Ragged = Make.Runs([1, 2, 3], [10, 20]);

    [Fact]
    public void ScaleAndShift_TransformEveryObservation()
    {
        var transformed = Ragged.Scale(2).Shift(1).Scale(10);

        Assert.Equal([30, 50, 70, 210, 410], transformed.Pooled());
        Assert.Equal(transformed.Pooled(), Ragged.Transform(static value => ((value * 2) + 1) * 10).Pooled());
        Assert.Equal([1, 2, 3, 10, 20], Ragged.Pooled());
    }

    [Fact]
    public void Transformations_ReachLimitHistoryAndFlags()
    {
        var run = new RunSample([1, 2]) { Flags = [IterationFlags.None, IterationFlags.Collection] };
        var sample = new Sample([run]) { History = Make.Summaries(5) };

        Assert.Equal(30, Sample.Constant(10).Scale(3).ConstantValue);
        Assert.Equal(100, Sample.Constant(10).Transform(static value => value * value).ConstantValue);
        Assert.Equal([15], sample.Scale(3).History!.Pooled());
        Assert.Equal(run.Flags, sample.Shift(3).Runs[0].Flags);
    }

    [Fact]
    public void SmallestSpread_IsTransformedLikeTheValues()
    {
        var sample = new Sample([new RunSample([1])]) { SmallestSpread = 0.5 };

        Assert.Equal(1.5, sample.Scale(3).Shift(7).SmallestSpread);
        Assert.Equal(0.5, sample.Transform(static value => value + 1).SmallestSpread);
        Assert.Throws<ArgumentOutOfRangeException>(static () => new Sample([]) { SmallestSpread = double.NaN });
    }

    [Fact]
    public void ScaleAndShift_DoNotTouchTheValues()
    {
        var counting = new CountingList([1, 2, 3]);

        var transformed = new Sample([new RunSample(counting)]).Scale(3).Shift(1).Scale(2);

        Assert.Equal(0, counting.Reads);
        Assert.Equal([8, 14, 20], transformed.Pooled());
        Assert.Equal(3, counting.Reads);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(-1)]
    [InlineData(double.NaN)]
    [InlineData(double.PositiveInfinity)]
    public void ScaleThatLosesTheOrder_IsRefused(double factor) => Assert.Throws<ArgumentOutOfRangeException>(() => Ragged.Scale(factor));

    [Fact]
    public void InfiniteShift_IsRefused() => Assert.Throws<ArgumentOutOfRangeException>(() => Ragged.Shift(double.NegativeInfinity));

    // R: quantile(c(4, 1, 3, 2), c(0, .25, .5, .9, 1), type = 7)
    [Theory]
    [InlineData(0, 1)]
    [InlineData(0.25, 1.75)]
    [InlineData(0.5, 2.5)]
    [InlineData(0.9, 3.7)]
    [InlineData(1, 4)]
    public void Quantile_AgreesWithR(double probability, double expected) =>
        Close.Relative(expected, RunSummaries.Quantile(probability)([4, 1, 3, 2]));

    [Fact]
    public void EmptyRun_HasNoSummary()
    {
        RunSummary[] summaries = [RunSummaries.Median, RunSummaries.Mean, RunSummaries.Minimum, RunSummaries.Quantile(0.9)];

        Assert.All(summaries, static summary => Assert.Equal(double.NaN, summary([])));
    }

    [Fact]
    public void Summaries_AreOnePerRun()
    {
        Assert.Equal([2, 15], Ragged.Summaries(RunSummaries.Median));
        Assert.Equal([1, 10], Ragged.Summaries(RunSummaries.Minimum));
    }
}
