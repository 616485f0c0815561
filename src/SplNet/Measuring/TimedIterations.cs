using System.Runtime.CompilerServices;
using SplNet.Measuring.Alternation;
using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;
using SplNet.Measuring.SingleCalls;

namespace SplNet.Measuring;

/// <summary>The timed iterations of a run: the planned ones, then replacements for disturbed ones and outliers.</summary>
internal static class TimedIterations
{
    // The caches are colder after the pause for the selection.
    private const int ExtraWarmUps = 1;

    public static IterationSelection Measure(
        IMeasuringEngine engine, CallLoops loops, IterationCycle cycle, IterationPlan plan, IterationSelection selection,
        IIterationTurns iterationTurns, CallTimer? timer = null)
    {
        Add(engine, loops, cycle, plan, selection, iterationTurns, timer);
        while (selection.Missing > 0)
            Add(
                engine, loops, cycle, plan with { WarmUps = ExtraWarmUps, Iterations = selection.Missing }, selection, iterationTurns,
                timer);
        return selection;
    }

    private static void Add(
        IMeasuringEngine engine, CallLoops loops, IterationCycle cycle, IterationPlan plan, IterationSelection selection,
        IIterationTurns iterationTurns, CallTimer? timer)
    {
        var watch = new IterationWatch(plan.Iterations, loops.Late);
        timer?.Begin(plan);
        var times = engine.Run(
            timer is null ? loops.Single : timer.Perform,
            loops.Unrolled,
            plan,
            [MethodImpl(MethodImplOptions.AggressiveOptimization)] () =>
            {
                iterationTurns.Await();
                cycle.Before(plan.Invocations);
                watch.Start();
            },
            [MethodImpl(MethodImplOptions.AggressiveOptimization)] () =>
            {
                watch.Stop();
                timer?.Keep();
                cycle.After();
            });
        selection.Add(
            timer?.End() ?? Without(PerOperation(watch.Late(), plan.Invocations), times), watch.Flags(),
            ProcessorWait.IsReported ? PerOperation(watch.Taken(), plan.Invocations) : [], plan.WarmUps);
    }

    // The time between the last operation and the moment when the measuring thread resumes does not belong to the operation.
    private static double[] Without(double[] late, double[] times)
    {
        for (var iteration = 0; iteration < late.Length; iteration++)
            times[iteration] -= late[iteration];
        return times;
    }

    private static double[] PerOperation(double[] nanoseconds, int operations)
    {
        for (var iteration = 0; iteration < nanoseconds.Length; iteration++)
            nanoseconds[iteration] /= operations;
        return nanoseconds;
    }
}
