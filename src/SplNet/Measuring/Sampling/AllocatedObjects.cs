using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring.Sampling;

/// <summary>
/// Estimates the objects that an operation allocates, in iterations of their own, because listening slows down what is listened to. With the
/// thousand samples that are aimed at, the standard error is about 3 % of the number for sizes that vary as much as their mean, less for others, and none
/// for objects of one size.
/// </summary>
internal static class AllocatedObjects
{
    private const double WantedSamples = 1000;
    private const long LongestTicks = 2 * TimeSpan.TicksPerSecond;

    /// <summary>The estimate; exactly 0 where no bytes are allocated.</summary>
    /// <exception cref="SplNetException">Too little is allocated for an estimate, or the runtime gives no samples.</exception>
    public static double PerOperation(CallLoops loops, IterationCycle cycle, IterationPlan plan)
    {
        var bytes = Allocations.PerOperation(loops, cycle, plan);
        if (bytes == 0)
            return 0;
        using var listener = new AllocationListener();
        var ahead = listener.Ahead(MeasuredTimes.Now);
        var times = new MeasuredTimes();
        var operations = (double)plan.Invocations * Perform(loops, cycle, plan, times, WantedSamples * AllocationSample.Distance / (bytes * plan.Invocations));
        listener.Mark();
        var sampled = SampledObjects.Of(listener.Samples().Where(sample => times.Contains(sample.Ticks - ahead)));
        if (!sampled.Tell(bytes * operations))
        {
            throw new SplNetException(FormattableString.Invariant(
                $"The objects of an operation that allocates {bytes:0.##} bytes cannot be counted: the runtime samples one in 100 KB, and {operations:0} operations gave too few samples. ") +
                "Do more in one operation, or ask for 'allocated', which is exact.");
        }

        return sampled.In(bytes);
    }

    private static long Perform(CallLoops loops, IterationCycle cycle, IterationPlan plan, MeasuredTimes times, double wanted)
    {
        var perform = loops.Performing(plan);
        var begin = MeasuredTimes.Now();
        long iterations = 0;
        do
        {
            cycle.Before(plan.Invocations);
            var start = MeasuredTimes.Now();
            perform();
            times.Add(start, MeasuredTimes.Now());
            cycle.After();
            iterations++;
        }
        while (iterations < wanted && MeasuredTimes.Now() - begin < LongestTicks);
        return iterations;
    }
}
