using SplNet.Measuring.Alternation;

namespace SplNet.Measuring.Regions;

/// <summary>The timed iterations of a run, each with the planned number of regions. Disturbed iterations are measured again.</summary>
/// <param name="plan">The plan of the regions.</param>
/// <param name="selection">Chooses the iterations that count.</param>
/// <param name="iterationTurns">Grants the turn to start each iteration.</param>
internal sealed class RegionIterations(RegionPlan plan, IterationSelection selection, IIterationTurns iterationTurns)
{
    private readonly IterationSelection _selection = selection;
    private readonly List<double> _nanoseconds = [];
    private IterationWatch _watch = new(plan.Iterations);
    private int _wanted = plan.Iterations;
    private long _iterations;
    private long _operations;
    private long _regions;

    /// <summary>True if no more iterations are needed.</summary>
    public bool IsComplete => _wanted <= 0;

    /// <summary>The calls, if they are timed individually.</summary>
    public RegionCalls Calls { get; } = new(plan);

    /// <summary>The measured iterations.</summary>
    public IterationSelection Selection => _selection;

    /// <summary>The round in which each iteration that counts was measured, if runs alternate.</summary>
    public int[] Rounds() => iterationTurns.Alternates ? _selection.CountedRounds() : [];

    /// <summary>Operations per iteration, on average.</summary>
    public int Operations => (int)Math.Min(int.MaxValue, _operations / _iterations);

    /// <summary>The time of the empty regions that was subtracted, in nanoseconds per operation.</summary>
    public double Overhead => plan.OverheadNanoseconds * _regions / _operations;

    /// <summary>Starts an iteration.</summary>
    public void Start()
    {
        iterationTurns.Await();
        _watch.Start();
    }

    /// <summary>Ends the iteration, and starts the next one if more are needed.</summary>
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
        // The system may have taken time between the regions, which does not count.
        _selection.Add([.. _nanoseconds], _watch.Flags(), taken: []);
        _nanoseconds.Clear();
        _wanted = _selection.Missing;
        if (!IsComplete)
            _watch = new IterationWatch(_wanted);
    }
}
