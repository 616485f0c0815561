using System.Diagnostics;
using System.Runtime;

namespace SplNet.Measuring.Regions;

/// <summary>The end of the warm-up, told from regions by the same evidence as for calls: no compilation for a while, and flat times.</summary>
/// <param name="prelude">Compiles the engine beside the warm-up, which must not end before it.</param>
internal sealed class RegionWarmUp(Task prelude)
{
    private const double GroupNanoseconds = 1e6;
    private const double LongestGroupMilliseconds = 5;
    private const double QuietMilliseconds = 30;
    private const int QuietGroups = 8;
    private const int FewestGroups = 16;

    // As for calls: the runtime counts thirty in one tier before it compiles the next one.
    private const long QuietRegions = 40;
    private const double FlatWithin = 0.95;
    private const double LongEnoughMilliseconds = 500;
    private const int FewestSlowGroups = 3;
    private const double CapMilliseconds = 2000;

    private readonly Stopwatch _clock = Stopwatch.StartNew();
    private readonly List<(RegionSum Regions, double Milliseconds)> _groups = [];
    private readonly List<double> _times = [];
    private RegionSum _group;
    private double _groupStart;
    private long _compiled = JitInfo.GetCompiledMethodCount(currentThread: false);
    private double _lastCompilation;
    private int _quietGroups;
    private long _quietRegions;

    /// <summary>How long it has taken.</summary>
    public double Milliseconds => _clock.Elapsed.TotalMilliseconds;

    /// <summary>True if it ended by its cap.</summary>
    public bool Capped { get; private set; }

    /// <summary>
    /// The group with the shortest regions of the last ones, and how many milliseconds it took with everything between them: an
    /// interruption makes regions look longer, and nothing makes them look shorter.
    /// </summary>
    public (RegionSum Regions, double Milliseconds) Fastest =>
        _groups.TakeLast(QuietGroups).MinBy(static group => group.Regions.Nanoseconds / group.Regions.Regions);

    public void Add(long ticks, long operations) => _group.Add(ticks, operations);

    /// <summary>True once it is over; asked between regions.</summary>
    public bool HasEnded()
    {
        var now = Milliseconds;
        if (_group.Regions == 0 || (_group.Nanoseconds < GroupNanoseconds && now - _groupStart < LongestGroupMilliseconds))
            return false;
        _groups.Add((_group, now - _groupStart));
        _times.Add(_group.Nanoseconds / _group.Operations);
        Observe(now);
        (_group, _groupStart) = (default, now);
        Capped = now > CapMilliseconds && _times.Count >= FewestSlowGroups && !IsSteady(now);
        return Capped || IsSteady(now);
    }

    private void Observe(double now)
    {
        var compiled = JitInfo.GetCompiledMethodCount(currentThread: false);
        if (compiled == _compiled)
        {
            _quietGroups++;
            _quietRegions += _group.Regions;
            return;
        }

        (_compiled, _lastCompilation, _quietGroups, _quietRegions) = (compiled, now, 0, 0);
    }

    private bool IsSteady(double now)
    {
        if (!prelude.IsCompleted)
            return false;
        if (now >= LongEnoughMilliseconds && _times.Count >= FewestSlowGroups && _quietRegions < QuietRegions)
            return _quietGroups >= 1;
        return _times.Count >= FewestGroups
            && _quietGroups >= QuietGroups
            && _quietRegions >= QuietRegions
            && now - _lastCompilation >= QuietMilliseconds
            && _times.TakeLast(QuietGroups).Min() >= FlatWithin * _times.SkipLast(QuietGroups).TakeLast(QuietGroups).Min();
    }
}
