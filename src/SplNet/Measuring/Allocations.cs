using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring;

/// <summary>Counts the bytes that an operation allocates, apart from the timing.</summary>
internal static class Allocations
{
    private const int Attempts = 3;

    // Other threads may allocate meanwhile, and nothing makes an operation allocate less: the smallest of some attempts counts.
    public static double PerOperation(CallLoops loops, IterationCycle cycle, IterationPlan plan)
    {
        var least = long.MaxValue;
        for (var attempt = 0; attempt < Attempts; attempt++)
        {
            cycle.Before(plan.Invocations);
            var workload = Count(loops.Single, plan.Invocations);
            cycle.After();
            cycle.BeforeTwin(plan.Invocations);
            var overhead = Count(loops.OverheadSingle, plan.Invocations);
            least = Math.Min(least, Math.Max(0, workload - overhead));
        }

        return (double)least / plan.Invocations;
    }

    private static long Count(Action<long> loop, int invocations)
    {
        var before = GC.GetTotalAllocatedBytes(precise: true);
        loop(invocations);
        return GC.GetTotalAllocatedBytes(precise: true) - before;
    }
}
