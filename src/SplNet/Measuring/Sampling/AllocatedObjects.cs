using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring.Sampling;

/// <summary>
/// Estimates the objects that an operation allocates, in separate iterations, because the listener slows down the operation. They continue
/// until the standard error is below 3 %, as with a thousand samples of small objects, or until the time is over; small objects next to
/// large ones take longest.
/// </summary>
internal static class AllocatedObjects
{
    private const double FirstSamples = 1000;
    private const double WantedError = 0.03;
    private const long LongestTicks = 2 * TimeSpan.TicksPerSecond;

    /// <summary>The estimate; exactly 0 if no bytes are allocated.</summary>
    /// <param name="loops">The warm call.</param>
    /// <param name="cycle">The actions around each iteration.</param>
    /// <param name="plan">The plan of the timed iterations.</param>
    /// <param name="error">The standard error of the estimate.</param>
    /// <param name="remark">A remark about the bytes for the user; null for none.</param>
    /// <exception cref="SplNetException">Too little is allocated for an estimate, or the runtime provides no samples.</exception>
    public static double PerOperation(CallLoops loops, IterationCycle cycle, IterationPlan plan, out double error, out string? remark)
    {
        error = 0;
        var bytes = Allocations.PerOperation(loops, cycle, plan, out remark);
        if (bytes == 0)
            return 0;
        using var listener = new AllocationListener();
        var ahead = listener.Ahead(MeasuredTimes.Now);
        var times = new MeasuredTimes();
        var end = MeasuredTimes.Now() + LongestTicks;
        var wanted = Math.Ceiling(FirstSamples * AllocationSample.Distance / (bytes * plan.Invocations));
        SampledObjects sampled;
        double operations;
        do
        {
            Perform(loops, cycle, plan, times, wanted, end);
            listener.Mark();
            sampled = SampledObjects.Of(listener.Samples().Where(sample => times.Contains(sample.Ticks - ahead)));
            operations = (double)plan.Invocations * times.Count;
            wanted = times.Count * Math.Pow(sampled.RelativeError / WantedError, 2);
        }
        while (wanted > times.Count && MeasuredTimes.Now() < end);

        if (!sampled.AreEnough(bytes * operations))
        {
            throw new SplNetException(FormattableString.Invariant(
                $"The objects of an operation that allocates {bytes:0.##} bytes cannot be counted: ") +
                FormattableString.Invariant($"the runtime samples one in 100 KB, and {operations:0} operations gave too few samples. ") +
                "Do more in one operation, or ask for 'allocated', which is exact.");
        }

        var objects = sampled.In(bytes);
        error = objects * sampled.RatioError;
        return objects;
    }

    // Stops after this many iterations in total, or when the time is over; performs at least one.
    private static void Perform(CallLoops loops, IterationCycle cycle, IterationPlan plan, MeasuredTimes times, double wanted, long end)
    {
        var perform = loops.Performing(plan);
        do
        {
            cycle.Before(plan.Invocations);
            times.Add(perform);
            cycle.After();
        }
        while (times.Count < wanted && MeasuredTimes.Now() < end);
    }
}
