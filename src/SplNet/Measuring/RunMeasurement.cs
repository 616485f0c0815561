using System.Diagnostics;
using SplNet.Measuring.Alternation;
using SplNet.Measuring.Calls;
using SplNet.Measuring.Counting;
using SplNet.Measuring.Engine;
using SplNet.Measuring.HeldState;
using SplNet.Measuring.Instructions;
using SplNet.Measuring.Observing;
using SplNet.Measuring.Phases;
using SplNet.Measuring.Regions;
using SplNet.Measuring.SingleCalls;
using SplNet.Values.Messages;

namespace SplNet.Measuring;

/// <summary>
/// Measures one run in this process: warm-up, iterations, metrics. The operand chooses the kind of measurement by the method that it calls.
/// </summary>
/// <param name="settings">The settings of the run.</param>
/// <param name="prelude">The engine, which is ready when the compiler has become idle.</param>
/// <param name="iterationTurns">Grants the turn to start an iteration.</param>
internal sealed class RunMeasurement(MeasureSettings settings, Task<IMeasuringEngine> prelude, IIterationTurns iterationTurns)
{
    // The empty call costs about 2 ns; for operations longer than a microsecond this is below any resolution.
    private const double OverheadMattersBelow = 1000;
    private const string OwnLoop = "Operand.Custom has a separate loop, whose results are not known. Measure a method instead";

    private const int OverheadIterations = 10;
    private const int EngineWarmUps = 2;

    // The engine's overhead is negligible for such an operation, and its warm-up only costs time.
    private const double SlowOperation = 50e6;

    /// <summary>The seed of the run's random numbers.</summary>
    public int Seed => settings.Seed;

    /// <summary>Measures a call that the engine repeats.</summary>
    /// <param name="call">The call.</param>
    /// <param name="phases">The phases around it.</param>
    /// <param name="reinstantiation">The number of iterations after which targets and cached arguments are recreated; 0 for never.</param>
    public RunReadings OfCall(MeasuredCall call, LifeCycle phases, int reinstantiation)
    {
        if (settings.AreInputsFresh)
        {
            call.Arguments?.MakeFresh();
            call = ReadingCall.Over(call);
        }

        var cycle = new IterationCycle(call, phases.And(call.Phases), reinstantiation);
        return FrameworkContext.Without(
            () => call.Phases.Around(() => cycle.Guard(() => Measure(call, cycle))).Of(call.OperationsPerInvoke));
    }

    /// <summary>Measures regions of a loop that the user writes.</summary>
    /// <param name="code">The loop.</param>
    public RunReadings OfRegions(Action<Meter> code)
    {
        if (settings.CountedOperations != 0)
            throw new SplNetException("Operand.Custom repeats its operations itself, so the number of counted operations is not known.");
        if (settings.Observed is not null)
            return RunReadings.None with { Observed = ObservedResults.None(OwnLoop) };
        prelude.GetAwaiter().GetResult();
        using var series = new RegionSeries(settings, iterationTurns);
        var meter = new Meter(series);
        return FrameworkContext.Without(() =>
        {
            code(meter);
            meter.Close();
            return series.Readings();
        });
    }

    private RunReadings Measure(MeasuredCall call, IterationCycle cycle)
    {
        if (settings.Observed is { } observed)
            return RunReadings.None with { Observed = new CallObserver(call, cycle, settings.Seed).Observe(observed) };
        var loops = CallLoops.Of(call.Workload, call.Overhead);
        if (settings.CountedOperations != 0)
        {
            var counts = new OperationCounting(loops, cycle).Count(settings.CountedOperations, settings.CountedWarmUps);
            return RunReadings.None with { Operations = counts.Operations, Counted = counts };
        }

        var most = cycle.MostOperations(settings.IterationNanoseconds ?? IterationLength.Longest);

        if (settings.OverlapsWarmUp && !cycle.HasPhases)
            iterationTurns.AnnounceWarmUp();

        // A warm-up cannot end before the compiler is idle; starting earlier would only take the compiler's time.
        var engine = prelude.GetAwaiter().GetResult();
        var first = settings.IsLater || settings.AcceptsChangedData || cycle.RenewsWhatIsHeld ? null : new FirstCall(call);
        var warmUp = WarmUp.Run(loops, cycle, most, first, settings.WarmUp);
        var returned = settings.IsLater || !ReturnedWork.MayBe(call.Workload) ? null : Returned(call, cycle);
        var length = settings.IterationNanoseconds ?? IterationLength.For(
            IterationLength.Timer, warmUp.NanosecondsPerInterruption, warmUp.NanosecondsPerCollection, iterationTurns.Alternates);
        var wanted = settings.IterationNanoseconds is null && !iterationTurns.Alternates
            ? IterationLength.Count(length, settings.Iterations)
            : settings.Iterations;
        var (plan, extra) = PlanFor(warmUp, wanted, settings.FewestCalls, length, most);
        cycle.RequireMeasurable(plan.Invocations, most, warmUp.NanosecondsPerOperation);
        var timer = call.OperationsPerInvoke == 1 && CallPlan.IsSingle(settings, warmUp.NanosecondsPerOperation)
            ? new CallTimer(loops, CallPlan.For(plan, warmUp.NanosecondsPerOperation, settings.Quantiles))
            : null;
        cycle.StartMeasuring();
        GC.Collect();
        GC.WaitForPendingFinalizers();
        var start = Stopwatch.GetTimestamp();
        var turns = iterationTurns.ForIterationsOf(plan.Invocations * warmUp.NanosecondsPerOperation);
        var timed = timer?.Plan ?? plan;
        var selection = new IterationSelection(
            settings.OnDisturbance, timed.Iterations, extra, settings.Outliers,
            IterationBudget.ForOutliers(settings.Outliers, timed.Iterations, timed.Invocations * warmUp.NanosecondsPerOperation));
        var iterations = TimedIterations.Measure(engine, loops, cycle, timed, selection, turns, timer);
        var overhead = warmUp.NanosecondsPerOperation < OverheadMattersBelow ? Overhead(engine, loops, plan) : 0;
        var subtracted = timer?.Overhead ?? overhead;
        var counted = iterations.Counted(subtracted);
        var replaced = iterations.Replaced(subtracted);
        cycle.StartCounting();
        var metrics = Metrics.PerOperation(
            settings.Metrics, loops, cycle, plan, overhead, out var metricErrors, out var counting, out var uncounted);
        var located = settings.LocatesInstructions ? new InstructionCounting(loops, cycle).Count(isLocated: true) : null;
        return new RunReadings
        {
            Counted = located?.Methods is { } methods ? CountedOperations.OfMethods(located.Calls.Length, methods) : null,
            Nanoseconds = counted.Nanoseconds,
            Flags = counted.Flags,
            Deducted = ProcessorWait.IsReported ? counted.Deducted : [],
            Rounds = turns.Alternates ? iterations.CountedRounds() : [],
            ReplacedNanoseconds = replaced.Nanoseconds,
            ReplacedFlags = replaced.Flags,
            ReplacementExhausted = iterations.IsExhausted,
            IterationNanoseconds = length,
            Operations = timer?.Plan.Invocations ?? plan.Invocations,
            Overhead = subtracted,
            Metrics = metrics,
            MetricErrors = metricErrors,
            Uncounted = uncounted ?? located?.Refusal,
            WarmUpMilliseconds = warmUp.Milliseconds,
            MeasuringMilliseconds = (Stopwatch.GetElapsedTime(start) - turns.Waited).TotalMilliseconds,
            WarmUpCapped = warmUp.Capped,
            Collector = Collector.Mode,
            Runtime = RuntimeName.Current,
            MedianNanoseconds = timer is null ? [] : Array.ConvertAll(iterations.CountedPositions(), position => timer.Medians[position]),
            Quantiles = timer?.Quantiles(settings.Quantiles) ?? [],
            TimedCalls = timer is null ? 0 : (long)counted.Nanoseconds.Length * timer.Plan.Invocations,
            Remarks = [.. first?.Remarks() ?? [], .. new[]
            {
                returned is null ? null : MessageRules.UnfinishedResult.Of(returned),
                counting is null ? null : MessageRules.BytesOfOthers.Of(counting),
            }.OfType<ResultMessage>()],
        };
    }

    // One more call after the warm-up, so that a failing first call fails in the warm-up.
    private static string? Returned(MeasuredCall call, IterationCycle cycle)
    {
        cycle.Before(1);
        var remark = ReturnedWork.Find(call.Workload);
        cycle.After();
        return remark;
    }

    private static (IterationPlan Plan, int Extra) PlanFor(WarmUp warmUp, int wantedIterations, int fewestCalls, double length, long most)
    {
        var operation = Math.Max(warmUp.NanosecondsPerOperation, 0.01);
        var wanted = (long)Math.Clamp(length / operation, 1, int.MaxValue / 2);
        var invocations = (int)Math.Min(wanted, most);
        var unroll = invocations >= 4 * CallLoops.Unroll ? CallLoops.Unroll : 1;
        invocations -= invocations % unroll;
        var enough = IterationBudget.WithCalls(wantedIterations, fewestCalls, invocations, operation);
        var (iterations, extra) = IterationBudget.For(invocations * operation, enough);
        var warmUps = warmUp.NanosecondsPerOperation < SlowOperation ? EngineWarmUps : 0;
        return (new IterationPlan(warmUps, iterations, invocations, unroll), extra);
    }

    private static double Overhead(IMeasuringEngine engine, CallLoops loops, IterationPlan plan) =>
        Statistics.RunSummaries.Median(engine.Run(
            loops.OverheadSingle, loops.OverheadUnrolled, plan with { Iterations = OverheadIterations }, static () => { },
            static () => { }));
}
