using System.Diagnostics;

namespace SplNet.Measuring.Sampling;

/// <summary>
/// The times at which operations ran. Sample times come from a different, rounded clock, and a phase allocates a hundred objects within a
/// microsecond. Nothing therefore happens for a while before and after operations, and half of this gap counts as theirs.
/// </summary>
internal sealed class MeasuredTimes
{
    private const long PauseTicks = 20 * TimeSpan.TicksPerMicrosecond;

    private readonly List<long> _starts = [];
    private readonly List<long> _ends = [];

    /// <summary>The current time, in ticks of 100 ns since an arbitrary moment.</summary>
    public static long Now() => (long)((Int128)Stopwatch.GetTimestamp() * TimeSpan.TicksPerSecond / Stopwatch.Frequency);

    /// <summary>The number of periods.</summary>
    public int Count => _starts.Count;

    /// <summary>Performs operations.</summary>
    public void Add(Action operations)
    {
        Pause();
        _starts.Add(Now() - (PauseTicks / 2));
        operations();
        _ends.Add(Now() + (PauseTicks / 2));
        Pause();
    }

    public bool Contains(long ticks)
    {
        var index = _starts.BinarySearch(ticks);
        var last = index >= 0 ? index : ~index - 1;
        return last >= 0 && ticks <= _ends[last];
    }

    // Sleeping would take much longer, and other threads would allocate meanwhile.
    private static void Pause()
    {
        var end = Now() + PauseTicks;
        while (Now() < end)
            Thread.SpinWait(1);
    }
}
