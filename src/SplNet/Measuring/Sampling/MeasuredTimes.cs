using System.Diagnostics;

namespace SplNet.Measuring.Sampling;

/// <summary>
/// When operations were performed. Samples are told by a clock that is read elsewhere and rounded, and within a microsecond a phase allocates a
/// hundred objects; so nothing happens for a while before operations and after them, and half of it is counted as theirs.
/// </summary>
internal sealed class MeasuredTimes
{
    private const long PauseTicks = 20 * TimeSpan.TicksPerMicrosecond;

    private readonly List<long> _starts = [];
    private readonly List<long> _ends = [];

    /// <summary>The time now, in ticks of 100 ns since some moment.</summary>
    public static long Now() => (long)((Int128)Stopwatch.GetTimestamp() * TimeSpan.TicksPerSecond / Stopwatch.Frequency);

    /// <summary>How many there are.</summary>
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

    // Sleeping takes longer by far, and others would allocate meanwhile.
    private static void Pause()
    {
        var end = Now() + PauseTicks;
        while (Now() < end)
            Thread.SpinWait(1);
    }
}
