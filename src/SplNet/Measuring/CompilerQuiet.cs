using System.Diagnostics;
using System.Runtime;
using System.Runtime.CompilerServices;
using SplNet.Measuring.Engine;

namespace SplNet.Measuring;

/// <summary>For how long, in time, iterations and calls, the runtime has compiled nothing.</summary>
/// <param name="delay">For how many milliseconds the runtime counts no calls after it has compiled something for the first time.</param>
internal sealed class CompilerQuiet(double delay)
{
    private const double LongMilliseconds = 30;
    private const int ManyIterations = 8;

    // Some operands keep the compiler busy on and on.
    private const int MostBusyPauses = 40;

    // The runtime counts thirty calls in one tier before it compiles the next one; fewer calls are no evidence of quiet.
    private const long EnoughCalls = 40;

    // The delay begins anew when during it another method was called for the first time, which shows nowhere if that was compiled before.
    private readonly double _longestDelay = 2 * delay;
    private readonly CompilerThread _compiler = new();
    private long _lastCompilation = Stopwatch.GetTimestamp();
    private long _compiled = JitInfo.GetCompiledMethodCount(currentThread: false);
    private long _calls;
    private int _busyPauses;

    /// <summary>The iterations since the last one with a compilation.</summary>
    public int Iterations { get; private set; }

    /// <summary>True if a method that was about to be compiled anew would have been.</summary>
    public bool HasEnoughCalls => _calls >= EnoughCalls;

    /// <summary>True if nothing speaks for more compilations.</summary>
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

    /// <summary>Takes note of an iteration.</summary>
    /// <param name="calls">How many operations it performed.</param>
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
    /// True if the quiet outlasts a pause, after which the compiler's thread has no work. On a busy machine it may not have had a processor until now: it is offered
    /// that of the measuring thread.
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
