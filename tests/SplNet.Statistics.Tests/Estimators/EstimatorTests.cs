namespace SplNet.Statistics.Tests;

/// <summary>Estimators against R 4.2.2, with x as below.</summary>
public sealed class EstimatorTests
{
    // R: hd <- function(x, p) { n <- length(x); sum(diff(pbeta((0:n)/n, p * (n + 1), (1 - p) * (n + 1))) * sort(x)) }
    [Theory]
    [InlineData(0.5, 12.254053260792995)]
    [InlineData(0.9, 14.332071691041325)]
    [InlineData(0.1, 11.773863003797887)]
    public void HarrellDavis_AgreesWithR(double probability, double expected) =>
        Close.Relative(expected, HarrellDavis.Quantile(Series.X, probability));

    [Fact]
    public void HarrellDavisOfOneValue_IsThatValue() => Assert.Equal(7, HarrellDavis.Quantile([7], 0.3));

    // R: sd(x) / mean(x)
    [Fact]
    public void RelativeDeviation_AgreesWithR()
    {
        var deviation = RelativeDeviation.Of(Series.X);

        Close.Relative(0.080653253201092387, deviation.Value);
        Assert.True(deviation.IsUnstable);
        Assert.True(RelativeDeviation.Of([100, 100.5, 99.5]).IsStable);
    }

    [Fact]
    public void MeanOfEqualValues_IsExact()
    {
        var values = Enumerable.Repeat(0.1, 1000).ToArray();

        Assert.Equal((0.1, 0), Moments.Of(values));
    }

    [Fact]
    public void InvalidValues_AreRefused()
    {
        Assert.Throws<ArgumentException>(() => HarrellDavis.Quantile([], 0.5));
        Assert.Throws<ArgumentException>(() => HarrellDavis.Quantile([1, double.NaN], 0.5));
        Assert.Throws<ArgumentOutOfRangeException>(() => HarrellDavis.Quantile([1, 2], 1));
        Assert.Throws<ArgumentException>(() => RelativeDeviation.Of([1]));
        Assert.Throws<ArgumentException>(() => RelativeDeviation.Of([-1, -2]));
    }
}
