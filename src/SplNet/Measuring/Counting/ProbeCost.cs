using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Counting;

/// <summary>What a probe of a counted copy takes itself: between its two readings of the clock lies the way through one of them, which differs tenfold among systems.</summary>
internal static class ProbeCost
{
    private const int Readings = 2000;
    private const int Batches = 5;

    /// <summary>Nanoseconds of a probe around nothing, here and now: those of the quickest of a few batches, since whatever interrupts one makes it longer.</summary>
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
