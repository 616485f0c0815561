using System.Diagnostics;

namespace SplNet.Measuring.Sampling;

/// <summary>When operations were performed.</summary>
internal sealed class MeasuredTimes
{
    private readonly List<long> _starts = [];
    private readonly List<long> _ends = [];

    /// <summary>The time now, in ticks of 100 ns since some moment.</summary>
    public static long Now() => (long)((Int128)Stopwatch.GetTimestamp() * TimeSpan.TicksPerSecond / Stopwatch.Frequency);

    /// <summary>How many there are.</summary>
    public int Count => _starts.Count;

    public void Add(long start, long end)
    {
        _starts.Add(start);
        _ends.Add(end);
    }

    public bool Contains(long ticks)
    {
        var index = _starts.BinarySearch(ticks);
        var last = index >= 0 ? index : ~index - 1;
        return last >= 0 && ticks <= _ends[last];
    }
}
