using System.Runtime.CompilerServices;

namespace SplNet.Measuring;

/// <summary>The system's report of a thread's waiting time at one moment.</summary>
/// <param name="Delay">The time for which the thread was ready but did not run, in nanoseconds.</param>
/// <param name="Others">The processor time of the other threads of its process, in nanoseconds.</param>
internal readonly record struct ProcessorWaitReading(long Delay, long Others)
{
    /// <summary>
    /// The time that other processes took from this one since an earlier reading, in nanoseconds. It is the delay minus the activity of the
    /// process's own threads, because an operand that keeps all processors busy waits for itself.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public long TakenSince(ProcessorWaitReading earlier) =>
        Math.Max(0, Delay - earlier.Delay - Math.Max(0, Others - earlier.Others));
}
