using System.Diagnostics;
using System.Runtime.CompilerServices;
using SplNet.Measuring.Engine;
using SplNet.Measuring.HeldState;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring;

/// <summary>Calls the operand until it is warm, see <see cref="Steadiness"/>.</summary>
internal sealed class WarmUp
{
    // Methods that run once per iteration are compiled once; promoting them through the tiers would keep the compiler
    // busy throughout the warm-up.
    private const double IterationMilliseconds = 1;

    private readonly CallLoops _loops;
    private readonly IterationCycle _cycle;
    private readonly long _most;
    private readonly Steadiness _steadiness;
    private readonly CollectionPace _pace = new();
    private long _invocations = 1;
    private FirstCall? _first;

    private WarmUp(CallLoops loops, IterationCycle cycle, long most, WarmUpOptions options)
    {
        _steadiness = new Steadiness(options);
        _loops = loops;
        _cycle = cycle;
        _most = most;
    }

    /// <summary>The duration of the warm-up.</summary>
    public double Milliseconds { get; private set; }

    /// <summary>True if it reached its time limit.</summary>
    public bool Capped { get; private set; }

    /// <summary>The gross time of an operation at the end of the warm-up.</summary>
    public double NanosecondsPerOperation { get; private set; }

    /// <summary>The time from one interruption by the system to the next, in nanoseconds; infinite if there was none.</summary>
    public double NanosecondsPerInterruption { get; private set; }

    /// <summary>
    /// The time from one garbage collection to the next at the end of the warm-up, in nanoseconds; infinite if there was none.
    /// </summary>
    public double NanosecondsPerCollection => _pace.NanosecondsPerCollection;

    /// <summary>Warms up.</summary>
    /// <param name="loops">The loops that call the operand.</param>
    /// <param name="cycle">The actions around each iteration.</param>
    /// <param name="most">The maximum number of operations in an iteration.</param>
    /// <param name="first">Compares the data before and after the first call; null if that does not matter.</param>
    /// <param name="options">The requested length.</param>
    public static WarmUp Run(CallLoops loops, IterationCycle cycle, long most, FirstCall? first, WarmUpOptions options)
    {
        var warmUp = new WarmUp(loops, cycle, most, options) { _first = first };
        warmUp.Run();
        return warmUp;
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Run()
    {
        _steadiness.Prepare();
        var interruptions = Interruptions.Count();
        while (!_steadiness.IsReached())
        {
            Capped = _steadiness.IsOverdue;
            if (Capped)
                break;
            Iterate();
        }

        Milliseconds = _steadiness.Milliseconds;
        NanosecondsPerInterruption = Milliseconds * 1e6 / (Interruptions.Count() - interruptions);
        NanosecondsPerOperation = _steadiness.Best;
    }

    // The first iteration is a single call. Both loops run, so that the single loop is as warm as the unrolled one if a count is small.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Iterate()
    {
        _cycle.Before(_invocations);
        _first?.Before();
        var start = Stopwatch.GetTimestamp();
        var performed = Perform(_invocations);
        var nanoseconds = Clock.Nanoseconds(Stopwatch.GetTimestamp() - start);
        _first?.After();
        _first = null;
        _cycle.After();
        _loops.OverheadSingle(1);
        _loops.OverheadUnrolled(Math.Max(1, performed / (8 * CallLoops.Unroll)));
        var factor = Math.Clamp(IterationMilliseconds * 1e6 / Math.Max(nanoseconds, 1), 0.1, 4);
        _invocations = Math.Clamp((long)(_invocations * factor), 1, Math.Min(_most, int.MaxValue / 2));
        _pace.Observe(nanoseconds);
        _steadiness.Observe(nanoseconds / performed, performed, nanoseconds / performed);
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private long Perform(long invocations)
    {
        var unrolled = invocations / CallLoops.Unroll;
        var single = invocations % CallLoops.Unroll;
        if (unrolled > 0)
            _loops.Unrolled(unrolled);
        if (single > 0)
            _loops.Single(single);
        return (unrolled * CallLoops.Unroll) + single;
    }
}
