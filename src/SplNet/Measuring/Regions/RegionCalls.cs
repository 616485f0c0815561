namespace SplNet.Measuring.Regions;

/// <summary>
/// The times of single calls, from regions with one operation each. A region with more operations ends this mode for the whole run.
/// </summary>
/// <param name="plan">The plan of the regions.</param>
internal sealed class RegionCalls(RegionPlan plan)
{
    // The last pass of the user's loop may add some; lists grow between regions.
    private readonly List<double> _iteration = new(plan.TimesCalls ? 2 * plan.Regions : 0);
    private readonly List<double> _all = new(plan.TimesCalls ? plan.Regions * plan.Iterations : 0);
    private readonly List<double> _medians = [];

    /// <summary>True if every region so far was a call.</summary>
    public bool AreSingle { get; private set; } = plan.TimesCalls;

    /// <summary>The number of timed calls.</summary>
    public long Count => AreSingle ? _all.Count : 0;

    /// <summary>Adds a region.</summary>
    public void Add(long ticks, long operations)
    {
        AreSingle &= operations == 1;
        if (AreSingle)
            _iteration.Add(Math.Max(0, Clock.Nanoseconds(ticks) - plan.OverheadNanoseconds));
    }

    /// <summary>Ends an iteration.</summary>
    public void EndIteration()
    {
        if (!AreSingle)
            return;
        _all.AddRange(_iteration);
        _medians.Add(RunSummaries.Median([.. _iteration]));
        _iteration.Clear();
    }

    /// <summary>The median call of each of these iterations, in nanoseconds; none if regions were not single calls.</summary>
    public double[] Medians(int[] iterations) => AreSingle ? Array.ConvertAll(iterations, iteration => _medians[iteration]) : [];

    /// <summary>Quantiles of all calls, in nanoseconds; none if regions were not single calls.</summary>
    public double[] Quantiles(IReadOnlyList<double> probabilities)
    {
        if (!AreSingle)
            return [];
        double[] calls = [.. _all];
        return [.. probabilities.Select(probability => RunSummaries.Quantile(probability)(calls))];
    }
}
