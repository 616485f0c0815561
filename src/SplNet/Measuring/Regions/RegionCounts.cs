namespace SplNet.Measuring.Regions;

/// <summary>Counts metrics other than time in regions, after the timed regions.</summary>
/// <param name="names">The metrics.</param>
internal sealed class RegionCounts(IReadOnlyList<string> names) : IDisposable
{
    private const int Attempts = 3;
    private const int EmptyRegions = 64;

    private readonly Func<double>[] _counters = [.. names.Select(Metrics.CounterOf)];
    private readonly int[] _outermostFirst = [.. Enumerable.Range(0, names.Count).OrderBy(metric => names[metric] == Estimators.Cpu)];
    private readonly double[] _before = new double[names.Count];
    private readonly double[] _empty = new double[names.Count];
    private readonly double[] _sums = new double[names.Count];
    private readonly List<double[]> _attempts = [];
    private readonly List<double> _ofOthers = [];
    private readonly int _allocated = names.ToList().IndexOf(Estimators.Allocated);
    private (int Thread, long Bytes) _own;
    private double _sumOfOthers;
    private bool _countsExceptions;
    private int _regions;
    private long _fewestOperations = long.MaxValue;

    /// <summary>True if counting is complete.</summary>
    public bool IsComplete => names.Count == 0 || _attempts.Count == Attempts;

    /// <summary>Starts counting.</summary>
    public RegionCounts Begin()
    {
        _countsExceptions = names.Contains(Estimators.Exceptions, StringComparer.Ordinal);
        if (_countsExceptions)
            ThrownExceptions.Begin();
        CountEmptyRegions();
        return this;
    }

    public void Dispose()
    {
        if (_countsExceptions)
            ThrownExceptions.End();
        _countsExceptions = false;
    }

    /// <summary>Starts a region.</summary>
    public void Start()
    {
        foreach (var metric in _outermostFirst)
            _before[metric] = _counters[metric]();
        _own = (Environment.CurrentManagedThreadId, GC.GetAllocatedBytesForCurrentThread());
    }

    /// <summary>Ends the region.</summary>
    public void End()
    {
        var own = GC.GetAllocatedBytesForCurrentThread() - _own.Bytes;
        for (var place = _counters.Length - 1; place >= 0; place--)
        {
            var metric = _outermostFirst[place];
            var grown = _counters[metric]() - _before[metric];
            _sums[metric] += grown;
            if (metric == _allocated && _own.Thread == Environment.CurrentManagedThreadId)
                _sumOfOthers += grown - own;
        }

        _regions++;
    }

    /// <summary>Ends an attempt with its number of operations.</summary>
    public void EndAttempt(long operations)
    {
        var counts = new double[_sums.Length];
        for (var metric = 0; metric < counts.Length; metric++)
            counts[metric] = Math.Max(0, _sums[metric] - (_regions * _empty[metric])) / operations;
        _attempts.Add(counts);
        _ofOthers.Add(_allocated < 0 ? 0 : _sumOfOthers - (_regions * _empty[_allocated]));
        _fewestOperations = Math.Min(_fewestOperations, operations);
        Clear();
    }

    /// <summary>
    /// The value per operation: the median attempt for bytes and processor time, because other threads may add to them;
    /// the mean for anything else.
    /// </summary>
    public double[] PerOperation() => [.. names.Select((name, metric) =>
    {
        var attempts = _attempts.ConvertAll(attempt => attempt[metric]);
        return name is Estimators.Allocated or Estimators.Cpu ? RunSummaries.Median([.. attempts]) : attempts.Average();
    })];

    /// <summary>
    /// Notes that other threads allocated in most attempts. Null if they did not, or if regions end on another thread,
    /// which then works for them.
    /// </summary>
    public string? Remark => _ofOthers.Count > 0 && RunSummaries.Median([.. _ofOthers]) > 0 ? Allocations.Unknown : null;

    /// <summary>The uncertainty of each value: a step for processor time if it is counted in steps; otherwise 0.</summary>
    public double[] Errors() => [.. names.Select(name => name == Estimators.Cpu ? ProcessorTime.StepNanoseconds / _fewestOperations : 0)];

    // A reading takes processor time, and reading exact bytes stops all threads. This takes longer than many regions, and its duration
    // varies. The processor time is therefore read next to the region, and only its own reading is subtracted.
    private void CountEmptyRegions()
    {
        Array.Fill(_empty, double.PositiveInfinity);
        for (var region = 0; region < EmptyRegions; region++)
        {
            Start();
            End();
            for (var metric = 0; metric < _empty.Length; metric++)
                _empty[metric] = Math.Min(_empty[metric], _sums[metric]);
            Clear();
        }
    }

    private void Clear()
    {
        Array.Clear(_sums);
        _sumOfOthers = 0;
        _regions = 0;
    }
}
