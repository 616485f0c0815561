namespace SplNet.History.Proposing;

/// <summary>
/// The common part of all series of a session: the median of their residuals, which mostly comes from the machine. It is subtracted from
/// each series. It also forms a separate series, because subtracting it hides any slowdown of more than half of them.
/// </summary>
internal static class SessionMedian
{
    /// <summary>The name of the median among the series.</summary>
    public const string Series = "(median of the session)";

    // The median is confirmed on this many series.
    private const int Measured = 3;

    /// <summary>Computes the median of the residuals.</summary>
    /// <param name="residuals">At least one; reordered.</param>
    public static double Of(double[] residuals)
    {
        Array.Sort(residuals);
        var middle = residuals.Length / 2;
        return residuals.Length % 2 == 1 ? residuals[middle] : (residuals[middle - 1] + residuals[middle]) / 2;
    }

    /// <summary>
    /// Selects the series on which to measure a change of the median: those with the smallest spread between
    /// sessions, which show it soonest.
    /// </summary>
    /// <param name="ready">The ready series, in the order of the session.</param>
    public static IReadOnlyList<string> MeasuredOn(IEnumerable<SeriesStream> ready) =>
        [.. ready.OrderBy(static stream => stream.Reference.Spread).Take(Measured).Select(static stream => stream.Series)];
}
