using System.Diagnostics;
using System.Runtime;
using System.Runtime.CompilerServices;
using SplNet.Measuring.Engine;

namespace SplNet.Measuring;

/// <summary>Tracks for how long, in time, iterations and calls, the runtime has compiled nothing.</summary>
/// <param name="delay">The milliseconds during which the runtime counts no calls after a first compilation.</param>
internal sealed class CompilerQuiet(double delay)
{
    private const double LongMilliseconds = 30;
    private const int ManyIterations = 8;

    // Some operands keep the compiler busy indefinitely.
    private const int MostBusyPauses = 40;

    // The runtime counts thirty calls in a tier before it compiles the next tier; fewer calls do not prove quiet.
    private const long EnoughCalls = 40;

    // During the delay, a first call of a different method restarts it. This is invisible if that method was precompiled.
    private readonly double _longestDelay = 2 * delay;
    private readonly CompilerThread _compiler = new();
    private long _lastCompilation = Stopwatch.GetTimestamp();
    private long _compiled = JitInfo.GetCompiledMethodCount(currentThread: false);
    private long _calls;
    private int _busyPauses;

    /// <summary>The iterations since the last one with a compilation.</summary>
    public int Iterations { get; private set; }

    /// <summary>True if there were enough calls for a pending recompilation to have happened.</summary>
    public bool HasEnoughCalls => _calls >= EnoughCalls;

    /// <summary>True if no more compilations are expected.</summary>
    public bool IsLong
    {
        [MethodImpl(MethodImplOptions.AggressiveOptimization)]
        get => Iterations >= ManyIterations && HasEnoughCalls && Milliseconds >= _longestDelay + LongMilliseconds;
    }

    private double Milliseconds
    {
        [MethodImpl(MethodImplOptions.AggressiveOptimization)]
        get => Clock.MillisecondsSince(_lastCompilation);
    }

    /// <summary>Records an iteration.</summary>
    /// <param name="calls">The number of operations in it.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Observe(long calls)
    {
        var compiled = JitInfo.GetCompiledMethodCount(currentThread: false);
        if (compiled == _compiled)
        {
            Iterations++;
            if (Milliseconds >= _longestDelay)
                _calls += calls;
            return;
        }

        _compiled = compiled;
        _lastCompilation = Stopwatch.GetTimestamp();
        Iterations = 0;
        _calls = 0;
    }

    /// <summary>
    /// True if the quiet outlasts a pause, after which the compiler's thread has no work. On a busy machine that thread may not have run
    /// yet, so it is offered the processor of the measuring thread.
    /// </summary>
    public bool Lasts()
    {
        CompilerPause.Wait();
        var isBusy = _busyPauses < MostBusyPauses && _compiler.HasWork();
        if (!isBusy && JitInfo.GetCompiledMethodCount(currentThread: false) == _compiled)
            return true;
        if (isBusy)
            _busyPauses++;
        Observe(calls: 0);
        return false;
    }
}
