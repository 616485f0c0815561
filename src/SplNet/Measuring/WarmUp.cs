using System.Diagnostics;
using System.Runtime.CompilerServices;
using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring;

/// <summary>
/// Warms up until the runtime has stopped compiling and the times are flat. A fixed count would let identical methods settle
/// in different tiers, and then differ twofold between runs.
/// </summary>
internal sealed class WarmUp
{
    // What runs once per iteration is compiled once: promoted from tier to tier it would keep the compiler busy for as long as it warms up.
    private const double IterationMilliseconds = 1;
    private const int LastIterations = 8;
    private const int FewestIterations = 16;
    private const double FlatWithin = 0.95;

    // Operations so slow that sixteen of them take longer are warm after fewer.
    private const double LongEnoughMilliseconds = 500;
    private const int FewestSlowIterations = 3;
    private const double CapMilliseconds = 2000;

    private readonly CallLoops _loops;
    private readonly IterationCycle _cycle;
    private readonly long _most;
    private readonly Task _prelude;
    private readonly Stopwatch _clock = Stopwatch.StartNew();
    private readonly List<double> _times = [];
    private readonly CompilerQuiet _quiet = new(TieringDelay.Milliseconds);
    private readonly CollectionPace _pace = new();
    private long _invocations = 1;

    private WarmUp(CallLoops loops, IterationCycle cycle, long most, Task prelude)
    {
        _loops = loops;
        _cycle = cycle;
        _most = most;
        _prelude = prelude;
    }

    /// <summary>How long the warm-up took.</summary>
    public double Milliseconds { get; private set; }

    /// <summary>True if it ended by its cap.</summary>
    public bool Capped { get; private set; }

    /// <summary>The gross time of an operation at the end of the warm-up.</summary>
    public double NanosecondsPerOperation { get; private set; }

    /// <summary>How much time passed from one interruption by the system to the next, in nanoseconds; infinite if there was none.</summary>
    public double NanosecondsPerInterruption { get; private set; }

    /// <summary>How much time passed from one garbage collection to the next at the end of the warm-up, in nanoseconds; infinite without any.</summary>
    public double NanosecondsPerCollection => _pace.NanosecondsPerCollection;

    public static WarmUp Run(CallLoops loops, IterationCycle cycle, long most, Task prelude)
    {
        var warmUp = new WarmUp(loops, cycle, most, prelude);
        warmUp.Run();
        return warmUp;
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Run()
    {
        // Compiled now: by their first call they would end the quiet that they look for.
        _ = (_quiet.IsLong, _quiet.Lasts(), Best(0, 0));
        var interruptions = Interruptions.Count();
        while (!IsSteady() || !_quiet.Lasts())
        {
            if (_clock.Elapsed.TotalMilliseconds > CapMilliseconds && _times.Count >= FewestSlowIterations)
            {
                Capped = true;
                break;
            }

            Iterate();
        }

        Milliseconds = _clock.Elapsed.TotalMilliseconds;
        NanosecondsPerInterruption = Milliseconds * 1e6 / (Interruptions.Count() - interruptions);
        NanosecondsPerOperation = Best(Math.Max(0, _times.Count - LastIterations), _times.Count);
    }

    // Both loops run, so that a small count finds the single loop as warm as the unrolled one.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Iterate()
    {
        _cycle.Before(_invocations);
        var start = Stopwatch.GetTimestamp();
        var performed = Perform(_invocations);
        var nanoseconds = Clock.Nanoseconds(Stopwatch.GetTimestamp() - start);
        _cycle.After();
        _times.Add(nanoseconds / performed);
        _loops.OverheadSingle(1);
        _loops.OverheadUnrolled(Math.Max(1, performed / (8 * CallLoops.Unroll)));
        var factor = Math.Clamp(IterationMilliseconds * 1e6 / Math.Max(nanoseconds, 1), 0.1, 4);
        _invocations = Math.Clamp((long)(_invocations * factor), 1, Math.Min(_most, int.MaxValue / 2));
        _pace.Observe(nanoseconds);
        _quiet.Observe(performed);
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

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private bool IsSteady()
    {
        var elapsed = _clock.Elapsed.TotalMilliseconds;
        if (!_prelude.IsCompleted)
            return false;
        if (elapsed >= LongEnoughMilliseconds + TieringDelay.Milliseconds && _times.Count >= FewestSlowIterations && !_quiet.HasEnoughCalls)
            return _quiet.Iterations >= 1;
        return _times.Count >= FewestIterations
            && _quiet.IsLong
            && Best(_times.Count - LastIterations, _times.Count) >=
                FlatWithin * Best(_times.Count - (2 * LastIterations), _times.Count - LastIterations);
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private double Best(int from, int to)
    {
        var best = double.PositiveInfinity;
        for (var index = from; index < to; index++)
            best = Math.Min(best, _times[index]);
        return best;
    }
}
