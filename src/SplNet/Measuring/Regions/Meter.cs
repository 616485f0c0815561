using System.Diagnostics;
using System.Runtime.CompilerServices;
using SplNet.Measuring.Regions;

namespace SplNet;

/// <summary>
/// Measures regions of a loop that the user writes (paper A, listing 3): <c>while (m.NeedsMore()) { …; m.Start(); …; m.End(); }</c>. A
/// loop that never calls <see cref="Start"/> is measured whole: each pass is a region of one operation. The loop bypasses the engine:
/// regions are timed by <see cref="Stopwatch"/>, the cost of an empty region is subtracted, and many short regions make an iteration. The
/// user must prevent the compiler from moving code out of the loop. Not safe for use by several threads at once.
/// </summary>
public sealed class Meter
{
    private readonly RegionSeries _series;
    private long _start;
    private bool _open;
    private bool _inPass;
    private bool _hasMarks;

    internal Meter(RegionSeries series) => _series = series;

    /// <summary>
    /// True until the evidence shows that the warm-up is over (nothing compiled for a while, flat times) and enough regions were measured.
    /// The time for both is limited, and long regions are measured less often.
    /// </summary>
    /// <exception cref="SplNetException">A region is open, or the method was called repeatedly without a region.</exception>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public bool NeedsMore()
    {
        var end = Stopwatch.GetTimestamp();
        if (_open)
            throw _series.Mistake("NeedsMore() is called between Start() and End(); end the region first");
        if (_inPass && !_hasMarks)
            EndPass(end);
        _inPass = _series.NeedsMore();
        if (_inPass && !_hasMarks)
        {
            _series.Counts?.Start();
            _start = Stopwatch.GetTimestamp();
        }

        return _inPass;
    }

    /// <summary>Starts the measured region.</summary>
    /// <exception cref="SplNetException">A region is already open, or no more regions are needed.</exception>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Start()
    {
        if (_open || !_series.TakesRegions)
            throw _series.Mistake(_open ? "Start() is called twice without End()" : "Start() is called although NeedsMore() was not true");
        _open = true;
        if (!_hasMarks)
        {
            _series.ExpectMarks();
            _hasMarks = true;
        }

        _series.Counts?.Start();
        _start = Stopwatch.GetTimestamp();
    }

    /// <summary>Ends the measured region.</summary>
    /// <param name="operations">The number of operations in the region; at least 1.</param>
    /// <exception cref="SplNetException">No region is open, or it contained no operation.</exception>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void End(long operations = 1)
    {
        var end = Stopwatch.GetTimestamp();
        if (!_open || operations < 1)
            throw _series.Mistake(
                _open ? $"End({operations}) ends a region without an operation; pass at least 1" : "End() is called without Start()");
        _series.Counts?.End();
        _open = false;
        _series.Add(end - _start, operations);
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void EndPass(long end)
    {
        _series.Counts?.End();
        _series.AddPass(end - _start);
    }

    /// <summary>Checks that no region is open when the user's code returns.</summary>
    internal void Close()
    {
        if (_open)
            throw _series.Mistake("the code returned between Start() and End()");
        _series.RequireEnd();
    }
}
