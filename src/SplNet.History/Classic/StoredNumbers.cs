namespace SplNet.History.Classic;

/// <summary>All that the classic tests say of stored numbers: each test where there is what it needs, and nothing where nothing has it.</summary>
internal static class StoredNumbers
{
    // ScalaMeter's window of builds.
    private const int MostBuilds = 10;
    private const int FewestForDivision = 10;
    private const int MostForDivision = 100; // its cost grows with their square

    /// <summary>What changed with the latest build.</summary>
    /// <param name="builds">The builds in their order, the latest last.</param>
    public static IReadOnlyList<UnconfirmedChange> OfLatest(IReadOnlyList<StoredBuild> builds)
    {
        var changes = new List<UnconfirmedChange?>();
        if (builds is [.., var before, var after])
        {
            if (AreEnough(before.Executions) && AreEnough(after.Executions))
                changes.Add(ExecutionResults.Compare(before.Executions, after.Executions));
            if (AreTimes(before.Observations) && AreTimes(after.Observations))
                changes.Add(DisjointIntervals.Compare(before.Observations, after.Observations));
            var observed = builds.TakeLast(MostBuilds).Select(static build => build.Observations).Where(AreTimes).ToList();
            if (AreTimes(after.Observations) && observed.Count > 1)
                changes.Add(BuildVariance.Compare(observed));
        }

        return [.. changes.OfType<UnconfirmedChange>()];
    }

    /// <summary>Where a series is divided, each with the index of its first value; none in a series that is short.</summary>
    /// <param name="means">The means of the builds in their order, of which the last 100 count.</param>
    public static IReadOnlyList<(int Index, UnconfirmedChange Change)> Divisions(IReadOnlyList<double> means)
    {
        var left = Math.Max(0, means.Count - MostForDivision);
        double[] values = [.. means.Skip(left)];
        return values.Length < FewestForDivision || !Array.TrueForAll(values, IsTime) ? [] : [.. EnergyDivision.Of(values).Select(found => (found.Index + left, found.Change))];
    }

    private static bool AreEnough(double[] values) => values.Length > 1 && Array.TrueForAll(values, double.IsFinite);

    private static bool AreTimes(double[] values) => values.Length > 1 && Array.TrueForAll(values, IsTime);

    private static bool IsTime(double value) => value > 0 && double.IsFinite(value);
}
