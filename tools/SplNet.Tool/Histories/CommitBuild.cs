namespace SplNet.Tool.Histories;

/// <summary>
/// The consecutive sessions of one revision in a timeline. They differ only by the machine, so tests of stored numbers compare builds, and
/// never a build with itself.
/// </summary>
/// <param name="First">The index of the first session in the timeline.</param>
/// <param name="Points">The sessions.</param>
internal sealed record CommitBuild(int First, IReadOnlyList<TimelinePoint> Points)
{
    /// <summary>The mean of the sessions' means.</summary>
    public double Mean => Points.Average(static point => point.Point.Values.Mean);

    /// <summary>The builds of a timeline, in order.</summary>
    /// <param name="points">The sessions of the timeline.</param>
    public static IReadOnlyList<CommitBuild> Of(IReadOnlyList<TimelinePoint> points)
    {
        var builds = new List<CommitBuild>();
        for (var (from, to) = (0, 0); from < points.Count; from = to)
        {
            to = from + 1;
            while (to < points.Count && AreOfOneRevision(points[from], points[to]))
                to++;
            builds.Add(new CommitBuild(from, [.. points.Skip(from).Take(to - from)]));
        }

        return builds;
    }

    /// <summary>True if two sessions measured the same code, as far as it is known.</summary>
    public static bool AreOfOneRevision(TimelinePoint one, TimelinePoint other) =>
        one.Session.Session.Revision is { Commit.Length: > 0 } revision && revision == other.Session.Session.Revision;
}
