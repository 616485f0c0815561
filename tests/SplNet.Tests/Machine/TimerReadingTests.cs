using System.Diagnostics;
using SplNet.Machine;

namespace SplNet.Tests.Machine;

/// <summary>The timer of this machine.</summary>
public sealed class TimerReadingTests
{
    [Fact]
    public void Readings_AreMultiplesOfTheTick()
    {
        var timer = TimerReading.Take(TimerReading.FewReadings);

        Assert.Equal(1e9 / Stopwatch.Frequency, timer.Tick);
        Assert.True(timer.Step >= timer.Tick, $"{timer}");
        Assert.True(double.IsFinite(timer.Cost) && timer.Cost > 0, $"{timer}");
    }
}
