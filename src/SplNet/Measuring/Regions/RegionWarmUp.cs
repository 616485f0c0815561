namespace SplNet.Measuring.Regions;

/// <summary>Finds the end of the warm-up from groups of regions, with the same evidence as for iterations of calls.</summary>
/// <param name="options">The requested length.</param>
internal sealed class RegionWarmUp(WarmUpOptions options)
{
    private const double GroupNanoseconds = 1e6;
    private const double LongestGroupMilliseconds = 5;

    private readonly List<(RegionSum Regions, double Milliseconds)> _groups = [];
    private readonly Steadiness _steadiness = new(options);
    private RegionSum _group;
    private double _groupStart;

    /// <summary>The duration of the warm-up.</summary>
    public double Milliseconds => _steadiness.Milliseconds;

    /// <summary>True if the warm-up reached its time limit.</summary>
    public bool Capped { get; private set; }

    /// <summary>
    /// The group with the shortest regions among the last ones, and its milliseconds including everything between the regions. An
    /// interruption makes regions look longer, and nothing makes them look shorter.
    /// </summary>
    public (RegionSum Regions, double Milliseconds) Fastest =>
        _groups.TakeLast(Steadiness.LastIterations).MinBy(static group => group.Regions.Nanoseconds / group.Regions.Regions);

    public void Add(long ticks, long operations) => _group.Add(ticks, operations);

    /// <summary>True once the warm-up is over; checked between regions.</summary>
    public bool HasEnded()
    {
        var now = Milliseconds;
        if (_group.Regions == 0 || (_group.Nanoseconds < GroupNanoseconds && now - _groupStart < LongestGroupMilliseconds))
            return false;
        _groups.Add((_group, now - _groupStart));
        _steadiness.Observe(_group.Nanoseconds / _group.Operations, _group.Regions, _group.Nanoseconds / _group.Regions);
        (_group, _groupStart) = (default, now);
        if (_steadiness.IsReached())
            return true;
        Capped = _steadiness.IsOverdue;
        return Capped;
    }
}
