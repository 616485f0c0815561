using System.Globalization;
using SplNet.History.Classic;
using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.Tool.Histories;

/// <summary>
/// What the classic tests say of numbers that cannot be measured again, in words: those that other tools have measured, and those whose sources are lost. It is marked as unconfirmed, ends no command with an error, and moves no baseline.
/// </summary>
/// <param name="store">The history.</param>
/// <param name="names">For the key of each series that under which it goes on.</param>
internal sealed class UnconfirmedText(HistoryStore store, IReadOnlyDictionary<string, string> names)
{
    // As many builds as the widest of the tests looks at.
    private const int Builds = 10;

    private readonly Dictionary<long, RecordedSession> _read = [];

    /// <summary>True for a series that no requirement states, so that nothing tells how it is measured.</summary>
    public static bool IsForeign(StoredSeries series) => series.Name.Requirement.Length == 0;

    /// <summary>What is to be told at a commit of series that no requirement states: of those that were last measured there.</summary>
    /// <param name="timelines">All timelines of the history.</param>
    /// <param name="commit">The commit; null for none.</param>
    public static IEnumerable<SeriesTimeline> ForeignAt(IEnumerable<SeriesTimeline> timelines, string? commit) =>
        timelines.Where(timeline => IsForeign(timeline.Series) && timeline.Points[^1].Session.Session.Revision.Commit == commit);

    /// <summary>The lines of a check for the last sessions of some series.</summary>
    /// <param name="timelines">The series.</param>
    public IEnumerable<string> LinesOf(IEnumerable<SeriesTimeline> timelines) => timelines.SelectMany(timeline => Of(timeline).Select(line => HistoryCheckReport.Unconfirmed(timeline.Series, line)));

    /// <summary>What changed with the last session of a series, and where else it is divided.</summary>
    /// <param name="timeline">The series.</param>
    public IReadOnlyList<string> Of(SeriesTimeline timeline)
    {
        var points = timeline.Points;
        var latest = StoredNumbers.OfLatest([.. points.TakeLast(Builds).Select(point => BuildOf(timeline.Series.Key, point))]);
        return
        [
            .. latest.Select(change => Line(change, points[^1])),
            .. StoredNumbers.Divisions([.. points.Select(static point => point.Point.Values.Mean)]).Select(found => Line(found.Change, points[found.Index])),
        ];
    }

    /// <summary>What changed between the sessions of two commits.</summary>
    /// <param name="timeline">The series.</param>
    /// <param name="before">The earlier commit.</param>
    /// <param name="after">The later one.</param>
    public IReadOnlyList<string> Between(SeriesTimeline timeline, string before, string after)
    {
        TimelinePoint? LastOf(string commit) => timeline.Points.LastOrDefault(point => point.Session.Session.Revision.Commit == commit);
        return LastOf(before) is { } old && LastOf(after) is { } present
            ? [.. StoredNumbers.OfLatest([BuildOf(timeline.Series.Key, old), BuildOf(timeline.Series.Key, present)]).Select(change => Line(change, present))]
            : [];
    }

    private static string Line(UnconfirmedChange change, TimelinePoint at) => string.Create(
        CultureInfo.InvariantCulture,
        $"{RatioText.Of(change.Ratio)} at {at.Session.Session.Revision.ToString()} of {at.Session.Began.UtcDateTime:yyyy-MM-dd} by {RuleOf(change.Rule)}, p = {change.PValue:G2}");

    private static string RuleOf(ClassicRule rule) => rule switch
    {
        ClassicRule.Executions => "F then t on executions",
        ClassicRule.OverlapIntervals => "disjoint intervals",
        ClassicRule.AnalysisOfVariance => "analysis of variance (which does not tell which of the last builds differs)",
        _ => "E-divisive",
    };

    private StoredBuild BuildOf(string series, TimelinePoint point)
    {
        if (!_read.TryGetValue(point.Session.Id, out var session))
            _read[point.Session.Id] = session = store.Session(point.Session);
        var runs = session.Experiments.Where(static experiment => experiment.IsUsable).SelectMany(static experiment => experiment.Samples)
            .Where(sample => names.GetValueOrDefault(sample.Series.Key, sample.Series.Key) == series).SelectMany(static sample => sample.Runs).ToList();
        return new StoredBuild([.. runs.Select(static run => run.Value)], [.. runs.SelectMany(static run => run.Iterations).Select(static time => (double)time)]);
    }
}
