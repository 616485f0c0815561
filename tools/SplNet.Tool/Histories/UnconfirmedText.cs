using System.Globalization;
using SplNet.History.Classic;
using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.Tool.Histories;

/// <summary>
/// Describes the results of classic tests on numbers that cannot be measured again: measurements of other tools, and series whose sources
/// are lost. They are marked as unconfirmed, never cause an error exit code, and never move a baseline.
/// </summary>
/// <param name="store">The history.</param>
/// <param name="names">Maps the key of each series to its current key.</param>
internal sealed class UnconfirmedText(HistoryStore store, IReadOnlyDictionary<string, string> names)
{
    // The window of the widest test.
    private const int Builds = 10;

    // Smaller p-values carry no further information.
    private const double SmallestShown = 1e-16;

    // A series of several years has hundreds of shifts.
    private const int MostShifts = 20;

    private readonly Dictionary<long, RecordedSession> _read = [];

    /// <summary>True for a series without a requirement, so that the way to measure it is unknown.</summary>
    public static bool IsForeign(StoredSeries series) => series.Name.Requirement.Length == 0;

    /// <summary>The series without a requirement to report at a commit: the ones that were last measured there.</summary>
    /// <param name="timelines">All timelines of the history.</param>
    /// <param name="commit">The commit; null for none.</param>
    public static IEnumerable<SeriesTimeline> ForeignAt(IEnumerable<SeriesTimeline> timelines, string? commit) =>
        timelines.Where(timeline => IsForeign(timeline.Series) && timeline.Points[^1].Session.Session.Revision.Commit == commit);

    /// <summary>The report lines for the last sessions of several series.</summary>
    /// <param name="timelines">The series.</param>
    public IEnumerable<HistoryCheckLine> LinesOf(IEnumerable<SeriesTimeline> timelines) =>
        timelines.SelectMany(timeline => Of(timeline).Select(line => HistoryCheckReport.Unconfirmed(timeline.Series, line)));

    /// <summary>The lines for the last build of a series, and for its level shifts.</summary>
    /// <param name="timeline">The series.</param>
    public IReadOnlyList<string> Of(SeriesTimeline timeline) => Of(timeline, Shifts(timeline));

    /// <summary>The same with known shifts.</summary>
    /// <param name="timeline">The series.</param>
    /// <param name="shifts">Its shifts.</param>
    public IReadOnlyList<string> Of(SeriesTimeline timeline, IReadOnlyList<SeriesShift> shifts)
    {
        var latest = StoredNumbers.OfLatest(
            [.. CommitBuild.Of(timeline.Points).TakeLast(Builds).Select(build => BuildOf(timeline.Series.Key, build.Points))]);
        return
        [
            .. latest.Select(change => Line(change, timeline.Points[^1])),
            .. shifts.Count > MostShifts
                ? [string.Create(
                    CultureInfo.InvariantCulture, $"{shifts.Count - MostShifts} earlier level shifts, then the {MostShifts} latest:")]
                : Array.Empty<string>(),
            .. shifts.TakeLast(MostShifts).Select(shift => Line(shift.Change, timeline.Points[shift.Place])),
        ];
    }

    /// <summary>The level shifts of a series over all sessions.</summary>
    /// <param name="timeline">The series.</param>
    public static IReadOnlyList<SeriesShift> Shifts(SeriesTimeline timeline)
    {
        var builds = CommitBuild.Of(timeline.Points);
        return [.. StoredNumbers.Shifts([.. builds.Select(static build => build.Mean)])
            .Select(shift => new SeriesShift(builds[shift.Index].First, shift.Change))];
    }

    /// <summary>The lines for the sessions of two commits.</summary>
    /// <param name="timeline">The series.</param>
    /// <param name="before">The earlier commit.</param>
    /// <param name="after">The later commit.</param>
    public IReadOnlyList<string> Between(SeriesTimeline timeline, string before, string after)
    {
        CommitBuild? LastOf(string commit) =>
            CommitBuild.Of(timeline.Points).LastOrDefault(build => build.Points[0].Session.Session.Revision.Commit == commit);
        return before != after && LastOf(before) is { } old && LastOf(after) is { } present
            ? [.. StoredNumbers.OfLatest([BuildOf(timeline.Series.Key, old.Points), BuildOf(timeline.Series.Key, present.Points)])
                .Select(change => Line(change, present.Points[^1]))]
            : [];
    }

    private static string Line(UnconfirmedChange change, TimelinePoint at) => string.Create(
        CultureInfo.InvariantCulture,
        $"{RatioText.Of(change.Ratio)} at {at.Session.Session.Revision.ToString()} of {at.Session.Began.UtcDateTime:yyyy-MM-dd} by " +
        $"{RuleOf(change.Rule)}, {(change.PValue < SmallestShown ? "p < 1E-16" : $"p = {change.PValue:G2}")}");

    private static string RuleOf(ClassicRule rule) => rule switch
    {
        ClassicRule.Executions => "F then t on executions",
        ClassicRule.OverlapIntervals => "disjoint intervals",
        ClassicRule.AnalysisOfVariance => "analysis of variance (which does not show which of the last builds differs)",
        _ => "level shifts",
    };

    private StoredBuild BuildOf(string series, IReadOnlyList<TimelinePoint> points)
    {
        var runs = points.SelectMany(point => SessionOf(point).Experiments).Where(static experiment => experiment.IsUsable)
            .SelectMany(static experiment => experiment.Samples)
            .Where(sample => names.GetValueOrDefault(sample.Series.Key, sample.Series.Key) == series)
            .SelectMany(static sample => sample.Runs).ToList();
        return new StoredBuild(
            [.. runs.Select(static run => run.Value)],
            [.. runs.SelectMany(static run => run.Iterations).Select(static time => (double)time)]);
    }

    private RecordedSession SessionOf(TimelinePoint point)
    {
        if (!_read.TryGetValue(point.Session.Id, out var session))
            _read[point.Session.Id] = session = store.Session(point.Session);
        return session;
    }
}
