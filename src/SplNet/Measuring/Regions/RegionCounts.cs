namespace SplNet.Measuring.Regions;

/// <summary>What is counted in regions beside the time, after the timed ones.</summary>
/// <param name="names">The metrics.</param>
internal sealed class RegionCounts(IReadOnlyList<string> names) : IDisposable
{
    private const int Attempts = 3;

    private readonly Func<double>[] _counters = [.. names.Select(Metrics.CounterOf)];
    private readonly double[] _before = new double[names.Count];
    private readonly double[] _sums = new double[names.Count];
    private readonly List<double[]> _attempts = [];
    private bool _countsExceptions;

    /// <summary>True if nothing more is to be counted.</summary>
    public bool IsComplete => names.Count == 0 || _attempts.Count == Attempts;

    /// <summary>Counting begins.</summary>
    public RegionCounts Begin()
    {
        _countsExceptions = names.Contains(Metrics.Exceptions, StringComparer.Ordinal);
        if (_countsExceptions)
            ThrownExceptions.Begin();
        return this;
    }

    public void Dispose()
    {
        if (_countsExceptions)
            ThrownExceptions.End();
        _countsExceptions = false;
    }

    /// <summary>A region begins.</summary>
    public void Start()
    {
        for (var metric = 0; metric < _counters.Length; metric++)
            _before[metric] = _counters[metric]();
    }

    /// <summary>The region ends.</summary>
    public void End()
    {
        for (var metric = 0; metric < _counters.Length; metric++)
            _sums[metric] += _counters[metric]() - _before[metric];
    }

    /// <summary>So many operations were counted; what follows is another attempt.</summary>
    public void EndAttempt(long operations)
    {
        _attempts.Add(Array.ConvertAll(_sums, sum => sum / operations));
        Array.Clear(_sums);
    }

    /// <summary>Per operation: of the bytes the smallest attempt, since other threads may allocate meanwhile, else the mean.</summary>
    public double[] PerOperation() =>
        [.. names.Select((name, metric) => name == Metrics.Allocated ? _attempts.Min(Of(metric)) : _attempts.Average(Of(metric)))];

    private static Func<double[], double> Of(int metric) => attempt => attempt[metric];
}
