using SplNet.Causes.Differences;

namespace SplNet.Tool.Histories;

/// <summary>
/// Finds the places where the test code of a series has changed: its numbers then measure something else, so a new segment starts.
/// </summary>
internal static class TestChanges
{
    /// <summary>The indexes of these points, in order. Points with unknown code are ignored.</summary>
    /// <param name="points">The points of a series, in the order of the commits.</param>
    public static IReadOnlyList<int> Of(IReadOnlyList<TimelinePoint> points) =>
        [.. Changes(points).Where(static change => change.IsOfOneForm).Select(static change => change.Place)];

    /// <summary>
    /// The indexes where a newer SplNet changed the format of the code keys, so that it is unknown whether the code has changed.
    /// </summary>
    /// <param name="points">The points of a series, in the order of the commits.</param>
    public static IReadOnlyList<int> Unknown(IReadOnlyList<TimelinePoint> points) =>
        [.. Changes(points).Where(static change => !change.IsOfOneForm).Select(static change => change.Place)];

    private static IEnumerable<(int Place, bool IsOfOneForm)> Changes(IReadOnlyList<TimelinePoint> points)
    {
        var last = string.Empty;
        foreach (var (place, point) in points.Index())
        {
            var body = point.Point.Body;
            if (body.Length == 0 || body == last)
                continue;
            if (last.Length > 0)
                yield return (place, CodeDigest.FormOf(body) == CodeDigest.FormOf(last));
            last = body;
        }
    }
}
