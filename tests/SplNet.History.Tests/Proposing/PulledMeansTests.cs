using SplNet.History.Proposing;

namespace SplNet.History.Tests.Proposing;

/// <summary>Where the median of a session's runs stands for their mean.</summary>
public sealed class PulledMeansTests
{
    private static readonly double[] UsualDistances = [0.004, -0.006, 0.005, -0.003, 0.007];

    [Fact]
    public void MeanAtTheUsualDistance_IsUsed() => Assert.Equal(3.019, After(UsualDistances).Next(3.019, 3));

    [Fact]
    public void MeanPulledAwayByOneRun_IsReplacedByTheMedian()
    {
        Assert.Equal(3, After(UsualDistances).Next(3.021, 3));
        Assert.Equal(3, After(UsualDistances).Next(2.979, 3));
    }

    [Fact]
    public void FirstSessions_UseTheirMeans() => Assert.Equal(3.5, After(UsualDistances[..4]).Next(3.5, 3));

    // Runs that are slow half of the time pull every session, and are what the series takes.
    [Fact]
    public void UsualDistance_IsNotPulledAway()
    {
        var pulled = After([0.1, 0.09, 0.11, 0.08, 0.1, 0.12]);
        Assert.Equal(3.2, pulled.Next(3.2, 3));
    }

    // However long nothing was pulled before.
    [Fact]
    public void NewUsualDistance_IsLearntInTenSessions()
    {
        var pulled = After([.. Enumerable.Range(0, 200).Select(static session => 0.004 + (0.0001 * (session % 7)))]);
        Assert.Equal([.. Enumerable.Repeat(3.0, 10), 3.05, 3.05], Enumerable.Range(0, 12).Select(_ => pulled.Next(3.05, 3)));
    }

    [Fact]
    public void RunsWithoutSpread_HaveOneValue() => Assert.Equal(3, After([0, 0, 0, 0, 0]).Next(3, 3));

    private static PulledMeans After(double[] distances)
    {
        var pulled = new PulledMeans();
        foreach (var distance in distances)
            pulled.Next(3 + distance, 3);
        return pulled;
    }
}
