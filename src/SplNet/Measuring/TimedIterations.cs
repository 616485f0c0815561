using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring;

/// <summary>The timed iterations of one run: those of the plan, then some in the place of disturbed ones.</summary>
internal static class TimedIterations
{
    // After the pause for the choice the caches are colder.
    private const int ExtraWarmUps = 1;

    public static IterationSelection Measure(CallLoops loops, IterationCycle cycle, IterationPlan plan, OnDisturbance policy, int mostExtra)
    {
        var selection = new IterationSelection(policy, plan.Iterations, mostExtra);
        Run(loops, cycle, plan, selection);
        while (selection.Missing > 0)
            Run(loops, cycle, plan with { WarmUps = ExtraWarmUps, Iterations = selection.Missing }, selection);
        return selection;
    }

    private static void Run(CallLoops loops, IterationCycle cycle, IterationPlan plan, IterationSelection selection)
    {
        var isPrepared = false;
        var watch = new IterationWatch(plan.Iterations);
        var times = MeasuringEngine.Run(
            loops.Single,
            loops.Unrolled,
            plan,
            () =>
            {
                // The engine has just resolved its job, and thereby called more methods often enough to be compiled anew.
                if (!isPrepared)
                    CompilerPause.Wait();
                isPrepared = true;
                cycle.Before(plan.Invocations);
                watch.Start();
            },
            () =>
            {
                watch.Stop();
                cycle.After();
            });
        selection.Add(times, watch.Flags());
    }
}
