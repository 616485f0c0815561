using System.Runtime.CompilerServices;

namespace SplNet.Measuring;

/// <summary>What the system had told of a thread's waiting at one moment.</summary>
/// <param name="Delay">How long the thread was ready and did not run, in nanoseconds.</param>
/// <param name="Others">The processor time of the other threads of its process, in nanoseconds.</param>
internal readonly record struct ProcessorWaitReading(long Delay, long Others)
{
    /// <summary>
    /// What other processes took from this one since an earlier reading, in nanoseconds: the delay, but for what the process's own threads did meanwhile, since an operand that keeps
    /// all processors busy waits for itself.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public long TakenSince(ProcessorWaitReading earlier) =>
        Math.Max(0, Delay - earlier.Delay - Math.Max(0, Others - earlier.Others));
}
