using System.Diagnostics;

namespace SplNet.Measuring.Regions;

/// <summary>The regions of one run: those of the warm-up, those that count, and those whose allocations are counted.</summary>
internal sealed class RegionSeries
{
    private const int MostIdlePasses = 1000;
    private const int AllocationAttempts = 3;
    private const int MostAllocationRegions = 64;

    private readonly MeasureSettings _settings;
    private readonly RegionWarmUp? _warmUp;
    private readonly Action<double>? _calibrate;
    private readonly IterationWatch _watch = new();
    private readonly List<RegionSum> _iterations = [];
    private readonly List<double> _allocations = [];
    private readonly Task _prelude = Task.CompletedTask;
    private RegionPlan? _plan;
    private RegionSum _sum;
    private SplNetException? _mistake;
    private double _warmUpMilliseconds;
    private long _measuringStart;
    private bool _asked;
    private bool _hasRegion;
    private int _idlePasses;

    public RegionSeries(MeasureSettings settings, Task prelude)
    {
        _settings = settings;
        _prelude = prelude;
        _warmUp = new RegionWarmUp(prelude);
    }

    /// <summary>A series that only tells the time of each region, for the cost of an empty one.</summary>
    /// <param name="calibrate">Takes the nanoseconds.</param>
    public RegionSeries(Action<double> calibrate)
    {
        _settings = new MeasureSettings(1, 1, Allocations: false);
        _calibrate = calibrate;
        TakesRegions = true;
    }

    /// <summary>True if a region may begin.</summary>
    public bool TakesRegions { get; private set; }

    /// <summary>True if allocated bytes are counted, and the time is not.</summary>
    public bool CountsBytes { get; private set; }

    /// <summary>Misuse ends the run, even if the user's code goes on after it.</summary>
    public SplNetException Mistake(string what) =>
        _mistake ??= new SplNetException($"Operand.Custom: {what}. Write: while (m.NeedsMore()) {{ m.Start(); …; m.End(); }}.");

    public bool NeedsMore()
    {
        if (_mistake is not null)
            throw _mistake;
        if (_asked && !TakesRegions)
            return false;
        RequireRegions();
        (_asked, TakesRegions) = (true, true);
        if (_plan is null)
        {
            if (_warmUp!.HasEnded())
                StartMeasuring();
        }
        else if (CountsBytes)
        {
            EndAllocations(_plan);
        }
        else if (_sum.Regions >= _plan.Regions)
        {
            EndIteration(_plan);
        }

        return TakesRegions;
    }

    public void Add(long ticks, long operations, long bytes)
    {
        _hasRegion = true;
        if (_calibrate is not null)
            _calibrate(Clock.Nanoseconds(ticks));
        else if (_plan is null)
            _warmUp!.Add(ticks, operations);
        else
            _sum.Add(ticks, operations, bytes);
    }

    /// <summary>The user's code has returned; everything must have been measured.</summary>
    public void RequireEnd()
    {
        if (_mistake is not null)
            throw _mistake;
        if (!_asked || TakesRegions)
            throw Mistake("the code returned before NeedsMore() was false, so too little was measured");
    }

    public RunReadings Readings()
    {
        var plan = _plan!;
        var operations = _iterations.Sum(static sum => sum.Operations);
        return new RunReadings
        {
            Nanoseconds = [.. _iterations.Select(sum => Math.Max(0, (sum.Nanoseconds - (sum.Regions * plan.OverheadNanoseconds)) / sum.Operations))],
            Flags = _watch.Last(_iterations.Count),
            Operations = (int)Math.Min(int.MaxValue, operations / _iterations.Count),
            Overhead = plan.OverheadNanoseconds * _iterations.Sum(static sum => (long)sum.Regions) / operations,
            AllocatedBytes = _settings.Allocations ? _allocations.Min() : double.NaN,
            WarmUpMilliseconds = _warmUpMilliseconds,
            MeasuringMilliseconds = Stopwatch.GetElapsedTime(_measuringStart).TotalMilliseconds,
            WarmUpCapped = _warmUp!.Capped,
            Collector = Collector.Mode,
        };
    }

    private void RequireRegions()
    {
        _idlePasses = _asked && !_hasRegion ? _idlePasses + 1 : 0;
        _hasRegion = false;
        if (_idlePasses >= MostIdlePasses)
            throw Mistake($"NeedsMore() was asked {MostIdlePasses} times in a row and no region was measured, which would never end");
    }

    private void StartMeasuring()
    {
        _prelude.GetAwaiter().GetResult();
        _warmUpMilliseconds = _warmUp!.Milliseconds;
        var (regions, milliseconds) = _warmUp.Fastest;
        _plan = RegionPlan.For(regions, milliseconds, _settings);
        GC.Collect();
        GC.WaitForPendingFinalizers();
        _measuringStart = Stopwatch.GetTimestamp();
        _watch.Start();
    }

    private void EndIteration(RegionPlan plan)
    {
        _watch.Stop();
        _iterations.Add(_sum);
        _sum = default;
        if (_iterations.Count < plan.Iterations)
            _watch.Start();
        else
            (CountsBytes, TakesRegions) = (_settings.Allocations, _settings.Allocations);
    }

    // As for calls, the smallest of some attempts counts: other threads may allocate meanwhile.
    private void EndAllocations(RegionPlan plan)
    {
        if (_sum.Regions < Math.Min(plan.Regions, MostAllocationRegions))
            return;
        _allocations.Add((double)_sum.Bytes / _sum.Operations);
        _sum = default;
        TakesRegions = _allocations.Count < AllocationAttempts;
    }
}
