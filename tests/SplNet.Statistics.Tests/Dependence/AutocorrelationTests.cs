namespace SplNet.Statistics.Tests;

/// <summary>Autocorrelation against R.</summary>
public sealed class AutocorrelationTests
{
    // R: acf(x, plot = FALSE)$acf
    [Theory]
    [InlineData(1, -0.03926353149955629)]
    [InlineData(2, -0.26441881100266207)]
    [InlineData(3, -0.43456078083407301)]
    public void Correlation_AgreesWithR(int lag, double expected) => Close.Relative(expected, Autocorrelation.At(Series.X, lag));

    // R: Box.test(x, lag = 3, type = "Ljung-Box")$p.value
    [Fact]
    public void LjungBox_AgreesWithR() => Close.Relative(0.19322252363061654, Autocorrelation.LjungBox(Series.X, 3));

    [Fact]
    public void DriftingValues_CountAsFew()
    {
        double[] drift = [.. Enumerable.Range(0, 50).Select(static index => 100.0 + index)];

        Assert.True(Autocorrelation.EffectiveCount(drift) < 5);
        Assert.True(Autocorrelation.LjungBox(drift, 5) < 1e-6);
        Assert.Equal(4, Autocorrelation.EffectiveCount([1, 2, 1, 2]));
    }

    [Fact]
    public void ConstantValues_AreNotCorrelated() => Assert.Equal(0, Autocorrelation.At([3, 3, 3]));

    [Fact]
    public void TooFewValues_AreRefused() => Assert.Throws<ArgumentException>(() => Autocorrelation.At([1], 1));
}
