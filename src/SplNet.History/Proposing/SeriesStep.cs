using SplNet.Statistics;

namespace SplNet.History.Proposing;

/// <summary>
/// The step from the first level of a short series to its last one. A history may be recorded for past commits, or change within its first
/// sessions. Then no reference is free of the change, so the levels are found first, and the spread is computed within them.
/// </summary>
/// <param name="First">The number of values of the first level.</param>
/// <param name="Second">The start of the second level.</param>
/// <param name="Last">The start of the last level.</param>
/// <param name="Difference">The distance of the last level above the first.</param>
/// <param name="Statistic">The difference in standard errors.</param>
/// <param name="PValue">The one-sided p-value in the direction of the difference.</param>
internal sealed record SeriesStep(int First, int Second, int Last, double Difference, double Statistic, double PValue)
{
    /// <summary>The fewest values with levels; fewer leave no degrees of freedom for the spread.</summary>
    public const int Fewest = 4;

    // The largest probability of a step by chance, at one session.
    private const double Level = 0.005;

    private const double SmallestSpread = 1e-6;
    private const int FewestOfCorrelation = 10;
    private const double LargestCorrelation = 0.9;

    /// <summary>Finds the step; null if the last level is the first one.</summary>
    /// <param name="values">The values in order, as logarithms.</param>
    public static SeriesStep? Of(ReadOnlySpan<double> values)
    {
        if (values.Length < Fewest)
            return null;
        var bounds = new List<int> { 0, values.Length };
        Divide(values, 0, values.Length, bounds);
        bounds.Sort();
        var freedom = values.Length - (bounds.Count - 1);
        if (bounds.Count == 2 || freedom < 1)
            return null;
        var first = values[..bounds[1]];
        var last = values[bounds[^2]..];
        var difference = Mean(last) - Mean(first);
        var statistic = difference / (Spread(values, bounds, freedom) * Math.Sqrt((1.0 / first.Length) + (1.0 / last.Length)));
        var pValue = StudentDistribution.LowerTail(-Math.Abs(statistic), freedom);
        return pValue < Level ? new SeriesStep(first.Length, bounds[1], bounds[^2], difference, statistic, pValue) : null;
    }

    // Splits each level at the place where its halves differ most, as long as that is more than the best of so many
    // places shows by chance. Two steps may hide each other, so a third level is then tried.
    private static void Divide(ReadOnlySpan<double> values, int from, int to, List<int> bounds)
    {
        var level = values[from..to];
        if (level.Length < Fewest)
            return;
        var sums = RunningSums(level, out var squares);
        int[] places = One(sums, squares) is { } one ? [one] : Two(sums, squares) is var (first, second) ? [first, second] : [];
        var begin = 0;
        foreach (var place in places)
        {
            bounds.Add(from + place);
            Divide(values, from + begin, from + place, bounds);
            begin = place;
        }

        if (begin > 0)
            Divide(values, from + begin, to, bounds);
    }

    private static int? One(double[] sums, double squares)
    {
        var count = sums.Length - 1;
        var best = Enumerable.Range(1, count - 1).MaxBy(place => Between(sums, 0, place) + Between(sums, place, count));
        return IsShown(squares - Between(sums, 0, best) - Between(sums, best, count), Distance(sums, 0, best, count), count - 2, count - 1)
            ? best
            : null;
    }

    private static (int First, int Second)? Two(double[] sums, double squares)
    {
        var (count, best, first, second) = (sums.Length - 1, -1.0, 0, 0);
        for (var one = 1; one < count - 1; one++)
        {
            for (var two = one + 1; two < count; two++)
            {
                var between = Between(sums, 0, one) + Between(sums, one, two) + Between(sums, two, count);
                if (between > best)
                    (best, first, second) = (between, one, two);
            }
        }

        var distance = Math.Min(Distance(sums, 0, first, second), Distance(sums, first, second, count));
        return count > Fewest && IsShown(squares - best, distance, count - 3, (count - 1) * (count - 2) / 2) ? (first, second) : null;
    }

    // True if the best of so many places exceeds chance, by Student's t of the distance in units of the spread within the levels.
    private static bool IsShown(double within, double distance, int freedom, int places)
    {
        var spread = Math.Max(Math.Sqrt(Math.Max(within, 0) / freedom), SmallestSpread);
        return 2 * places * StudentDistribution.LowerTail(-distance / spread, freedom) < Level;
    }

    // Computes the distance of two adjacent levels, divided by the square root of the sum of their variances for a spread of 1.
    private static double Distance(double[] sums, int from, int place, int to) =>
        Math.Abs((Sum(sums, from, place) / (place - from)) - (Sum(sums, place, to) / (to - place)))
        / Math.Sqrt((1.0 / (place - from)) + (1.0 / (to - place)));

    private static double Between(double[] sums, int from, int to) => Sum(sums, from, to) * Sum(sums, from, to) / (to - from);

    private static double Sum(double[] sums, int from, int to) => sums[to] - sums[from];

    // Sums are relative to the first value, which preserves digits.
    private static double[] RunningSums(ReadOnlySpan<double> values, out double squares)
    {
        var sums = new double[values.Length + 1];
        squares = 0;
        for (var index = 0; index < values.Length; index++)
        {
            var distance = values[index] - values[0];
            sums[index + 1] = sums[index] + distance;
            squares += distance * distance;
        }

        return sums;
    }

    // Computes the spread of the values around their levels. Correlated sessions carry less information than as many independent ones.
    private static double Spread(ReadOnlySpan<double> values, List<int> bounds, int freedom)
    {
        var (squares, products, before) = (0.0, 0.0, 0.0);
        for (var level = 1; level < bounds.Count; level++)
        {
            var mean = Mean(values[bounds[level - 1]..bounds[level]]);
            for (var index = bounds[level - 1]; index < bounds[level]; index++)
            {
                var residual = values[index] - mean;
                squares += residual * residual;
                products += residual * before;
                before = residual;
            }
        }

        // As far as it is more than a standard error above 0, as in SeriesReference.
        var correlation = values.Length < FewestOfCorrelation || squares == 0
            ? 0
            : Math.Clamp((products / squares) - (1 / Math.Sqrt(values.Length)), 0, LargestCorrelation);
        return Math.Max(Math.Sqrt(squares / freedom * (1 + correlation) / (1 - correlation)), SmallestSpread);
    }

    private static double Mean(ReadOnlySpan<double> values)
    {
        var sum = 0.0;
        foreach (var value in values)
            sum += value;
        return sum / values.Length;
    }
}
