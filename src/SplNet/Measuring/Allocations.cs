using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;
using SplNet.Statistics;

namespace SplNet.Measuring;

/// <summary>Counts the bytes that an operation allocates, apart from the timing.</summary>
internal static class Allocations
{
    // What the measuring thread allocates is the operation's, all of it: a rare growth is spread over the operations that cause it. Of other threads
    // only what they usually allocate is taken for the operation's.
    public static double PerOperation(CallLoops loops, IterationCycle cycle, IterationPlan plan)
    {
        var perform = loops.Performing(plan);
        var ofThread = 0L;
        var ofOthers = new double[plan.Iterations];
        for (var iteration = 0; iteration < plan.Iterations; iteration++)
        {
            cycle.Before(plan.Invocations);
            var process = GC.GetTotalAllocatedBytes(precise: true);
            var thread = GC.GetAllocatedBytesForCurrentThread();
            perform();
            thread = GC.GetAllocatedBytesForCurrentThread() - thread;
            process = GC.GetTotalAllocatedBytes(precise: true) - process;
            cycle.After();
            ofThread += thread;
            ofOthers[iteration] = Math.Max(0, process - thread);
        }

        return (ofThread / ((double)plan.Iterations * plan.Invocations)) + (RunSummaries.Median(ofOthers) / plan.Invocations);
    }
}
