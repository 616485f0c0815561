using SplNet.Measuring;
using SplNet.Statistics;

namespace SplNet.Tests.Shared;

/// <summary>Readings that were not measured but written down.</summary>
internal static class WrittenReadings
{
    public static RunReadings Of(params double[] nanoseconds) => new()
    {
        Nanoseconds = nanoseconds,
        Flags = new IterationFlags[nanoseconds.Length],
        Operations = 100,
        Overhead = 1,
        WarmUpMilliseconds = 10,
        MeasuringMilliseconds = 5,
        WarmUpCapped = false,
        Collector = "concurrent",
    };
}
