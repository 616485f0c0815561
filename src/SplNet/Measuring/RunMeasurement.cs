using System.Runtime;
using SplNet.Measuring.Calls;
using SplNet.Measuring.Engine;

namespace SplNet.Measuring;

/// <summary>Measures one operand in this process: warm-up, iterations, allocations.</summary>
internal static class RunMeasurement
{
    // The twin costs about 2 ns; beyond a microsecond that is below any resolution.
    private const double OverheadMattersBelow = 1000;
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
            prelude.GetAwaiter().GetResult();
            var readings = Measure(call, settings);
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
            operand.CleanUpAction?.Invoke();
        }
        catch (Exception) when (failed)
        {
            return;
        }
    }

    public static RunReadings Measure(MeasuredCall call, MeasureSettings settings)
    {
        var loops = CallLoops.Of(call.Workload, call.Overhead);
        var most = call.Arguments?.LargestIteration() ?? long.MaxValue;
        var warmUp = WarmUp.Run(loops, call.Arguments, most);
        var plan = PlanFor(warmUp, settings, most);
        GC.Collect();
        GC.WaitForPendingFinalizers();
        var watch = new IterationWatch();
        var readings = MeasuringEngine.Run(
            loops,
            plan,
            () =>
            {
                call.Arguments?.Fill(plan.Invocations);
                watch.Start();
            },
            watch.Stop);
        var overhead = readings.Overhead.Length == 0 ? 0 : Statistics.RunSummaries.Median(readings.Overhead);
        return new RunReadings
        {
            Nanoseconds = Array.ConvertAll(readings.Workload, gross => Math.Max(0, gross - overhead)),
            Flags = watch.Last(readings.Workload.Length),
            Operations = plan.Invocations,
            Overhead = overhead,
            AllocatedBytes = settings.Allocations ? Allocations.PerOperation(loops, call.Arguments, plan) : double.NaN,
            WarmUpMilliseconds = warmUp.Milliseconds,
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
        var subtracts = warmUp.NanosecondsPerOperation < OverheadMattersBelow;
        return new IterationPlan(EngineWarmUps, iterations, invocations, unroll, subtracts);
    }

    private static bool Concurrent() => AppContext.TryGetSwitch("System.GC.Concurrent", out var concurrent) ? concurrent : true;
}
