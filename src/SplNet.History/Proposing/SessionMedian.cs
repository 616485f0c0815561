namespace SplNet.History.Proposing;

/// <summary>
/// What all series of a session have in common: the median of their residuals, which is mostly the machine's. It is subtracted from each, and is a series of its own, since it hides
/// whatever slows more than half of them.
/// </summary>
internal static class SessionMedian
{
    /// <summary>The name of the median among the series.</summary>
    public const string Series = "(median of the session)";

    // The median is confirmed on so many series.
    private const int Measured = 3;

    /// <summary>The median of the residuals.</summary>
    /// <param name="residuals">At least one; reordered.</param>
    public static double Of(double[] residuals)
    {
        Array.Sort(residuals);
        var middle = residuals.Length / 2;
        return residuals.Length % 2 == 1 ? residuals[middle] : (residuals[middle - 1] + residuals[middle]) / 2;
    }

    /// <summary>The series on which a change of the median is measured: those of the smallest spread between sessions, which show it soonest.</summary>
    /// <param name="ready">The series that are ready, in the order of the session.</param>
    public static IReadOnlyList<string> MeasuredOn(IEnumerable<SeriesStream> ready) =>
        [.. ready.OrderBy(static stream => stream.Reference.Spread).Take(Measured).Select(static stream => stream.Series)];
}
