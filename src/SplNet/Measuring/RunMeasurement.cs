using System.Diagnostics;
using System.Runtime;
using SplNet.Measuring.Calls;
using SplNet.Measuring.Engine;

namespace SplNet.Measuring;

/// <summary>Measures one operand in this process: warm-up, iterations, allocations.</summary>
internal static class RunMeasurement
{
    // The twin costs about 2 ns; beyond a microsecond that is below any resolution.
    private const double OverheadMattersBelow = 1000;
    private const int OverheadIterations = 10;
    private const int EngineWarmUps = 2;
    private const int FewestIterations = 5;

    // Slow operations get fewer iterations, so that a run of one does not take all the time of an experiment.
    private const double LongestMeasurement = 1e9;

    public static RunReadings Measure(Operand operand, IReadOnlyList<object> parameters, MeasureSettings settings, Task prelude)
    {
        operand.SetUpAction?.Invoke();
        var failed = true;
        try
        {
            var call = operand.CreateCall(parameters);
            var readings = Measure(call, settings, prelude).Of(call.OperationsPerInvoke);
            if (operand.Validation is { } validation && !validation())
                throw new SplNetException("The operand's validation returned false: the measured call did not do its work.");
            failed = false;
            return readings;
        }
        finally
        {
            CleanUp(operand, failed);
        }
    }

    // After a failure the clean-up must not hide it.
    private static void CleanUp(Operand operand, bool failed)
    {
        try
        {
            try
            {
                operand.Release();
            }
            finally
            {
                operand.CleanUpAction?.Invoke();
            }
        }
        catch (Exception) when (failed)
        {
            return;
        }
    }

    public static RunReadings Measure(MeasuredCall call, MeasureSettings settings, Task prelude)
    {
        var loops = CallLoops.Of(call.Workload, call.Overhead);
        var most = call.Arguments?.LargestIteration() ?? long.MaxValue;
        var warmUp = WarmUp.Run(loops, call.Arguments, most, prelude);
        var plan = PlanFor(warmUp, settings, most);
        GC.Collect();
        GC.WaitForPendingFinalizers();
        var watch = new IterationWatch();
        var start = Stopwatch.GetTimestamp();
        var gross = MeasuringEngine.Run(
            loops.Single,
            loops.Unrolled,
            plan,
            () =>
            {
                call.Arguments?.Fill(plan.Invocations);
                watch.Start();
            },
            watch.Stop);
        var overhead = warmUp.NanosecondsPerOperation < OverheadMattersBelow ? Overhead(loops, plan) : 0;
        return new RunReadings
        {
            Nanoseconds = Array.ConvertAll(gross, value => Math.Max(0, value - overhead)),
            Flags = watch.Last(gross.Length),
            Operations = plan.Invocations,
            Overhead = overhead,
            AllocatedBytes = settings.Allocations ? Allocations.PerOperation(loops, call.Arguments, plan) : double.NaN,
            WarmUpMilliseconds = warmUp.Milliseconds,
            MeasuringMilliseconds = Stopwatch.GetElapsedTime(start).TotalMilliseconds,
            WarmUpCapped = warmUp.Capped,
            Collector = GCSettings.IsServerGC ? "server" : Concurrent() ? "concurrent" : "non-concurrent",
        };
    }

    private static IterationPlan PlanFor(WarmUp warmUp, MeasureSettings settings, long most)
    {
        var wanted = (long)Math.Clamp(settings.IterationNanoseconds / Math.Max(warmUp.NanosecondsPerOperation, 0.01), 1, int.MaxValue / 2);
        var invocations = (int)Math.Min(wanted, most);
        var unroll = invocations >= 4 * CallLoops.Unroll ? CallLoops.Unroll : 1;
        invocations -= invocations % unroll;
        var affordable = LongestMeasurement / (invocations * Math.Max(warmUp.NanosecondsPerOperation, 0.01));
        var iterations = (int)Math.Clamp(affordable, Math.Min(FewestIterations, settings.Iterations), settings.Iterations);
        return new IterationPlan(EngineWarmUps, iterations, invocations, unroll);
    }

    private static double Overhead(CallLoops loops, IterationPlan plan) => Statistics.RunSummaries.Median(MeasuringEngine.Run(
        loops.OverheadSingle, loops.OverheadUnrolled, plan with { Iterations = OverheadIterations }, static () => { }, static () => { }));

    private static bool Concurrent() => AppContext.TryGetSwitch("System.GC.Concurrent", out var concurrent) ? concurrent : true;
}
