using System.Diagnostics;
using SplNet.Measuring.Alternation;
using SplNet.Values.Messages;

namespace SplNet.Measuring.Regions;

/// <summary>The regions of one run: warm-up regions, timed regions, and regions in which metrics are counted.</summary>
internal sealed class RegionSeries : IDisposable
{
    private const int MostIdlePasses = 1000;
    private const int MostCountedRegions = 64;

    private readonly MeasureSettings _settings;
    private RegionWarmUp? _warmUp;
    private readonly Action<double>? _calibrate;
    private readonly RegionCounts _counts;
    private readonly IIterationTurns _iterationTurns = NoTurns.Instance;
    private RegionPlan? _plan;
    private RegionIterations? _iterations;
    private RegionSum _sum;
    private SplNetException? _mistake;
    private double _warmUpMilliseconds;
    private long _measuringStart;
    private bool _asked;
    private bool _hasRegion;
    private bool _hasPasses;
    private int _idlePasses;

    public RegionSeries(MeasureSettings settings, IIterationTurns iterationTurns)
    {
        _iterationTurns = iterationTurns;
        _settings = settings;
        _warmUp = new RegionWarmUp(settings.WarmUp);
        _counts = new RegionCounts(settings.Metrics);
    }

    /// <summary>Creates a series that only reports the time of each region, to find the cost of an empty one.</summary>
    /// <param name="calibrate">Receives the nanoseconds.</param>
    public RegionSeries(Action<double> calibrate)
    {
        _settings = new MeasureSettings(1, 1);
        _counts = new RegionCounts([]);
        _calibrate = calibrate;
        TakesRegions = true;
    }

    /// <summary>True if a region may start.</summary>
    public bool TakesRegions { get; private set; }

    /// <summary>The counts in the regions, instead of their time; null while regions are timed.</summary>
    public RegionCounts? Counts { get; private set; }

    /// <summary>Ends the run after misuse, even if the user's code continues.</summary>
    public SplNetException Mistake(string what) =>
        _mistake ??= new SplNetException($"Operand.Custom: {what}. Write: while (m.NeedsMore()) {{ m.Start(); …; m.End(); }}.");

    public bool NeedsMore()
    {
        if (_mistake is not null)
            throw _mistake;
        if (_calibrate is not null)
            return true;
        if (_asked && !TakesRegions)
            return false;
        RequireRegions();
        (_asked, TakesRegions) = (true, true);
        if (_plan is null)
        {
            if (_warmUp!.HasEnded())
                StartMeasuring();
        }
        else if (Counts is not null)
        {
            EndCounting(_plan);
        }
        else if (_sum.Regions >= _plan.Regions)
        {
            EndIteration(_iterations!);
        }

        return TakesRegions;
    }

    public void Add(long ticks, long operations)
    {
        _hasRegion = true;
        if (_calibrate is not null)
            _calibrate(Clock.Nanoseconds(ticks));
        else if (_plan is null)
            _warmUp!.Add(ticks, operations);
        else
            AddMeasured(ticks, operations);
    }

    /// <summary>Adds a pass of a loop without marks, as a region of one operation.</summary>
    public void AddPass(long ticks)
    {
        _hasPasses = true;
        Add(ticks, 1);
    }

    /// <summary>
    /// From here on, only marked regions count. The passes before may only have been idle, so the warm-up starts again; but passes must
    /// not have been measured.
    /// </summary>
    /// <exception cref="SplNetException">Passes were measured.</exception>
    public void ExpectMarks()
    {
        if (!_hasPasses)
            return;
        if (_plan is not null)
            throw Mistake("Start() is called after passes without it were measured; mark the region in every pass, or in none");
        _hasPasses = false;
        _warmUp = new RegionWarmUp(_settings.WarmUp);
    }

    /// <summary>Checks that everything was measured when the user's code has returned.</summary>
    public void RequireEnd()
    {
        if (_mistake is not null)
            throw _mistake;
        if (!_asked || TakesRegions)
            throw Mistake("the code returned before NeedsMore() was false, so too little was measured");
    }

    public RunReadings Readings()
    {
        var counted = _iterations!.Selection.Counted(overhead: 0);
        var replaced = _iterations.Selection.Replaced(overhead: 0);
        return new RunReadings
        {
            Nanoseconds = counted.Nanoseconds,
            Flags = counted.Flags,
            Rounds = _iterations.Rounds(),
            ReplacedNanoseconds = replaced.Nanoseconds,
            ReplacedFlags = replaced.Flags,
            ReplacementExhausted = _iterations.Selection.IsExhausted,
            IterationNanoseconds = _plan!.IterationNanoseconds,
            Operations = _iterations.Operations,
            Overhead = _iterations.Overhead,
            Metrics = _counts.PerOperation(),
            MetricErrors = _counts.Errors(),
            WarmUpMilliseconds = _warmUpMilliseconds,
            MeasuringMilliseconds = (Stopwatch.GetElapsedTime(_measuringStart) - _iterationTurns.Waited).TotalMilliseconds,
            WarmUpCapped = _warmUp!.Capped,
            Collector = Collector.Mode,
            Runtime = RuntimeName.Current,
            MedianNanoseconds = _iterations.Calls.Medians(_iterations.Selection.CountedPositions()),
            Quantiles = _iterations.Calls.Quantiles(_settings.Quantiles),
            TimedCalls = _iterations.Calls.Count,
            Remarks = [.. new[] { _counts.Remark }.OfType<string>().Select(MessageRules.BytesOfOthers.Of)],
        };
    }

    public void Dispose() => _counts.Dispose();

    private void AddMeasured(long ticks, long operations)
    {
        _sum.Add(ticks, operations);
        if (Counts is null)
            _iterations!.Calls.Add(ticks, operations);
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
        _warmUpMilliseconds = _warmUp!.Milliseconds;
        var (regions, milliseconds) = _warmUp.Fastest;
        _plan = RegionPlan.For(regions, milliseconds, _settings, _hasPasses);
        GC.Collect();
        GC.WaitForPendingFinalizers();
        _measuringStart = Stopwatch.GetTimestamp();
        var nanoseconds = _plan.Regions * milliseconds * 1e6 / regions.Regions;
        var selection = new IterationSelection(
            _settings.OnDisturbance, _plan.Iterations, _plan.ExtraIterations, _settings.Outliers,
            IterationBudget.ForOutliers(_settings.Outliers, _plan.Iterations, nanoseconds));
        _iterations = new RegionIterations(_plan, selection, _iterationTurns.ForIterationsOf(nanoseconds));
        _iterations.Start();
    }

    private void EndIteration(RegionIterations iterations)
    {
        iterations.End(_sum);
        _sum = default;
        if (iterations.IsComplete)
            (Counts, TakesRegions) = (_counts.Begin(), !_counts.IsComplete);
    }

    private void EndCounting(RegionPlan plan)
    {
        if (_sum.Regions < Math.Min(plan.Regions, MostCountedRegions))
            return;
        _counts.EndAttempt(_sum.Operations);
        _sum = default;
        TakesRegions = !_counts.IsComplete;
    }
}
