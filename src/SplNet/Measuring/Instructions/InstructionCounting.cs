using System.Globalization;
using System.Runtime.CompilerServices;
using SplNet.Host.Tracing;
using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring.Instructions;

/// <summary>Counts the machine instructions of single warm calls: a tracer steps through this thread from one marker to the next.</summary>
/// <param name="loops">The warm call.</param>
/// <param name="cycle">The phases around each iteration.</param>
internal sealed class InstructionCounting(CallLoops loops, IterationCycle cycle)
{
    private const int Calls = 5;
    private const int Discarded = 2;
    private const int Sessions = 3;

    // Has the runtime's slow way of getting memory taken before a call begins.
    private static object? _allocated;

    private int _markers;

    /// <summary>Counts.</summary>
    /// <param name="isLocated">
    /// True to find the methods as well. The process needs <see cref="CodeMap.Variables"/> from its start.
    /// </param>
    public InstructionCounts Count(bool isLocated = false)
    {
        if (!TracingRefusal.IsSupported)
            return InstructionCounts.Refused(TracingRefusal.OtherSystem);
        if (CallingThread.IsLeftBy(loops, cycle))
            return InstructionCounts.Refused(TracingRefusal.Leaves);
        using var tracer = TracerClient.Start();
        if (tracer is null)
            return InstructionCounts.Refused(TracingRefusal.NoHost);
        var counts = Count(tracer, isLocated);
        for (var session = 1; session < Sessions && counts.MayRepeat; session++)
            counts = Count(tracer, isLocated);
        return counts;
    }

    private InstructionCounts Count(TracerClient tracer, bool isLocated)
    {
        GC.Collect();
        GC.WaitForPendingFinalizers();
        GC.Collect();
        for (var call = 0; call < Discarded; call++)
            Around(CountOne);
        if (tracer.Trace(2 * Calls, isLocated) is { } error)
            return InstructionCounts.Refused(error < 0 ? TracingRefusal.NoTracer : TracingRefusal.Of(error));
        _markers = 0;
        try
        {
            for (var call = 0; call < Calls; call++)
                Around(CountOne);
        }
        finally
        {
            // After a call that failed: the tracer lets go after the last marker.
            for (; _markers < 4 * Calls; _markers++)
                Marker.Send();
        }

        var counts = Result(tracer.Counts());
        return isLocated ? counts with { Methods = MethodsOf(tracer) } : counts;
    }

    private static Dictionary<string, long> MethodsOf(TracerClient tracer)
    {
        var map = CodeMap.OfThisProcess();
        var methods = new Dictionary<string, long>(StringComparer.Ordinal);
        foreach (var sign in new[] { -1, 1 })
        {
            foreach (var (address, stops) in tracer.Places().ToList())
            {
                var name = map.NameOf(address);
                methods[name] = methods.GetValueOrDefault(name) + (sign * stops);
            }
        }

        return methods.Where(static method => method.Value != 0).ToDictionary(StringComparer.Ordinal);
    }

    private void CountOne()
    {
        _markers += 2;
        Between(loops.OverheadSingle);
        _markers += 2;
        Between(loops.Single);
    }

    // Collections reset the memory from which the thread allocates: each call finds the same.
    private void Around(Action call)
    {
        cycle.Before(2); // the empty call takes arguments as well
        GC.Collect(0, GCCollectionMode.Forced, blocking: true);
        _allocated = new object();
        call();
        cycle.After();
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization | MethodImplOptions.NoInlining)]
    private static void Between(Action<long> loop)
    {
        Marker.Send();
        try
        {
            loop(1);
        }
        finally
        {
            Marker.Send();
        }
    }

    private static InstructionCounts Result(string[] words)
    {
        if (words.Length != 2 * Calls)
            return InstructionCounts.Refused(TracingRefusal.NoTracer);
        if (words.Contains(TracedThread.Above, StringComparer.Ordinal))
            return InstructionCounts.Refused(TracingRefusal.TooMany);
        if (words.Contains(TracedThread.Fault, StringComparer.Ordinal))
            return InstructionCounts.Refused(TracingRefusal.Faults);
        if (words.Contains(TracedThread.Disturbed, StringComparer.Ordinal))
            return InstructionCounts.Refused(TracingRefusal.Interrupted, mayRepeat: true);
        var steps = Array.ConvertAll(words, static word => double.Parse(word, CultureInfo.InvariantCulture));
        var empty = RunSummaries.Median([.. steps.Where(static (_, index) => index % 2 == 0)]);
        return new InstructionCounts(
            [.. steps.Where(static (_, index) => index % 2 == 1).Select(count => Math.Max(0, count - empty))], null);
    }
}
