using SplNet.Statistics;

namespace SplNet.History.Classic;

/// <summary>
/// The best split of a part of a series into two levels. Values count by their distance from the median in units of the noise, up to
/// <see cref="Furthest"/>: an outlier can neither create a shift nor hide one. The statistic is Student's t of the two sides, which keeps
/// its distribution even if the spread of the noise is estimated badly.
/// </summary>
/// <param name="Index">The index of the first value after the split.</param>
/// <param name="Score">The absolute t as a standard normal value.</param>
/// <param name="Distance">The distance of the two levels in standard deviations of the noise between neighbours, as
/// far as values count.</param>
internal readonly record struct BestSplit(int Index, double Score, double Distance)
{
    /// <summary>The fewest values of a side.</summary>
    public const int Fewest = 3;

    /// <summary>The smallest buffer that the search needs.</summary>
    public const int LeastBuffer = FewestOfNoise;

    /// <summary>
    /// A distance of the levels at which values of one are beyond the bound, so that they say little about the exact place.
    /// </summary>
    public const double Bounded = 2.5;

    // In standard deviations of normal noise.
    private const double Furthest = 3;

    // The spread of fewer values is too imprecise.
    private const int FewestOfNoise = 32;

    // The smallest relative difference that a clock could measure.
    private const double SmallestNoise = 1e-6;

    // The median of the distance of two normal values, in standard deviations.
    private const double MedianDistance = 0.953873;

    /// <summary>Finds the best split of a part.</summary>
    /// <param name="values">The series, as logarithms or in another scale with roughly constant noise.</param>
    /// <param name="from">The first index of the part.</param>
    /// <param name="to">The index after its last one; at least six after the first.</param>
    /// <param name="buffer">Space for as many values as the part has, and at least 32.</param>
    public static BestSplit Of(ReadOnlySpan<double> values, int from, int to, Span<double> buffer)
    {
        var count = to - from;
        var (center, noise) = (Selection.Median(values[from..to], buffer), NoiseAround(values, from, to, buffer));
        var scores = buffer[..count];
        var (sum, squares) = (0.0, 0.0);
        for (var i = 0; i < count; i++)
        {
            var score = Math.Clamp((values[from + i] - center) / noise, -Furthest, Furthest);
            scores[i] = score;
            sum += score;
            squares += score * score;
        }

        var (best, at, distance, left) = (-1.0, Fewest, 0.0, 0.0);
        for (var i = 0; i < count - Fewest; i++)
        {
            left += scores[i];
            double n = i + 1, m = count - i - 1;
            if (n < Fewest)
                continue;
            var right = sum - left;
            var difference = (right / m) - (left / n);
            // Not less than the noise: a handful of equal values, or clock ticks, would make the spread look too small.
            var variance = Math.Max(1, (squares - (left * left / n) - (right * right / m)) / (count - 2));
            var statistic = difference * difference * n * m / (count * variance);
            if (statistic > best)
                (best, at, distance) = (statistic, i + 1, Math.Abs(difference));
        }

        return new BestSplit(from + at, StudentDistribution.AsNormal(Math.Sqrt(best), count - 2), distance);
    }

    /// <summary>
    /// Estimates the standard deviation of the noise in a part and, if that is short, around it, from the median distance of neighbours; a
    /// shift changes only one distance.
    /// </summary>
    /// <param name="values">The series.</param>
    /// <param name="from">The first index of the part.</param>
    /// <param name="to">The index after its last one.</param>
    /// <param name="buffer">As much space as in <see cref="Of"/>.</param>
    public static double NoiseAround(ReadOnlySpan<double> values, int from, int to, Span<double> buffer)
    {
        var more = Math.Max(0, FewestOfNoise - (to - from));
        var first = Math.Max(0, Math.Min(from - (more / 2), values.Length - Math.Max(FewestOfNoise, to - from)));
        var last = Math.Min(values.Length, Math.Max(to, first + FewestOfNoise));
        var distances = buffer[..(last - first - 1)];
        for (var i = first + 1; i < last; i++)
            distances[i - first - 1] = Math.Abs(values[i] - values[i - 1]);
        return Math.Max(Selection.Middle(distances) / MedianDistance, SmallestNoise);
    }
}
