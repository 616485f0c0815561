using SplNet.Causes.Differences;

namespace SplNet.Tool.Histories;

/// <summary>Where the tests' own code of a series is another one than before: its numbers are those of something else from there on, so a segment begins.</summary>
internal static class TestChanges
{
    /// <summary>The places among the points, in their order. Points whose code is not known change nothing.</summary>
    /// <param name="points">The points of a series, in the order of the commits.</param>
    public static IReadOnlyList<int> Of(IReadOnlyList<TimelinePoint> points) => [.. Changes(points).Where(static change => change.IsOfOneForm).Select(static change => change.Place)];

    /// <summary>The places at which a newer SplNet has begun to write the keys of the code in another form. Whether the code has changed there, nothing says.</summary>
    /// <param name="points">The points of a series, in the order of the commits.</param>
    public static IReadOnlyList<int> Unknown(IReadOnlyList<TimelinePoint> points) => [.. Changes(points).Where(static change => !change.IsOfOneForm).Select(static change => change.Place)];

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
