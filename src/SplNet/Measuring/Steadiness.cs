using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SplNet.Measuring;

/// <summary>
/// Evidence that a warm-up is over: the runtime has stopped compiling, and the times are flat. With a fixed count, identical methods could
/// settle in different tiers and differ twofold between runs.
/// </summary>
/// <param name="options">The requested length of the warm-up.</param>
internal sealed class Steadiness(WarmUpOptions options)
{
    private const int FewestIterations = 16;
    private const double FlatWithin = 0.95;

    private const double CapMilliseconds = 2000;

    // The runtime recompiles a method after thirty calls, and a precompiled method again after thirty more.
    private const int CallsOfATier = 40;
    private const int CallsOfAllTiers = 70;

    // If calls, or the actions before each, are slow, forty quiet calls after the last compilation take too long. Then the calls that all
    // tiers need are enough, or fewer if even those exceed the cap.
    private const double LongEnoughMilliseconds = 500;
    private const int FewestSlowIterations = 3;

    // A set-up before each call may take the time, and then there are too few calls before the usual cap.
    private const double CapOfFewCallsMilliseconds = 10_000;

    private readonly double _least = options.Least.TotalMilliseconds;
    private readonly double _most = options.Most?.TotalMilliseconds ?? double.NaN;
    private readonly int _iterations = options.Iterations ?? 0;
    private readonly long _start = Stopwatch.GetTimestamp();
    private readonly List<double> _times = [];
    private readonly CompilerQuiet _quiet = new(TieringDelay.Milliseconds);
    private long _calls;
    private double _shortestCall = double.PositiveInfinity;

    /// <summary>The number of last iterations whose times are compared with the same number of iterations before.</summary>
    public const int LastIterations = 8;

    /// <summary>The duration of the warm-up so far.</summary>
    public double Milliseconds
    {
        [MethodImpl(MethodImplOptions.AggressiveOptimization)]
        get => Clock.MillisecondsSince(_start);
    }

    /// <summary>The shortest of the last times.</summary>
    public double Best => BestOf(Math.Max(0, _times.Count - LastIterations), _times.Count);

    /// <summary>True if the warm-up must end because there was no evidence for too long.</summary>
    public bool IsOverdue
    {
        [MethodImpl(MethodImplOptions.AggressiveOptimization)]
        get => _most > 0 ? Milliseconds > _most && _times.Count > 0
            : _iterations == 0 && Milliseconds > Math.Max(CapMilliseconds, _least) && _times.Count >= FewestSlowIterations
            && (_calls >= CallsOfAllTiers + (2 * LastIterations) || Takes(CallsOfAllTiers) > CapMilliseconds
                || Milliseconds > CapOfFewCallsMilliseconds);
    }

    /// <summary>
    /// Calls the methods that run after each iteration; their first call would otherwise compile them and end the quiet period.
    /// </summary>
    public void Prepare() => _ = (_quiet.IsLong, _quiet.Lasts(), BestOf(0, 0));

    /// <summary>Records an iteration.</summary>
    /// <param name="nanoseconds">The time of an operation.</param>
    /// <param name="calls">The number of calls.</param>
    /// <param name="nanosecondsPerCall">The time of a call, without the actions before it.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Observe(double nanoseconds, long calls, double nanosecondsPerCall)
    {
        _times.Add(nanoseconds);
        _calls += calls;
        _shortestCall = Math.Min(_shortestCall, nanosecondsPerCall);
        _quiet.Observe(calls);
    }

    /// <summary>True if there is evidence and it outlasts a pause.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public bool IsReached() =>
        Milliseconds >= _least && (_iterations > 0 ? _times.Count >= _iterations : IsLikely() && _quiet.Lasts());

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private bool IsLikely()
    {
        if (Milliseconds >= LongEnoughMilliseconds + TieringDelay.Milliseconds
            && Milliseconds * CallsOfAllTiers > LongEnoughMilliseconds * _calls && _times.Count >= FewestSlowIterations)
        {
            var few = Takes(CallsOfAllTiers) <= CapMilliseconds ? CallsOfAllTiers
                : Takes(CallsOfATier) <= CapMilliseconds ? CallsOfATier
                : 0;
            if (few == 0 ? _quiet.Iterations >= 1 : _calls >= few && _quiet.Iterations >= LastIterations)
                return true;
        }

        return _times.Count >= FewestIterations
            && _quiet.IsLong
            && BestOf(_times.Count - LastIterations, _times.Count) >=
                FlatWithin * BestOf(_times.Count - (2 * LastIterations), _times.Count - LastIterations);
    }

    // Based on the calls alone: a slow set-up does not make the operation slow, and neither do programs that take the processor.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private double Takes(int calls) => _shortestCall * calls * 1e-6;

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private double BestOf(int from, int to)
    {
        var best = double.PositiveInfinity;
        for (var index = from; index < to; index++)
            best = Math.Min(best, _times[index]);
        return best;
    }
}
