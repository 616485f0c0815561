namespace SplNet.Measuring.Counting;

/// <summary>Adds up the counts between opening and closing.</summary>
internal sealed class CounterWindow
{
    private readonly Dictionary<string, long[]> _counters = new(StringComparer.Ordinal);
    private Dictionary<string, long[]>? _earlier;
    private readonly Dictionary<long, long> _callbacks = [];
    private Dictionary<string, long[]> _start = [];
    private Dictionary<long, long> _startOfCallbacks = [];
    private long _bytes;
    private int _collections;
    private long _contentions;

    /// <summary>Starts counting.</summary>
    public void Open()
    {
        _start = LoadedCounters.Read();
        _earlier ??= _start;
        _startOfCallbacks = CallbackTable.Read();
        _collections -= GC.CollectionCount(0);
        _contentions -= Monitor.LockContentionCount;
        _bytes -= GC.GetTotalAllocatedBytes(precise: true);
    }

    /// <summary>Stops counting.</summary>
    public void Close()
    {
        _bytes += GC.GetTotalAllocatedBytes(precise: true);
        _contentions += Monitor.LockContentionCount;
        _collections += GC.CollectionCount(0);
        foreach (var (call, count) in CallbackTable.Since(_startOfCallbacks))
            _callbacks[call] = _callbacks.GetValueOrDefault(call) + count;
        foreach (var (assembly, counts) in LoadedCounters.Read())
        {
            if (!_counters.TryGetValue(assembly, out var sum))
                _counters[assembly] = sum = new long[counts.Length];
            var before = _start.GetValueOrDefault(assembly);
            for (var slot = 0; slot < counts.Length; slot++)
                sum[slot] += counts[slot] - (before?[slot] ?? 0);
        }
    }

    /// <summary>The accumulated counts.</summary>
    /// <param name="operations">The number of operations.</param>
    public CountedOperations Counted(int operations) => new(operations, _counters, _earlier ?? [])
    {
        Callbacks = _callbacks,
        AllocatedBytes = _bytes,
        ProbeNanoseconds = ProbeCost.Nanoseconds(),
        Collections = _collections,
        Contentions = _contentions,
    };
}
