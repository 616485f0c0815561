using System.Diagnostics;
using System.Runtime;
using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring;

/// <summary>
/// Warms up until the runtime has stopped compiling and the times are flat. A fixed count would let identical methods settle
/// in different tiers, and then differ twofold between runs.
/// </summary>
internal sealed class WarmUp
{
    private const double IterationMilliseconds = 1;
    private const double QuietMilliseconds = 30;
    private const int QuietIterations = 8;
    private const int FewestIterations = 16;

    // The runtime counts thirty calls in one tier before it compiles the next one; fewer calls are no evidence of quiet.
    private const long QuietCalls = 40;
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
    private long _invocations = 1;
    private long _compiled = JitInfo.GetCompiledMethodCount(currentThread: false);
    private double _lastCompilation;
    private int _quietIterations;
    private long _quietCalls;

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

    public static WarmUp Run(CallLoops loops, IterationCycle cycle, long most, Task prelude)
    {
        var warmUp = new WarmUp(loops, cycle, most, prelude);
        warmUp.Run();
        prelude.GetAwaiter().GetResult();
        return warmUp;
    }

    private void Run()
    {
        var interruptions = Interruptions.Count();
        while (!IsSteady() || !StaysQuiet())
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
        NanosecondsPerOperation = Best(Math.Max(0, _times.Count - QuietIterations), _times.Count);
    }

    // On a busy machine the compiler's thread may not have had a processor during all the quiet: it is offered this one.
    private bool StaysQuiet()
    {
        CompilerPause.Wait();
        if (JitInfo.GetCompiledMethodCount(currentThread: false) == _compiled)
            return true;
        Observe(calls: 0);
        return false;
    }

    // Both loops run, so that a small count finds the single loop as warm as the unrolled one.
    private void Iterate()
    {
        _cycle.Before(_invocations);
        var start = Stopwatch.GetTimestamp();
        var performed = Perform(_invocations);
        var nanoseconds = Stopwatch.GetElapsedTime(start).TotalNanoseconds;
        _cycle.After();
        _times.Add(nanoseconds / performed);
        _loops.OverheadSingle(1);
        _loops.OverheadUnrolled(Math.Max(1, performed / (8 * CallLoops.Unroll)));
        var factor = Math.Clamp(IterationMilliseconds * 1e6 / Math.Max(nanoseconds, 1), 0.1, 4);
        _invocations = Math.Clamp((long)(_invocations * factor), 1, Math.Min(_most, int.MaxValue / 2));
        Observe(performed);
    }

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

    private void Observe(long calls)
    {
        var compiled = JitInfo.GetCompiledMethodCount(currentThread: false);
        if (compiled == _compiled)
        {
            _quietIterations++;
            _quietCalls += calls;
            return;
        }

        _compiled = compiled;
        _lastCompilation = _clock.Elapsed.TotalMilliseconds;
        _quietIterations = 0;
        _quietCalls = 0;
    }

    private bool IsSteady()
    {
        var elapsed = _clock.Elapsed.TotalMilliseconds;
        if (!_prelude.IsCompleted)
            return false;
        if (elapsed >= LongEnoughMilliseconds && _times.Count >= FewestSlowIterations && _quietCalls < QuietCalls)
            return _quietIterations >= 1;
        return _times.Count >= FewestIterations
            && _quietIterations >= QuietIterations
            && _quietCalls >= QuietCalls
            && elapsed - _lastCompilation >= QuietMilliseconds
            && Best(_times.Count - QuietIterations, _times.Count) >=
                FlatWithin * Best(_times.Count - (2 * QuietIterations), _times.Count - QuietIterations);
    }

    private double Best(int from, int to)
    {
        var best = double.PositiveInfinity;
        for (var index = from; index < to; index++)
            best = Math.Min(best, _times[index]);
        return best;
    }
}
