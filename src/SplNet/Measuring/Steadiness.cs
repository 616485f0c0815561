using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SplNet.Measuring;

/// <summary>
/// The evidence that a warm-up is over: the runtime has stopped compiling, and times are flat. A fixed count would let identical methods settle
/// in different tiers, and then differ twofold between runs.
/// </summary>
internal sealed class Steadiness
{
    private const int FewestIterations = 16;
    private const double FlatWithin = 0.95;

    private const double CapMilliseconds = 2000;

    // The runtime compiles a method anew after thirty calls, and after thirty more what was compiled ahead.
    private const int CallsOfATier = 40;
    private const int CallsOfAllTiers = 70;

    // Where calls, or what is done before each, take long, forty calls of quiet after the last compilation take too long: the calls that all tiers need are enough, and few where those alone take longer than the cap.
    private const double LongEnoughMilliseconds = 500;
    private const int FewestSlowIterations = 3;

    // It may be a set-up before each call that takes the time, and then the calls until the usual cap are too few.
    private const double CapOfFewCallsMilliseconds = 10_000;

    private readonly long _start = Stopwatch.GetTimestamp();
    private readonly List<double> _times = [];
    private readonly CompilerQuiet _quiet = new(TieringDelay.Milliseconds);
    private long _calls;
    private double _shortestCall = double.PositiveInfinity;

    /// <summary>How many iterations are the last ones, whose times are compared with those of as many before.</summary>
    public const int LastIterations = 8;

    /// <summary>How long the warm-up has taken.</summary>
    public double Milliseconds
    {
        [MethodImpl(MethodImplOptions.AggressiveOptimization)]
        get => Clock.MillisecondsSince(_start);
    }

    /// <summary>The shortest of the last times.</summary>
    public double Best => BestOf(Math.Max(0, _times.Count - LastIterations), _times.Count);

    /// <summary>True if there was no evidence for so long that the warm-up must end without.</summary>
    public bool IsOverdue
    {
        [MethodImpl(MethodImplOptions.AggressiveOptimization)]
        get => Milliseconds > CapMilliseconds && _times.Count >= FewestSlowIterations
            && (_calls >= CallsOfAllTiers + (2 * LastIterations) || Takes(CallsOfAllTiers) > CapMilliseconds || Milliseconds > CapOfFewCallsMilliseconds);
    }

    /// <summary>Calls what runs after each iteration: by its first call it would be compiled, and end the quiet that it looks for.</summary>
    public void Prepare() => _ = (_quiet.IsLong, _quiet.Lasts(), BestOf(0, 0));

    /// <summary>Takes note of an iteration.</summary>
    /// <param name="nanoseconds">The time of an operation.</param>
    /// <param name="calls">How many calls there were.</param>
    /// <param name="nanosecondsPerCall">The time of a call, without what is done before it.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Observe(double nanoseconds, long calls, double nanosecondsPerCall)
    {
        _times.Add(nanoseconds);
        _calls += calls;
        _shortestCall = Math.Min(_shortestCall, nanosecondsPerCall);
        _quiet.Observe(calls);
    }

    /// <summary>True if the evidence is there, and outlasts a pause.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public bool IsReached() => IsLikely() && _quiet.Lasts();

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private bool IsLikely()
    {
        if (Milliseconds >= LongEnoughMilliseconds + TieringDelay.Milliseconds && Milliseconds * CallsOfAllTiers > LongEnoughMilliseconds * _calls && _times.Count >= FewestSlowIterations)
        {
            var few = Takes(CallsOfAllTiers) <= CapMilliseconds ? CallsOfAllTiers : Takes(CallsOfATier) <= CapMilliseconds ? CallsOfATier : 0;
            if (few == 0 ? _quiet.Iterations >= 1 : _calls >= few && _quiet.Iterations >= LastIterations)
                return true;
        }

        return _times.Count >= FewestIterations
            && _quiet.IsLong
            && BestOf(_times.Count - LastIterations, _times.Count) >=
                FlatWithin * BestOf(_times.Count - (2 * LastIterations), _times.Count - LastIterations);
    }

    // By the time of the calls alone: a slow set-up does not make the operation slow, nor do programs that take the processor.
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
