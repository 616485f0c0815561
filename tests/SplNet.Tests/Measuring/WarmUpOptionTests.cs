using System.Diagnostics;
using SplNet.Measuring;

namespace SplNet.Tests.Measuring;

/// <summary>The requested length of a warm-up.</summary>
public class WarmUpOptionTests
{
    [Theory]
    [InlineData(1)]
    [InlineData(30)]
    public void FixedIterations_EndTheWarmUpWithoutEvidence(int iterations)
    {
        var steadiness = new Steadiness(new WarmUpOptions { Iterations = iterations });
        var observed = 0;
        for (; !steadiness.IsReached(); observed++)
        {
            Assert.False(steadiness.IsOverdue);
            steadiness.Observe(100 + observed, 1, 100 + observed);
        }

        Assert.Equal(iterations, observed);
    }

    [Fact]
    public void LeastTime_ProlongsTheWarmUp()
    {
        var steadiness = new Steadiness(new WarmUpOptions { Least = TimeSpan.FromMilliseconds(30), Iterations = 1 });
        var watch = Stopwatch.StartNew();
        steadiness.Observe(100, 1, 100);
        while (!steadiness.IsReached())
            Thread.Yield();
        Assert.True(watch.ElapsedMilliseconds >= 29, $"{watch.ElapsedMilliseconds} ms");
    }

    [Fact]
    public void MostTime_EndsAWarmUpWithoutEvidence()
    {
        var steadiness = new Steadiness(new WarmUpOptions { Most = TimeSpan.FromMilliseconds(1) });
        Thread.Sleep(2);
        Assert.False(steadiness.IsOverdue); // nothing was measured yet
        steadiness.Observe(100, 1, 100);
        Assert.False(steadiness.IsReached());
        Assert.True(steadiness.IsOverdue);
    }

    [Fact]
    public void FixedIterations_AreMeasured()
    {
        var calls = 0;
        var readings = InThisProcess.Measure(
            Operand.Of(() =>
            {
                calls++;
                Thread.Sleep(2);
            }),
            new MeasureSettings(Iterations: 2, IterationNanoseconds: 1e5) { WarmUp = new WarmUpOptions { Iterations = 3 } });
        Assert.False(readings.WarmUpCapped);
        Assert.InRange(readings.WarmUpMilliseconds, 6, 2000);
        Assert.InRange(calls, 4, 40);
    }

    [Fact]
    public void Settings_ReachTheMeasuringProcess()
    {
        var warmUp = new WarmUpOptions { Least = TimeSpan.FromSeconds(2), Most = TimeSpan.FromSeconds(5), Iterations = 30 };
        Assert.Equal(warmUp, Again(new MeasureSettings(5, null) { WarmUp = warmUp }).WarmUp);
        Assert.Equal(new WarmUpOptions(), Again(new MeasureSettings(5, null)).WarmUp);
    }

    private static MeasureSettings Again(MeasureSettings settings)
    {
        using var bytes = new MemoryStream();
        using var writer = new BinaryWriter(bytes);
        settings.Write(writer);
        bytes.Position = 0;
        using var reader = new BinaryReader(bytes);
        return MeasureSettings.Read(reader);
    }
}
