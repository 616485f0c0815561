namespace SplNet.History.Classic;

/// <summary>
/// The correlation of successive sessions in an autoregression of order 1, computed from distances, which the few shifts
/// of a series hardly change.
/// </summary>
internal static class NeighbourCorrelation
{
    private const int Fewest = 10;
    private const double Largest = 0.95;

    // In standard deviations of the noise; larger distances count as this.
    private const double Furthest = 4;

    // The reduction of the squares of normal noise by this bound, found by simulation: 0.28 for 0.3, 0.54 for 0.6, 0.78 for 0.9.
    private const double Bias = 0.19;

    /// <summary>
    /// Estimates the correlation, reduced by one standard error, because only a larger value is credible; 0 for a few values.
    /// </summary>
    /// <param name="values">The series.</param>
    /// <param name="bounds">The first indices of its levels, as far as they are known, from 0 to the number of values: distances across a
    /// shift do not count.</param>
    /// <param name="buffer">Space for as many values, and at least 32.</param>
    public static double Of(ReadOnlySpan<double> values, IReadOnlyList<int> bounds, Span<double> buffer)
    {
        if (values.Length < Fewest)
            return 0;
        var noise = BestSplit.NoiseAround(values, 0, values.Length, buffer);
        // In an autoregression the mean square of the distance of two neighbours is 2(1 - r), and the mean square
        // over two steps is 2(1 - r²).
        var one = Squares(values, bounds, 1, noise);
        var correlation = one == 0 ? 0 : (Squares(values, bounds, 2, noise) / one) - 1;
        return Math.Clamp((correlation * (1 + (Bias * correlation))) - (1 / Math.Sqrt(values.Length)), 0, Largest);
    }

    private static double Squares(ReadOnlySpan<double> values, IReadOnlyList<int> bounds, int steps, double noise)
    {
        var (sum, count) = (0.0, 0);
        for (var level = 1; level < bounds.Count; level++)
        {
            for (var i = bounds[level - 1] + steps; i < bounds[level]; i++)
            {
                var distance = Math.Min(Math.Abs(values[i] - values[i - steps]) / noise, Furthest);
                sum += distance * distance;
                count++;
            }
        }

        return count == 0 ? 0 : sum / count;
    }
}
