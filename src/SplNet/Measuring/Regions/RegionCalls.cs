namespace SplNet.Measuring.Regions;

/// <summary>The times of single calls: of regions that hold one operation each. A region of more ends that for the whole run.</summary>
/// <param name="plan">How many regions there are.</param>
internal sealed class RegionCalls(RegionPlan plan)
{
    // The last pass of the user's loop may add some; lists that grow do so between regions.
    private readonly List<double> _iteration = new(plan.TimesCalls ? 2 * plan.Regions : 0);
    private readonly List<double> _all = new(plan.TimesCalls ? plan.Regions * plan.Iterations : 0);
    private readonly List<double> _medians = [];

    /// <summary>True if every region so far was a call.</summary>
    public bool AreSingle { get; private set; } = plan.TimesCalls;

    /// <summary>How many calls were timed.</summary>
    public long Count => AreSingle ? _all.Count : 0;

    /// <summary>A region has ended.</summary>
    public void Add(long ticks, long operations)
    {
        AreSingle &= operations == 1;
        if (AreSingle)
            _iteration.Add(Math.Max(0, Clock.Nanoseconds(ticks) - plan.OverheadNanoseconds));
    }

    /// <summary>An iteration has ended.</summary>
    public void EndIteration()
    {
        if (!AreSingle)
            return;
        _all.AddRange(_iteration);
        _medians.Add(RunSummaries.Median([.. _iteration]));
        _iteration.Clear();
    }

    /// <summary>The median call of each of these iterations, in nanoseconds; none if regions were no calls.</summary>
    public double[] Medians(int[] iterations) => AreSingle ? Array.ConvertAll(iterations, iteration => _medians[iteration]) : [];

    /// <summary>Quantiles of all calls, in nanoseconds; none if regions were no calls.</summary>
    public double[] Quantiles(IReadOnlyList<double> probabilities)
    {
        if (!AreSingle)
            return [];
        double[] calls = [.. _all];
        return [.. probabilities.Select(probability => RunSummaries.Quantile(probability)(calls))];
    }
}
