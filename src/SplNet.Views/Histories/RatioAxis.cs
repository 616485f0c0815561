using SplNet.Views.Drawing;

namespace SplNet.Views.Histories;

/// <summary>
/// The shared axis of all small pictures: the ratio of a session to the median session of its series, so that a
/// height means the same in each.
/// </summary>
internal static class RatioAxis
{
    private const double Least = 0.1;
    private const double Most = 3;

    // One extreme session must not flatten all others; values outside the axis are drawn at its end.
    private const double Shown = 0.995;

    /// <summary>
    /// Computes the ratios of a series, in the order of its sessions; infinite for an increase from zero, not a number without a value.
    /// </summary>
    public static double[] Ratios(HistorySeries series)
    {
        var finite = series.Sessions.Select(static session => session.Mean).Where(double.IsFinite).Order().ToArray();
        var middle = finite.Length == 0 ? double.NaN : finite[finite.Length / 2];
        return [.. series.Sessions.Select(session => session.Mean switch
        {
            0 when middle == 0 => 1,
            var mean => double.IsFinite(mean) ? mean / middle : double.NaN,
        })];
    }

    /// <summary>Creates the axis over the ratios of all series.</summary>
    /// <param name="ratios">The ratios of each.</param>
    /// <param name="bottom">The place of its lower end.</param>
    /// <param name="top">The place of its upper end.</param>
    public static Axis Over(IEnumerable<double[]> ratios, double bottom, double top)
    {
        var distances = ratios.SelectMany(static one => one).Where(double.IsFinite).Select(static ratio => Math.Abs(ratio - 1)).Order()
            .ToArray();
        var reach = distances.Length == 0
            ? Least
            : Math.Clamp(1.1 * distances[(int)Math.Ceiling(Shown * (distances.Length - 1))], Least, Most);
        return new Axis(Math.Max(0, 1 - reach), 1 + reach, bottom, top);
    }
}
