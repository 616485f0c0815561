using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring;

/// <summary>Counts the bytes that stay reachable after each call: the growth of the live heap over equally many calls.</summary>
internal static class RetainedBytes
{
    // The median passes over one-time growth: a cache that fills, the array of a list that doubles.
    private const int Windows = 9;
    private const int CallsOfWindow = 4096;

    // The runtime and SplNet allocate a little meanwhile.
    private const double Noise = 256;

    public static double PerOperation(CallLoops loops, IterationCycle cycle, IterationPlan plan)
    {
        var window = plan with
        {
            Invocations = Math.Min(plan.Invocations, CallsOfWindow),
            Iterations = Math.Clamp(CallsOfWindow / plan.Invocations, 1, plan.Iterations),
        };
        var perform = loops.Performing(window);

        // The first window also makes what all others use again, such as the arguments.
        Perform(perform, cycle, window);
        var growth = new double[Windows];
        var before = LiveHeap.Bytes();
        for (var index = 0; index < growth.Length; index++)
        {
            Perform(perform, cycle, window);
            var after = LiveHeap.Bytes();
            growth[index] = after - before;
            before = after;
        }

        var median = RunSummaries.Median(growth);
        return median < Noise ? 0 : median / ((double)window.Iterations * window.Invocations);
    }

    private static void Perform(Action perform, IterationCycle cycle, IterationPlan window)
    {
        for (var iteration = 0; iteration < window.Iterations; iteration++)
        {
            cycle.Before(window.Invocations);
            perform();
            cycle.After();
        }
    }
}
