namespace SplNet.History.Classic;

/// <summary>
/// The exact place of a shift. Scores are bounded, so next to a large shift a slightly high value of the old level looks like the new one.
/// </summary>
internal static class NearestLevels
{
    // Each side keeps one value to have a level.
    private const int Fewest = 1;

    /// <summary>
    /// Finds the split at which values are nearest to the level of their side, by absolute distances, so that an outlier affects the place
    /// as little as the level.
    /// </summary>
    /// <param name="values">The values between the neighbours of the shift.</param>
    /// <param name="at">The split by bounded scores.</param>
    /// <param name="buffer">Space for as many values.</param>
    public static int Split(ReadOnlySpan<double> values, int at, Span<double> buffer)
    {
        var (before, after) = (Selection.Median(values[..at], buffer), Selection.Median(values[at..], buffer));
        var (best, cost, least) = (at, 0.0, double.PositiveInfinity);
        for (var index = 0; index < values.Length - Fewest; index++)
        {
            cost += Math.Abs(values[index] - before) - Math.Abs(values[index] - after);
            if (cost < least)
                (best, least) = (index + 1, cost);
        }

        return best;
    }
}
