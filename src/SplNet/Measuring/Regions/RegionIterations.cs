using SplNet.Measuring.Alternation;

namespace SplNet.Measuring.Regions;

/// <summary>The timed iterations of one run, each of as many regions as planned; disturbed ones are measured again.</summary>
/// <param name="plan">How many.</param>
/// <param name="policy">What happens to disturbed ones.</param>
/// <param name="permits">A permit to begin each.</param>
internal sealed class RegionIterations(RegionPlan plan, OnDisturbance policy, IPermits permits)
{
    private readonly IterationSelection _selection = new(policy, plan.Iterations, plan.ExtraIterations);
    private readonly List<double> _nanoseconds = [];
    private IterationWatch _watch = new(plan.Iterations);
    private int _wanted = plan.Iterations;
    private long _iterations;
    private long _operations;
    private long _regions;

    /// <summary>True if no more iterations are needed.</summary>
    public bool IsComplete => _wanted <= 0;

    /// <summary>Its calls, where they are timed singly.</summary>
    public RegionCalls Calls { get; } = new(plan);

    /// <summary>What the run measured.</summary>
    public IterationSelection Selection => _selection;

    /// <summary>In which round each iteration that counts was measured, where runs are measured in turn.</summary>
    public int[] Rounds() => permits.Alternates ? _selection.CountedRounds() : [];

    /// <summary>Operations per iteration, on average.</summary>
    public int Operations => (int)Math.Min(int.MaxValue, _operations / _iterations);

    /// <summary>The time of the empty regions that was subtracted, in nanoseconds per operation.</summary>
    public double Overhead => plan.OverheadNanoseconds * _regions / _operations;

    /// <summary>An iteration begins.</summary>
    public void Start()
    {
        permits.Await();
        _watch.Start();
    }

    /// <summary>The iteration ends, and the next one begins if more are needed.</summary>
    public void End(RegionSum sum)
    {
        _watch.Stop();
        Calls.EndIteration();
        _nanoseconds.Add((sum.Nanoseconds - (sum.Regions * plan.OverheadNanoseconds)) / sum.Operations);
        _iterations++;
        _operations += sum.Operations;
        _regions += sum.Regions;
        if (_nanoseconds.Count == _wanted)
            EndSeries();
        if (!IsComplete)
            Start();
    }

    private void EndSeries()
    {
        // What the system took may have been between the regions, whose time does not count.
        _selection.Add([.. _nanoseconds], _watch.Flags(), taken: []);
        _nanoseconds.Clear();
        _wanted = _selection.Missing;
        if (!IsComplete)
            _watch = new IterationWatch(_wanted);
    }
}
