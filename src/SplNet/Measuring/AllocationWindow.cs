using System.Diagnostics;

namespace SplNet.Measuring;

/// <summary>The bytes allocated during a period.</summary>
/// <param name="Ticks">The length of the period, in ticks of the clock.</param>
/// <param name="OfThread">The bytes of the measuring thread.</param>
/// <param name="OfOthers">The bytes of all other threads.</param>
internal readonly record struct AllocationWindow(long Ticks, long OfThread, long OfOthers)
{
    /// <summary>Counts while an action runs.</summary>
    public static AllocationWindow Of(Action perform)
    {
        var process = GC.GetTotalAllocatedBytes(precise: true);
        var thread = GC.GetAllocatedBytesForCurrentThread();
        var start = Stopwatch.GetTimestamp();
        perform();
        var ticks = Stopwatch.GetTimestamp() - start;
        thread = GC.GetAllocatedBytesForCurrentThread() - thread;
        process = GC.GetTotalAllocatedBytes(precise: true) - process;
        return new AllocationWindow(ticks, thread, Math.Max(0, process - thread));
    }
}
