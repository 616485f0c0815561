using System.Runtime.CompilerServices;
using SplNet.Measuring.Alternation;
using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring;

/// <summary>The timed iterations of one run: those of the plan, then some in the place of disturbed ones.</summary>
internal static class TimedIterations
{
    // After the pause for the choice the caches are colder.
    private const int ExtraWarmUps = 1;

    public static IterationSelection Measure(MeasuringEngine engine, CallLoops loops, IterationCycle cycle, IterationPlan plan, OnDisturbance policy, int mostExtra, IPermits permits)
    {
        var selection = new IterationSelection(policy, plan.Iterations, mostExtra);
        Run(engine, loops, cycle, plan, selection, permits);
        while (selection.Missing > 0)
            Run(engine, loops, cycle, plan with { WarmUps = ExtraWarmUps, Iterations = selection.Missing }, selection, permits);
        return selection;
    }

    private static void Run(MeasuringEngine engine, CallLoops loops, IterationCycle cycle, IterationPlan plan, IterationSelection selection, IPermits permits)
    {
        var watch = new IterationWatch(plan.Iterations);
        var times = engine.Run(
            loops.Single,
            loops.Unrolled,
            plan,
            [MethodImpl(MethodImplOptions.AggressiveOptimization)] () =>
            {
                permits.Await();
                cycle.Before(plan.Invocations);
                watch.Start();
            },
            [MethodImpl(MethodImplOptions.AggressiveOptimization)] () =>
            {
                watch.Stop();
                cycle.After();
            });
        selection.Add(times, watch.Flags(), ProcessorWait.IsTold ? PerOperation(watch.Taken(), plan.Invocations) : []);
    }

    private static double[] PerOperation(double[] nanoseconds, int operations)
    {
        for (var iteration = 0; iteration < nanoseconds.Length; iteration++)
            nanoseconds[iteration] /= operations;
        return nanoseconds;
    }
}
