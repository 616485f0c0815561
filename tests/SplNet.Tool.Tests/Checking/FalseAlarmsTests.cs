using SplNet.Tool.Checking;

namespace SplNet.Tool.Tests.Checking;

/// <summary>How many false alarms are too many.</summary>
public sealed class FalseAlarmsTests
{
    // R: qbinom(0.99, c(20, 20, 100, 1000, 1), c(0.01, 0.05, 0.01, 0.01, 0.005))
    [Theory]
    [InlineData(20, 0.01, 2)]
    [InlineData(20, 0.05, 4)]
    [InlineData(100, 0.01, 4)]
    [InlineData(1000, 0.01, 18)]
    [InlineData(1, 0.005, 0)]
    public void Bound_IsTheBinomialQuantile(int experiments, double alpha, int bound)
    {
        Assert.Equal(bound, new FalseAlarms(0, experiments, alpha).Bound);
        Assert.False(new FalseAlarms(bound, experiments, alpha).ExceedBound);
        Assert.True(new FalseAlarms(bound + 1, experiments, alpha).ExceedBound);
    }

    // 1 - 0.05^(1/n) for none, and 0.95^(1/n) is the lower one for all.
    [Fact]
    public void UpperLimit_IsClopperPearson()
    {
        Assert.Equal(1 - Math.Pow(0.05, 1.0 / 20), new FalseAlarms(0, 20, 0.01).UpperLimit(), 1e-8);
        Assert.Equal(1, new FalseAlarms(20, 20, 0.01).UpperLimit(), 1e-8);
        // R: binom.test(3, 50, alternative = "less")$conf.int
        Assert.Equal(0.1478, new FalseAlarms(3, 50, 0.01).UpperLimit(), 1e-4);
    }
}
