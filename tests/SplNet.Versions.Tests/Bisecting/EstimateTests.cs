using SplNet.Versions.Bisecting;

namespace SplNet.Versions.Tests.Bisecting;

public sealed class EstimateTests
{
    [Theory]
    [InlineData(1, 0)]
    [InlineData(2, 1)]
    [InlineData(3, 2)]
    [InlineData(4, 2)]
    [InlineData(5, 3)]
    [InlineData(1000, 10)]
    [InlineData(1024, 10)]
    [InlineData(1025, 11)]
    public void Steps_AreTheLogarithmRoundedUp(int suspects, int steps) =>
        Assert.Equal((steps, steps + 2), (new BisectEstimate(suspects).Steps, new BisectEstimate(suspects).Decisions));

    [Fact]
    public void TimeLeft_CoversStepsAndConfirmation() =>
        Assert.Equal(TimeSpan.FromSeconds(55), new BisectEstimate(1000).TimeLeft(TimeSpan.FromSeconds(5)));

    [Fact]
    public void Band_LiesInTheMiddleThirdOfTheDifference()
    {
        var band = EffectBand.Between(1.331);
        Assert.Equal(1.1, band.Limit, 12);
        Assert.Equal(1.21, band.Limit * (1 + band.Resolution), 12);
        Assert.Throws<ArgumentOutOfRangeException>(static () => EffectBand.Between(1));
    }

    // Half of the difference is 1.1537 times.
    [Fact]
    public void SharperBand_EndsAtHalfOfTheDifference()
    {
        var band = EffectBand.Between(1.331).Sharper(0)!;
        Assert.Equal(Math.Sqrt(1.1), band.Limit, 12);
        Assert.Equal(1.1, band.Limit * (1 + band.Resolution), 12);
    }

    [Fact]
    public void SharperBand_IsNotSuggestedIfSessionsDisagreeByHalfOfIt()
    {
        Assert.NotNull(EffectBand.Between(1.331).Sharper(0.049));
        Assert.Null(EffectBand.Between(1.331).Sharper(0.051));
    }
}
