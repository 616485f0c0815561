using System.Diagnostics;
using SplNet.Measuring.Engine;
using SplNet.Measuring.Instructions;
using SplNet.Measuring.Phases;
using SplNet.Measuring.Sampling;

namespace SplNet.Measuring;

/// <summary>
/// Metrics other than time that are counted per operation, objects by sampling. Each is a mean over additional iterations, separate from
/// the timed ones, and only if the formula uses it. Everything that the process does meanwhile counts, because a collection or a thread may
/// belong to the operand.
/// </summary>
internal static class Metrics
{
    private const int Readings = 16;
    private const double EnoughSteps = 33; // one more than is believed, since the cost of an empty call is subtracted
    private const double LongestMilliseconds = 2000;

    // Pauses come with collections, a hundred of which are as good as any. Half a second without one shows that they are rare.
    private const int EnoughCollections = 100;
    private const double LongEnoughMilliseconds = 500;

    /// <summary>The values of the named metrics, in the order of the names.</summary>
    /// <param name="names">The metrics.</param>
    /// <param name="loops">The warm call.</param>
    /// <param name="cycle">The actions around each iteration.</param>
    /// <param name="plan">The plan of the timed iterations.</param>
    /// <param name="overhead">The time of the empty call, in nanoseconds per operation.</param>
    /// <param name="errors">The standard errors of values estimated from samples; 0 for counted values.</param>
    /// <param name="remark">A remark about the values for the user; null for none.</param>
    /// <param name="uncounted">Why the instructions could not be counted, and the remedy; null if they were, or were not asked for.</param>
    public static double[] PerOperation(
        IReadOnlyList<string> names, CallLoops loops, IterationCycle cycle, IterationPlan plan, double overhead, out double[] errors,
        out string? remark, out string? uncounted)
    {
        (remark, uncounted) = (null, null);
        var values = new double[names.Count];
        errors = new double[names.Count];
        for (var index = 0; index < values.Length; index++)
        {
            values[index] = names[index] switch
            {
                Estimators.Allocated => Allocations.PerOperation(loops, cycle, plan, out remark),
                Estimators.Retained => RetainedBytes.PerOperation(loops, cycle, plan),
                Estimators.Objects => AllocatedObjects.PerOperation(loops, cycle, plan, out errors[index], out remark),
                Estimators.Instructions => Instructions(loops, cycle, out errors[index], out uncounted),
                Estimators.Cpu => Math.Max(0, ProcessorTimeOf(loops, cycle, plan, out errors[index]) - overhead),
                Estimators.Pause => PauseOf(loops, cycle, plan),
                Estimators.Exceptions => ThrownExceptions.During(() => Mean(CounterOf(Estimators.Exceptions), loops, cycle, plan)),
                var name => Mean(CounterOf(name), loops, cycle, plan),
            };
        }

        return values;
    }

    // The runtime counts a collection of an older generation for the younger ones as well.
    internal static Func<double> CounterOf(string name) => name switch
    {
        Estimators.Allocated => static () => GC.GetTotalAllocatedBytes(precise: true),
        Estimators.Cpu => static () => ProcessorTime.Nanoseconds(),
        Estimators.Pause => static () => GC.GetTotalPauseDuration().TotalNanoseconds,
        Estimators.Exceptions => static () => ThrownExceptions.Count,
        Estimators.Collections => static () => GC.CollectionCount(0),
        Estimators.YoungCollections => static () => GC.CollectionCount(0) - GC.CollectionCount(1),
        Estimators.MiddleCollections => static () => GC.CollectionCount(1) - GC.CollectionCount(2),
        Estimators.FullCollections => static () => GC.CollectionCount(2),
        Estimators.Objects => throw new SplNetException(
            "Operand.Custom cannot count 'objects', whose samples are too rare for regions; ask for 'allocated', or measure a call: " +
            "Operand.Of(…)."),
        Estimators.Retained => throw new SplNetException(
            "Operand.Custom cannot count 'retained', because its loop decides what it keeps. Measure a call: Operand.Of(…)."),
        Estimators.Instructions => throw new SplNetException(
            "Operand.Custom cannot count 'instructions', which are counted in single calls. Measure a call: Operand.Of(…)."),
        Estimators.Contentions => static () => Monitor.LockContentionCount,
        _ => throw new InvalidOperationException($"'{name}' is not a metric."),
    };

    private static double Instructions(CallLoops loops, IterationCycle cycle, out double spread, out string? uncounted)
    {
        var counts = new InstructionCounting(loops, cycle).Count();
        (spread, uncounted) = (counts.Spread, counts.Refusal);
        return counts.Value;
    }

    // If the clock counts in steps, rounds are repeated until there are enough steps or the time is over.
    private static double ProcessorTimeOf(CallLoops loops, IterationCycle cycle, IterationPlan plan, out double error)
    {
        var counter = CounterOf(Estimators.Cpu);
        var (step, start) = (ProcessorTime.StepNanoseconds, Stopwatch.GetTimestamp());
        var (sum, rounds) = (0.0, 0);
        do
        {
            sum += Mean(counter, loops, cycle, plan);
            rounds++;
        }
        while (step > 0 && sum * plan.Iterations * plan.Invocations < EnoughSteps * step
            && Clock.MillisecondsSince(start) < LongestMilliseconds);
        error = step / ((double)rounds * plan.Iterations * plan.Invocations);
        return sum / rounds;
    }

    private static double PauseOf(CallLoops loops, IterationCycle cycle, IterationPlan plan)
    {
        var (collections, start) = (GC.CollectionCount(0), Stopwatch.GetTimestamp());
        var (sum, rounds) = (0.0, 0);
        do
        {
            sum += Mean(CounterOf(Estimators.Pause), loops, cycle, plan);
            rounds++;
        }
        while (GC.CollectionCount(0) - collections < EnoughCollections && Clock.MillisecondsSince(start) < LongEnoughMilliseconds);
        return sum / rounds;
    }

    private static double Mean(Func<double> counter, CallLoops loops, IterationCycle cycle, IterationPlan plan)
    {
        var perform = loops.Performing(plan);
        var cost = CostOf(counter);
        var sum = 0.0;
        for (var iteration = 0; iteration < plan.Iterations; iteration++)
        {
            cycle.Before(plan.Invocations);
            var before = counter();
            perform();
            sum += counter() - before - cost;
            cycle.After();
        }

        return Math.Max(0, sum) / ((double)plan.Iterations * plan.Invocations);
    }

    // The amount that a reading adds to the next one: a system call for processor time, nothing for counts.
    private static double CostOf(Func<double> counter)
    {
        var least = double.PositiveInfinity;
        var before = counter();
        for (var reading = 0; reading < Readings; reading++)
        {
            var now = counter();
            least = Math.Min(least, now - before);
            before = now;
        }

        return least;
    }
}
