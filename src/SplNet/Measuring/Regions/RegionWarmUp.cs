using System.Diagnostics;

namespace SplNet.Measuring.Regions;

/// <summary>The end of the warm-up, told from regions by the same evidence as for calls: no compilation for a while, and flat times.</summary>
/// <param name="prelude">Compiles the engine beside the warm-up, which must not end before it.</param>
internal sealed class RegionWarmUp(Task prelude)
{
    private const double GroupNanoseconds = 1e6;
    private const double LongestGroupMilliseconds = 5;
    private const int LastGroups = 8;
    private const int FewestGroups = 16;
    private const double FlatWithin = 0.95;
    private const double LongEnoughMilliseconds = 500;
    private const int FewestSlowGroups = 3;
    private const double CapMilliseconds = 2000;

    private readonly Stopwatch _clock = Stopwatch.StartNew();
    private readonly List<(RegionSum Regions, double Milliseconds)> _groups = [];
    private readonly List<double> _times = [];
    private readonly CompilerQuiet _quiet = new(TieringDelay.Milliseconds);
    private RegionSum _group;
    private double _groupStart;

    /// <summary>How long it has taken.</summary>
    public double Milliseconds => _clock.Elapsed.TotalMilliseconds;

    /// <summary>True if it ended by its cap.</summary>
    public bool Capped { get; private set; }

    /// <summary>
    /// The group with the shortest regions of the last ones, and how many milliseconds it took with everything between them: an
    /// interruption makes regions look longer, and nothing makes them look shorter.
    /// </summary>
    public (RegionSum Regions, double Milliseconds) Fastest =>
        _groups.TakeLast(LastGroups).MinBy(static group => group.Regions.Nanoseconds / group.Regions.Regions);

    public void Add(long ticks, long operations) => _group.Add(ticks, operations);

    /// <summary>True once it is over; asked between regions.</summary>
    public bool HasEnded()
    {
        var now = Milliseconds;
        if (_group.Regions == 0 || (_group.Nanoseconds < GroupNanoseconds && now - _groupStart < LongestGroupMilliseconds))
            return false;
        _groups.Add((_group, now - _groupStart));
        _times.Add(_group.Nanoseconds / _group.Operations);
        _quiet.Observe(_group.Regions);
        (_group, _groupStart) = (default, now);
        if (IsSteady(now) && _quiet.Lasts())
            return true;
        Capped = now > CapMilliseconds && _times.Count >= FewestSlowGroups;
        return Capped;
    }

    private bool IsSteady(double now)
    {
        if (!prelude.IsCompleted)
            return false;
        if (now >= LongEnoughMilliseconds + TieringDelay.Milliseconds && _times.Count >= FewestSlowGroups && !_quiet.HasEnoughCalls)
            return _quiet.Iterations >= 1;
        return _times.Count >= FewestGroups
            && _quiet.IsLong
            && _times.TakeLast(LastGroups).Min() >= FlatWithin * _times.SkipLast(LastGroups).TakeLast(LastGroups).Min();
    }
}
