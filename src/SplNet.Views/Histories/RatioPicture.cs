using System.Globalization;
using System.Text;

namespace SplNet.Views.Histories;

/// <summary>A series as a small line of ratios to its first session, on an axis that all have alike.</summary>
internal static class RatioPicture
{
    private const int Width = 200;
    private const int Height = 40;
    private const int Most = 40;

    /// <summary>Draws it.</summary>
    public static string Of(ShownSeries series)
    {
        var path = new StringBuilder();
        var means = Thinned(series.Sessions);
        for (var index = 0; index < means.Count; index++)
        {
            if (double.IsFinite(means[index]) && means[index] > 0)
                path.Append(CultureInfo.InvariantCulture, $"{(path.Length == 0 ? 'M' : 'L')}{X(index, means.Count)} {Y(means[index] / means[0])}");
        }

        // A single point is a line of no length, whose round ends show.
        return $"<svg viewBox=\"0 0 {Width} {Height}\" aria-hidden=\"true\"><path class=\"grid\" d=\"M0 {Height / 2}H{Width}\"/><path class=\"line {(series.Change is null ? "quiet" : series.IsSlower ? "slower" : "faster")}\" d=\"{path}{(means.Count == 1 ? "h0" : string.Empty)}\"/></svg>";
    }

    private static List<double> Thinned(IReadOnlyList<ShownSession> sessions) =>
        sessions.Count <= Most ? [.. sessions.Select(static session => session.Mean)] : [.. Enumerable.Range(0, Most).Select(index => sessions[index * (sessions.Count - 1) / (Most - 1)].Mean)];

    private static int X(int index, int count) => count == 1 ? Width / 2 : 2 + (index * (Width - 4) / (count - 1));

    // The logarithm to the base of two: half lies at the bottom, double at the top.
    private static int Y(double ratio) => (int)Math.Round((Height / 2.0) * (1 - Math.Clamp(Math.Log2(double.IsFinite(ratio) && ratio > 0 ? ratio : 1), -0.95, 0.95)));
}
