using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Counting;

/// <summary>
/// Measures the cost of a probe in a counted copy. Between a probe's two clock readings passes the time of one reading, which varies
/// tenfold among systems.
/// </summary>
internal static class ProbeCost
{
    private const int Readings = 2000;
    private const int Batches = 5;

    /// <summary>
    /// The nanoseconds of an empty probe on this machine, from the fastest of a few batches, because interruptions
    /// only make a batch longer.
    /// </summary>
    public static double Nanoseconds()
    {
        var least = long.MaxValue;
        for (var batch = 0; batch < Batches; batch++)
            least = Math.Min(least, Batch());
        return least * 1e9 / Stopwatch.Frequency / Readings;
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private static long Batch()
    {
        var start = Stopwatch.GetTimestamp();
        var last = start;
        for (var reading = 0; reading < Readings; reading++)
            last = Stopwatch.GetTimestamp();
        return last - start;
    }
}
