using SplNet.Calibration.Streams.Published;
using SplNet.Statistics;

namespace SplNet.Calibration.Shifts;

/// <summary>
/// E-divisive (Matteson and James 2014): a series is split again and again, each time where the energy statistic of its pieces is largest,
/// as long as few shuffles of the pieces have as large a one. SplNet does not use it: it is here for comparison.
/// </summary>
internal static class EnergyDivision
{
    /// <summary>Divides a series.</summary>
    /// <param name="values">The values in order, finite; a few hundred at most, since the cost grows with their square, a hundredfold
    /// for the shuffles.</param>
    /// <param name="level">The level of each split, between 0 and 1. No level belongs to all of them.</param>
    /// <param name="fewest">The fewest values of a piece, at least 2.</param>
    /// <param name="shuffles">At least 99.</param>
    /// <param name="seed">Of the shuffles; the same seed gives the same division.</param>
    /// <returns>The index of the first value of each piece but the first.</returns>
    public static IReadOnlyList<int> Of(
        ReadOnlySpan<double> values, double level = 0.01, int fewest = 2, int shuffles = 199, ulong seed = 1)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(shuffles, 99);
        if (!(level is > 0 and < 1))
            throw new ArgumentOutOfRangeException(nameof(level), level, "A level lies between 0 and 1.");
        var random = new Xoshiro256(seed);
        var bounds = new List<int> { 0, values.Length };
        while (Best(values, bounds, fewest) is { } split)
        {
            var asLarge = 0;
            for (var trial = 0; trial < shuffles; trial++)
            {
                if (Best(Shuffled(values, bounds, ref random), bounds, fewest)!.Value.Statistic >= split.Statistic)
                    asLarge++;
            }

            var pValue = (1.0 + asLarge) / (shuffles + 1);
            if (pValue > level)
                break;
            bounds.Insert(~bounds.BinarySearch(split.Index), split.Index);
        }

        bounds.RemoveAt(bounds.Count - 1);
        bounds.RemoveAt(0);
        return bounds;
    }

    private static EnergySplit? Best(ReadOnlySpan<double> values, List<int> bounds, int fewest)
    {
        EnergySplit? best = null;
        for (var piece = 1; piece < bounds.Count; piece++)
        {
            var from = bounds[piece - 1];
            if (EnergySplit.Best(values[from..bounds[piece]], fewest) is { } split && !(split.Statistic <= best?.Statistic))
                best = split with { Index = from + split.Index };
        }

        return best;
    }

    private static double[] Shuffled(ReadOnlySpan<double> values, List<int> bounds, ref Xoshiro256 random)
    {
        var shuffled = values.ToArray();
        for (var piece = 1; piece < bounds.Count; piece++)
        {
            for (var last = bounds[piece] - 1; last > bounds[piece - 1]; last--)
            {
                var other = bounds[piece - 1] + random.NextIndex(last - bounds[piece - 1] + 1);
                (shuffled[last], shuffled[other]) = (shuffled[other], shuffled[last]);
            }
        }

        return shuffled;
    }
}
