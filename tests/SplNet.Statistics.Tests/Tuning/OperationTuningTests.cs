namespace SplNet.Statistics.Tests;

/// <summary>Algorithm 1 and the oracle of Chen and Revels, Robust benchmarking in noisy environments.</summary>
public sealed class OperationTuningTests
{
    private static readonly LogisticOracle Oracle = new();

    // R: floor(1 + 999 / (1 + exp(.009 * (t - 500))))
    [Theory]
    [InlineData(1, 988)]
    [InlineData(100, 973)]
    [InlineData(500, 500)]
    [InlineData(1000, 11)]
    [InlineData(5000, 1)]
    [InlineData(1e9, 1)]
    public void Operations_FollowTheLogisticFunction(double time, int expected) => Assert.Equal(expected, Oracle.Operations(time));

    [Fact]
    public void Operations_NeverIncreaseWithTheTime()
    {
        for (var time = 0; time < 3000; time += 7)
            Assert.True(Oracle.Operations(time + 7) <= Oracle.Operations(time));
    }

    [Fact]
    public void DelaysOfSomeMeasurements_DoNotMoveTheEstimate()
    {
        var tuning = OperationTuning.Find(static operations => (operations * 40) + (operations % 10 == 0 ? 5000 : 0), Oracle);

        Assert.Equal((Oracle.Operations(40), 40, 1000), (tuning.Operations, tuning.Time, tuning.Measured));
    }

    [Fact]
    public void Budget_EndsTheMeasurement()
    {
        var tuning = OperationTuning.Find(static operations => operations * 1000, Oracle, budget: 5000);

        Assert.Equal((Oracle.Operations(1000), 3), (tuning.Operations, tuning.Measured)); // 1000 + 2000 + 3000
    }

    [Fact]
    public void ImpossibleTimesAndClocks_AreRefused()
    {
        Assert.Throws<InvalidOperationException>(() => OperationTuning.Find(static _ => double.NaN, Oracle));
        Assert.Throws<InvalidOperationException>(() => OperationTuning.Find(static _ => -1, Oracle));
        Assert.Throws<ArgumentOutOfRangeException>(() => OperationTuning.Find(static _ => 1, Oracle, budget: 0));
        Assert.Throws<ArgumentOutOfRangeException>(() => new LogisticOracle(accuracy: 10, precision: 20));
        Assert.Throws<ArgumentOutOfRangeException>(() => new LogisticOracle(accuracy: double.NaN));
        Assert.Throws<ArgumentOutOfRangeException>(() => Oracle.Operations(-1));
    }
}
