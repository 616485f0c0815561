using SplNet.Statistics;

namespace SplNet.Calibration.Streams.Published;

/// <summary>
/// Otava: E-divisive over the last fifty commits. Splits with p &lt;= 0.01 are kept, by the pooled t test at the split that maximises the
/// energy statistic; then the weakest are dropped until all have p &lt;= 0.001. An alarm is a split that is not within five commits of one
/// that was told.
/// </summary>
internal sealed class Otava : IPublishedRule
{
    private const int Longest = 50;
    private const int Fewest = 5;
    private const double Kept = 0.001;

    public string Name => "Otava";

    public bool Alarms(double[] stored, int commit, ref int reported)
    {
        if (commit < 2 * Fewest)
            return false;
        var from = Math.Max(0, commit + 1 - Longest);
        var bounds = new List<int> { from, commit + 1 };
        Split(stored, from, commit + 1, bounds);
        DropWeak(stored, bounds);
        for (var index = 1; index < bounds.Count - 1; index++)
        {
            if (bounds[index] <= reported + Fewest || !Compare(stored, bounds, index).Larger)
                continue;
            reported = bounds[index];
            return true;
        }

        return false;
    }

    private static void Split(double[] stored, int from, int to, List<int> bounds)
    {
        if (to - from < Fewest || EnergySplit.Best(stored.AsSpan(from, to - from)) is not { } split)
            return;
        var at = from + split.Index;
        if (Compare(stored, from, at, to).PValue > 10 * Kept)
            return;
        bounds.Insert(~bounds.BinarySearch(at), at);
        Split(stored, from, at, bounds);
        Split(stored, at, to, bounds);
    }

    private static void DropWeak(double[] stored, List<int> bounds)
    {
        while (bounds.Count > 2)
        {
            var weakest = Enumerable.Range(1, bounds.Count - 2).MaxBy(index => Compare(stored, bounds, index).PValue);
            if (Compare(stored, bounds, weakest).PValue <= Kept)
                return;
            bounds.RemoveAt(weakest);
        }
    }

    private static (double PValue, bool Larger) Compare(double[] stored, List<int> bounds, int index) =>
        Compare(stored, bounds[index - 1], bounds[index], bounds[index + 1]);

    private static (double PValue, bool Larger) Compare(double[] stored, int from, int at, int to)
    {
        var (left, right) = (Spread(stored.AsSpan(from, at - from)), Spread(stored.AsSpan(at, to - at)));
        double n = at - from, m = to - at;
        var t = (right.Mean - left.Mean) / Math.Sqrt((left.Squares + right.Squares) / (n + m - 2) * ((1 / n) + (1 / m)));
        return (2 * StudentDistribution.LowerTail(-Math.Abs(t), n + m - 2), t > 0);
    }

    private static (double Mean, double Squares) Spread(ReadOnlySpan<double> values)
    {
        var mean = Moments.Mean(values);
        var squares = 0.0;
        foreach (var value in values)
            squares += (value - mean) * (value - mean);
        return (mean, squares);
    }
}
