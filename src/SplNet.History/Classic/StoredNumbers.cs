namespace SplNet.History.Classic;

/// <summary>Applies the classic tests to stored numbers: each test that has enough data, and none otherwise.</summary>
internal static class StoredNumbers
{
    // ScalaMeter's window of builds.
    private const int MostBuilds = 10;
    private const int FewestForShifts = 10;

    /// <summary>Finds the changes with the latest build.</summary>
    /// <param name="builds">The builds in order, the latest last.</param>
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

    /// <summary>Finds the shifts of the level of a series, each with the index of its first value; none in a short series.</summary>
    /// <param name="means">The means of the builds in order; values that are not finite are left out.</param>
    public static IReadOnlyList<(int Index, UnconfirmedChange Change)> Shifts(IReadOnlyList<double> means)
    {
        int[] places = [.. Enumerable.Range(0, means.Count).Where(index => double.IsFinite(means[index]))];
        double[] values = [.. places.Select(index => means[index])];
        if (values.Length < FewestForShifts)
            return [];
        // The noise of times is proportional to them. Zero lacks a logarithm, and values that may be zero, such as
        // bytes, have little noise.
        var shifts = LevelShifts.Of(Array.TrueForAll(values, static value => value > 0) ? Array.ConvertAll(values, Math.Log) : values);
        return [.. shifts.Index().Select(shift =>
        {
            var (from, to) = (
                shift.Index == 0 ? 0 : shifts[shift.Index - 1].Index,
                shift.Index == shifts.Count - 1 ? values.Length : shifts[shift.Index + 1].Index);
            var change = UnconfirmedChange.Between(
                ClassicRule.LevelShifts, Level(values.AsSpan(from, shift.Item.Index - from)),
                Level(values.AsSpan(shift.Item.Index, to - shift.Item.Index)), shift.Item.PValue);
            return (places[shift.Item.Index], change);
        })];
    }

    // A single session that a busy machine has made ten times slower does not move it.
    private static double Level(ReadOnlySpan<double> values)
    {
        var sorted = values.ToArray();
        Array.Sort(sorted);
        return (sorted[(sorted.Length - 1) / 2] + sorted[sorted.Length / 2]) / 2;
    }

    private static bool AreEnough(double[] values) => values.Length > 1 && Array.TrueForAll(values, double.IsFinite);

    private static bool AreTimes(double[] values) => values.Length > 1 && Array.TrueForAll(values, IsTime);

    private static bool IsTime(double value) => value > 0 && double.IsFinite(value);
}
