namespace SplNet.History.Classic;

/// <summary>
/// Finds shifts in the level of a series: it takes the narrowest of the seeded intervals in which two levels fit beyond a limit, then those
/// next to it (Baranowski, Chen and Fryzlewicz 2019, "Narrowest-over-threshold"). The cost grows as n·log n. It finds a shift in at most
/// one series in a hundred without a shift, whatever its length and the tails of its noise; docs/calibration.md has the rates, also for
/// correlated sessions.
/// </summary>
internal static class LevelShifts
{
    private const int Fewest = 2 * BestSplit.Fewest;

    /// <summary>Finds the shifts of a series.</summary>
    /// <param name="values">The values in order, in a scale with roughly constant noise: for times, the logarithms.</param>
    public static IReadOnlyList<LevelShift> Of(ReadOnlySpan<double> values)
    {
        if (values.Length < Fewest)
            return [];
        var buffer = new double[Math.Max(values.Length, BestSplit.LeastBuffer)];
        var intervals = Intervals(values, buffer);
        // Shifts look like correlation, and correlation looks like shifts, so the correlation is measured between the shifts that would be
        // found without any.
        var bounds = Narrowest(intervals, values.Length, ShiftLimits.Of(values.Length, 0));
        var limits = ShiftLimits.Of(values.Length, NeighbourCorrelation.Of(values, bounds, buffer));
        bounds = Narrowest(intervals, values.Length, limits);
        Center(values, bounds, buffer);
        var splits = Kept(values, bounds, limits, buffer);
        var shifts = new LevelShift[splits.Count];
        foreach (var (index, split) in splits.Index())
        {
            var (from, to) = (
                index == 0 ? 0 : shifts[index - 1].Index, index == splits.Count - 1 ? values.Length : splits[index + 1].Index);
            var place = split.Distance < BestSplit.Bounded
                ? split.Index
                : from + NearestLevels.Split(values[from..to], split.Index - from, buffer);
            shifts[index] = new LevelShift(place, limits.PValueOf(split, values.Length));
        }

        return shifts;
    }

    // The shortest come first, and among these the clearest.
    private static List<Interval> Intervals(ReadOnlySpan<double> values, double[] buffer)
    {
        var (intervals, limits) = (new List<Interval>(), ShiftLimits.Of(values.Length, 0));
        foreach (var (from, to) in SeededIntervals.Of(values.Length, Fewest))
        {
            var split = BestSplit.Of(values, from, to, buffer);
            if (limits.Pass(split))
                intervals.Add(new Interval(from, to, split));
        }

        return [.. intervals.OrderBy(static one => one.To - one.From).ThenByDescending(static one => one.Split.Score)];
    }

    private static List<int> Narrowest(List<Interval> intervals, int count, ShiftLimits limits)
    {
        var bounds = new List<int> { 0, count };
        foreach (var (from, to, split) in intervals)
        {
            // An interval that already contains a shift has more than two levels.
            var next = ~bounds.BinarySearch(split.Index);
            if (next > 0 && bounds[next - 1] <= from && bounds[next] >= to && limits.Pass(split))
                bounds.Insert(next, split.Index);
        }

        return bounds;
    }

    // Between its neighbours a shift has more values on each side than in the interval in which it was found.
    private static void Center(ReadOnlySpan<double> values, List<int> bounds, double[] buffer)
    {
        for (var index = 1; index < bounds.Count - 1; index++)
            bounds[index] = Between(values, bounds, index, buffer).Index;
    }

    // The weakest is dropped until all are beyond the limits.
    private static List<BestSplit> Kept(ReadOnlySpan<double> values, List<int> bounds, ShiftLimits limits, double[] buffer)
    {
        var splits = new List<BestSplit>();
        for (var index = 1; index < bounds.Count - 1; index++)
            splits.Add(Between(values, bounds, index, buffer));
        while (splits.FindAll(split => !limits.Pass(split)) is { Count: > 0 } failed)
        {
            var place = splits.IndexOf(failed.MinBy(static split => split.Score));
            splits.RemoveAt(place);
            bounds.RemoveAt(place + 1);
            for (var index = Math.Max(0, place - 1); index <= Math.Min(place, splits.Count - 1); index++)
            {
                splits[index] = Between(values, bounds, index + 1, buffer);
                bounds[index + 1] = splits[index].Index;
            }
        }

        return splits;
    }

    // Two shifts found at the ends of their intervals may be closer than the length of a level; then neither has a side to compare.
    private static BestSplit Between(ReadOnlySpan<double> values, List<int> bounds, int index, double[] buffer) =>
        bounds[index + 1] - bounds[index - 1] < Fewest
            ? new BestSplit(bounds[index], 0, 0)
            : BestSplit.Of(values, bounds[index - 1], bounds[index + 1], buffer);

    private sealed record Interval(int From, int To, BestSplit Split);
}
