using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring;

/// <summary>Counts the bytes that an operation allocates, separately from the timing.</summary>
internal static class Allocations
{
    /// <summary>A note: other threads allocated bytes that do not belong to the operation.</summary>
    public const string Background = "While it ran, other threads of the process allocated no more than they do without it. " +
        "Their bytes are not counted.";

    /// <summary>A note: other threads allocated bytes that may not belong to the operation.</summary>
    public const string Unknown = "While it ran, other threads of the process allocated bytes that may not be its own. They are counted. " +
        "Stop background work such as timers during the measurement, or raise the limit.";

    // All bytes of the measuring thread belong to the operation, so a rare growth is spread over the operations that cause it. Of other
    // threads, only their usual allocation counts, and nothing if they allocate as much without the operation.
    public static double PerOperation(CallLoops loops, IterationCycle cycle, IterationPlan plan, out string? remark)
    {
        var perform = loops.Performing(plan);
        AllocationWindow[] windows = [.. Enumerable.Range(0, plan.Iterations).Select(_ => Iterate(perform, cycle, plan.Invocations))];
        var ofThread = windows.Sum(static window => window.OfThread) / ((double)plan.Iterations * plan.Invocations);
        var ofOthers = RunSummaries.Median([.. windows.Select(static window => (double)window.OfOthers)]) / plan.Invocations;
        var origin = ofOthers > 0
            ? new OtherThreads(() => Iterate(perform, cycle, plan.Invocations), plan.Invocations).Find(windows)
            : BytesOfOthers.Operation;
        remark = origin switch
        {
            BytesOfOthers.Background => Background,
            BytesOfOthers.Unknown => Unknown,
            _ => null,
        };
        return origin == BytesOfOthers.Background ? ofThread : ofThread + ofOthers;
    }

    private static AllocationWindow Iterate(Action perform, IterationCycle cycle, int invocations)
    {
        cycle.Before(invocations);
        var window = AllocationWindow.Of(perform);
        cycle.After();
        return window;
    }
}
