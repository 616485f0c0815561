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

    // Beside such an operation nothing that the engine does matters, and its warm-up only takes time.
    private const double SlowOperation = 50e6;

    // Slow operations get fewer iterations, so that a run of one does not take all the time of an experiment.
    private const double LongestMeasurement = 1e9;

    public static RunReadings Measure(Operand operand, IReadOnlyList<object> parameters, MeasureSettings settings, Task prelude)
    {
        operand.SetUpAction?.Invoke();
        var failed = true;
        try
        {
            var call = operand.CreateCall(parameters);
            var readings = Measure(call, settings, prelude);
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

    public static RunReadings Measure(MeasuredCall call, MeasureSettings settings, Task prelude)
    {
        var loops = CallLoops.Of(call.Workload, call.Overhead);
        var most = call.Arguments?.LargestIteration() ?? long.MaxValue;
        var warmUp = WarmUp.Run(loops, call.Arguments, most, prelude);
        var length = settings.IterationNanoseconds ?? IterationLength.For(IterationLength.Timer, warmUp.NanosecondsPerInterruption);
        var plan = PlanFor(warmUp, settings.Iterations, length, most);
        GC.Collect();
        GC.WaitForPendingFinalizers();
        var start = Stopwatch.GetTimestamp();
        var iterations = TimedIterations.Measure(loops, call.Arguments, plan, settings.OnDisturbance, ExtraIterations(warmUp, plan));
        var overhead = warmUp.NanosecondsPerOperation < OverheadMattersBelow ? Overhead(loops, plan) : 0;
        var (nanoseconds, flags) = iterations.Counted(overhead);
        var (replacedNanoseconds, replacedFlags) = iterations.Replaced(overhead);
        return new RunReadings
        {
            Nanoseconds = nanoseconds,
            Flags = flags,
            ReplacedNanoseconds = replacedNanoseconds,
            ReplacedFlags = replacedFlags,
            ReplacementExhausted = iterations.IsExhausted,
            IterationNanoseconds = length,
            Operations = plan.Invocations,
            Overhead = overhead,
            Metrics = Metrics.PerOperation(settings.Metrics, loops, call.Arguments, plan, overhead),
            WarmUpMilliseconds = warmUp.Milliseconds,
            MeasuringMilliseconds = Stopwatch.GetElapsedTime(start).TotalMilliseconds,
            WarmUpCapped = warmUp.Capped,
            Collector = Collector(),
        };
    }

    private static IterationPlan PlanFor(WarmUp warmUp, int wantedIterations, double length, long most)
    {
        var wanted = (long)Math.Clamp(length / Math.Max(warmUp.NanosecondsPerOperation, 0.01), 1, int.MaxValue / 2);
        var invocations = (int)Math.Min(wanted, most);
        var unroll = invocations >= 4 * CallLoops.Unroll ? CallLoops.Unroll : 1;
        invocations -= invocations % unroll;
        var iterations = (int)Math.Clamp(Affordable(warmUp, invocations), Math.Min(FewestIterations, wantedIterations), wantedIterations);
        var warmUps = warmUp.NanosecondsPerOperation < SlowOperation ? EngineWarmUps : 0;
        return new IterationPlan(warmUps, iterations, invocations, unroll);
    }

    private static double Affordable(WarmUp warmUp, int invocations) =>
        LongestMeasurement / (invocations * Math.Max(warmUp.NanosecondsPerOperation, 0.01));

    // As many again, as far as time allows.
    private static int ExtraIterations(WarmUp warmUp, IterationPlan plan) =>
        (int)Math.Clamp(Affordable(warmUp, plan.Invocations) - plan.Iterations, 0, plan.Iterations);

    private static double Overhead(CallLoops loops, IterationPlan plan) => Statistics.RunSummaries.Median(MeasuringEngine.Run(
        loops.OverheadSingle, loops.OverheadUnrolled, plan with { Iterations = OverheadIterations }, static () => { }, static () => { }));

    // Where collections never run beside the program, the mode of latency is that of batches.
    private static string Collector() => (GCSettings.IsServerGC, GCSettings.LatencyMode == GCLatencyMode.Batch) switch
    {
        (true, false) => "server",
        (true, true) => "non-concurrent server",
        (false, false) => "concurrent",
        _ => "non-concurrent",
    };
}
