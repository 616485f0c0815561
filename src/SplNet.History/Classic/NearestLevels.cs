namespace SplNet.History.Classic;

/// <summary>The exact place of a shift: scores are bounded, so next to a large shift a value of the old level that is a little high looks like the new one.</summary>
internal static class NearestLevels
{
    // Each side keeps a value, of which there is a level.
    private const int Fewest = 1;

    /// <summary>The split at which values are nearest to the level of their side, by absolute distances, so that an outlier says as little of the place as of the level.</summary>
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
