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

    // Operations so slow that sixteen of them take longer are warm after fewer.
    private const double LongEnoughMilliseconds = 500;
    private const int FewestSlowIterations = 3;
    private const double CapMilliseconds = 2000;

    private readonly long _start = Stopwatch.GetTimestamp();
    private readonly List<double> _times = [];
    private readonly CompilerQuiet _quiet = new(TieringDelay.Milliseconds);

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
        get => Milliseconds > CapMilliseconds && _times.Count >= FewestSlowIterations;
    }

    /// <summary>Calls what runs after each iteration: by its first call it would be compiled, and end the quiet that it looks for.</summary>
    public void Prepare() => _ = (_quiet.IsLong, _quiet.Lasts(), BestOf(0, 0));

    /// <summary>Takes note of an iteration.</summary>
    /// <param name="nanoseconds">The time of an operation.</param>
    /// <param name="calls">How many calls there were.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Observe(double nanoseconds, long calls)
    {
        _times.Add(nanoseconds);
        _quiet.Observe(calls);
    }

    /// <summary>True if the evidence is there, and outlasts a pause.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public bool IsReached() => IsLikely() && _quiet.Lasts();

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private bool IsLikely()
    {
        if (Milliseconds >= LongEnoughMilliseconds + TieringDelay.Milliseconds && _times.Count >= FewestSlowIterations && !_quiet.HasEnoughCalls)
            return _quiet.Iterations >= 1;
        return _times.Count >= FewestIterations
            && _quiet.IsLong
            && BestOf(_times.Count - LastIterations, _times.Count) >=
                FlatWithin * BestOf(_times.Count - (2 * LastIterations), _times.Count - LastIterations);
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private double BestOf(int from, int to)
    {
        var best = double.PositiveInfinity;
        for (var index = from; index < to; index++)
            best = Math.Min(best, _times[index]);
        return best;
    }
}
