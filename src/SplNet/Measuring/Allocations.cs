using SplNet.Measuring.Calls;
using SplNet.Measuring.Engine;

namespace SplNet.Measuring;

/// <summary>Counts the bytes that an operation allocates, apart from the timing.</summary>
internal static class Allocations
{
    private const int Attempts = 3;

    // Other threads may allocate meanwhile, and nothing makes an operation allocate less: the smallest of some attempts counts.
    public static double PerOperation(CallLoops loops, ArgumentBatch? arguments, IterationPlan plan)
    {
        var least = long.MaxValue;
        for (var attempt = 0; attempt < Attempts; attempt++)
        {
            var workload = Count(loops.Single, arguments, plan.Invocations);
            var overhead = Count(loops.OverheadSingle, arguments, plan.Invocations);
            least = Math.Min(least, Math.Max(0, workload - overhead));
        }

        return (double)least / plan.Invocations;
    }

    private static long Count(Action<long> loop, ArgumentBatch? arguments, int invocations)
    {
        arguments?.Fill(invocations);
        var before = GC.GetTotalAllocatedBytes(precise: true);
        loop(invocations);
        return GC.GetTotalAllocatedBytes(precise: true) - before;
    }
}
