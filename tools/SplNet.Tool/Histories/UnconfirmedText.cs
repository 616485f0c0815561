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

    // Beyond it a p-value says nothing more.
    private const double SmallestShown = 1e-16;

    // A series of years has hundreds.
    private const int MostShifts = 20;

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

    /// <summary>The lines for the last build of a series, and for the shifts of its level.</summary>
    /// <param name="timeline">The series.</param>
    public IReadOnlyList<string> Of(SeriesTimeline timeline) => Of(timeline, Shifts(timeline));

    /// <summary>The same, where the shifts are known.</summary>
    /// <param name="timeline">The series.</param>
    /// <param name="shifts">Its shifts.</param>
    public IReadOnlyList<string> Of(SeriesTimeline timeline, IReadOnlyList<SeriesShift> shifts)
    {
        var latest = StoredNumbers.OfLatest([.. CommitBuild.Of(timeline.Points).TakeLast(Builds).Select(build => BuildOf(timeline.Series.Key, build.Points))]);
        return
        [
            .. latest.Select(change => Line(change, timeline.Points[^1])),
            .. shifts.Count > MostShifts ? [string.Create(CultureInfo.InvariantCulture, $"{shifts.Count - MostShifts} level shifts before the {MostShifts} latest, which follow")] : Array.Empty<string>(),
            .. shifts.TakeLast(MostShifts).Select(shift => Line(shift.Change, timeline.Points[shift.Place])),
        ];
    }

    /// <summary>The shifts of the level of a series, among all of its sessions.</summary>
    /// <param name="timeline">The series.</param>
    public static IReadOnlyList<SeriesShift> Shifts(SeriesTimeline timeline)
    {
        var builds = CommitBuild.Of(timeline.Points);
        return [.. StoredNumbers.Shifts([.. builds.Select(static build => build.Mean)]).Select(shift => new SeriesShift(builds[shift.Index].First, shift.Change))];
    }

    /// <summary>The lines for the sessions of two commits.</summary>
    /// <param name="timeline">The series.</param>
    /// <param name="before">The earlier commit.</param>
    /// <param name="after">The later one.</param>
    public IReadOnlyList<string> Between(SeriesTimeline timeline, string before, string after)
    {
        CommitBuild? LastOf(string commit) => CommitBuild.Of(timeline.Points).LastOrDefault(build => build.Points[0].Session.Session.Revision.Commit == commit);
        return before != after && LastOf(before) is { } old && LastOf(after) is { } present
            ? [.. StoredNumbers.OfLatest([BuildOf(timeline.Series.Key, old.Points), BuildOf(timeline.Series.Key, present.Points)]).Select(change => Line(change, present.Points[^1]))]
            : [];
    }

    private static string Line(UnconfirmedChange change, TimelinePoint at) => string.Create(
        CultureInfo.InvariantCulture,
        $"{RatioText.Of(change.Ratio)} at {at.Session.Session.Revision.ToString()} of {at.Session.Began.UtcDateTime:yyyy-MM-dd} by {RuleOf(change.Rule)}, {(change.PValue < SmallestShown ? "p < 1E-16" : $"p = {change.PValue:G2}")}");

    private static string RuleOf(ClassicRule rule) => rule switch
    {
        ClassicRule.Executions => "F then t on executions",
        ClassicRule.OverlapIntervals => "disjoint intervals",
        ClassicRule.AnalysisOfVariance => "analysis of variance (which does not tell which of the last builds differs)",
        _ => "level shifts",
    };

    private StoredBuild BuildOf(string series, IReadOnlyList<TimelinePoint> points)
    {
        var runs = points.SelectMany(point => SessionOf(point).Experiments).Where(static experiment => experiment.IsUsable).SelectMany(static experiment => experiment.Samples)
            .Where(sample => names.GetValueOrDefault(sample.Series.Key, sample.Series.Key) == series).SelectMany(static sample => sample.Runs).ToList();
        return new StoredBuild([.. runs.Select(static run => run.Value)], [.. runs.SelectMany(static run => run.Iterations).Select(static time => (double)time)]);
    }

    private RecordedSession SessionOf(TimelinePoint point)
    {
        if (!_read.TryGetValue(point.Session.Id, out var session))
            _read[point.Session.Id] = session = store.Session(point.Session);
        return session;
    }
}
