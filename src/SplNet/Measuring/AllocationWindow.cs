using System.Diagnostics;

namespace SplNet.Measuring;

/// <summary>The bytes that were allocated in a stretch of time.</summary>
/// <param name="Ticks">How long it took, in ticks of the clock.</param>
/// <param name="OfThread">The bytes of the measuring thread.</param>
/// <param name="OfOthers">The bytes of all other threads.</param>
internal readonly record struct AllocationWindow(long Ticks, long OfThread, long OfOthers)
{
    /// <summary>Counts while something is done.</summary>
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
