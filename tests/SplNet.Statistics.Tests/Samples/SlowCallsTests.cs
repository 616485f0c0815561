namespace SplNet.Statistics.Tests;

/// <summary>What slow iterations say of those that were not seen.</summary>
public sealed class SlowCallsTests
{
    [Fact]
    public void SimilarIterations_ShowNoSlowCalls() => Assert.Equal(default, SlowCalls.Of(Make.Runs([1, 1.2, 1.4], [1.1, 1, 1.3])));

    [Fact]
    public void Limit_HasNoSlowCalls() => Assert.Equal(default, SlowCalls.Of(Sample.Constant(5)));

    [Fact]
    public void FewSlowCalls_MayBecomeTwoMore()
    {
        var slow = SlowCalls.Of(Make.Runs([1, 1, 1, 9], [1, 1, 1, 1]));

        Assert.True(slow.AreSeen);
        Close.Relative(2 * (9 - 2) / 10.0, slow.Rise);
        Assert.Equal(0, slow.Spread);
    }

    [Fact]
    public void ManySlowCalls_AreKnown() =>
        Assert.Equal(
            0, SlowCalls.Of(Make.Runs([.. Enumerable.Range(0, 5).Select(static _ => new double[] { 1, 9, 1, 9, 1, 9, 1, 9, 1, 1 })])).Rise);

    // With one in each run, a run may by chance have one more or none: 8 of 5 iterations, half of it.
    [Fact]
    public void SameNumberInEachRun_MayVaryByOne() =>
        Close.Relative(8 / 5.0 / 2, SlowCalls.Of(Make.Runs([1, 1, 9, 1, 1], [9, 1, 1, 1, 1], [1, 1, 1, 1, 9])).Spread);

    [Fact]
    public void Scale_KeepsTheUnit()
    {
        var runs = Make.Runs([1, 1, 9, 1, 1], [9, 1, 1, 1, 1]);
        var (scaled, plain) = (SlowCalls.Of(runs.Scale(3)), SlowCalls.Of(runs).Scale(3));

        Assert.Equal(plain.AreSeen, scaled.AreSeen);
        Close.Relative(plain.Rise, scaled.Rise);
        Close.Relative(plain.Spread, scaled.Spread);
    }
}
