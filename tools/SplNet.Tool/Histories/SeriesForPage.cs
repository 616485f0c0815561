using System.Globalization;
using SplNet.History.Measurements;
using SplNet.Tool.Reporting;
using SplNet.Views.Histories;
using SplNet.Views.Reading;

namespace SplNet.Tool.Histories;

/// <summary>A series before its runs are read.</summary>
/// <param name="timeline">The sessions of the series.</param>
/// <param name="changes">The changes, in the order of the sessions.</param>
/// <param name="shifts">The level shifts if the series cannot be measured again; otherwise empty.</param>
/// <param name="lastCommit">The commit that machines of its class measured last, in any series.</param>
/// <param name="isInOrderOfTime">True if the order of commits, and therefore the last one, is unknown.</param>
internal sealed class SeriesForPage(
    SeriesTimeline timeline,
    IReadOnlyList<RecordedChange> changes,
    IReadOnlyList<SeriesShift> shifts,
    string lastCommit,
    bool isInOrderOfTime)
{
    /// <summary>The state of a series without a known change.</summary>
    public const string Unchanged = "no change known";

    /// <summary>The state of a series whose stored numbers alone show a change.</summary>
    public const string Unconfirmed = "unconfirmed";

    /// <summary>The state of a series that was not measured at the last commit.</summary>
    public const string Missing = "not measured at the last commit";

    /// <summary>The state of such a series if the last commit is unknown.</summary>
    public const string MissingLately = "not in the latest measurement";

    // Older sessions are shown by their means, which are available without reading runs.
    private const int SessionsWithProcesses = 60;

    private readonly RecordedChange? _latest = changes.LastOrDefault(static change => change.Mark != ChangeMark.NotShown);

    /// <summary>The key of the series.</summary>
    public string Key => timeline.Series.Key;

    /// <summary>The known state.</summary>
    public string State => _latest?.Word
        ?? (timeline.Points.Any(point => point.Session.Session.Revision.Commit == lastCommit) ? shifts.Count > 0 ? Unconfirmed : Unchanged
            : isInOrderOfTime ? MissingLately
            : Missing);

    /// <summary>The sessions whose processes are drawn.</summary>
    public IEnumerable<long> Recent => timeline.Points.TakeLast(SessionsWithProcesses).Select(static point => point.Session.Id);

    /// <summary>The sessions whose iterations are shown: the two of the latest comparison, otherwise the first and the last.</summary>
    public IReadOnlyList<long> Ends => [.. Pair().Select(static point => point.Session.Id)];

    /// <summary>The content of its page.</summary>
    public HistorySeries Shown(RunsForPages runs)
    {
        var sessions = timeline.Points.Select(point => new HistorySession(
            point.Session.Session.Revision.ToString(),
            Time(point.Session.Began),
            point.Session.Session.Runtime,
            point.Point.Values.Mean,
            Math.Sqrt(point.Point.Values.Variance),
            point.Point.Values.Count,
            runs.Values(Key, point.Session.Id))).ToList();
        return new HistorySeries
        {
            Id = ContentKey.Of(Key, timeline.Machine.Key)[..12],
            Name = timeline.Series.Title,
            Requirement = timeline.Series.Name.Requirement,
            Machine = timeline.Machine.ToString() is { Length: > 0 } machine ? machine : "an unknown machine",
            Unit = timeline.Series.Name.Unit switch { "ns" => "Nanoseconds", "B" => "Bytes", var other => other },
            State = State,
            IsInOrderOfTime = isInOrderOfTime,
            Mark = _latest?.Mark ?? (shifts.Count > 0 ? ChangeMark.Unconfirmed : null),
            Sessions = sessions,
            Segments = Segments(),
            TestChanges = TestChanges.Of(timeline.Points),
            Changes = [.. changes.Select(Shown).Concat(shifts.Select(Shown)).OrderBy(static change => change.Place)],
            Ends = [.. Pair().Select(point =>
                new ReadOperand(point.Session.Session.Revision.ToString(), Version: null, runs.Iterations(Key, point.Session.Id), []))],
            Commands = [.. Commands()],
        };
    }

    private static HistoryChange Shown(RecordedChange change) => new()
    {
        Word = change.Word,
        Mark = change.Mark,
        Place = change.Place,
        Commit = change.Commit,
        Culprit = change.Evidence?.Culprits is [var only] ? only : string.Empty,
        Baseline = change.Evidence?.Baseline ?? string.Empty,
        Ratio = change.Evidence?.Ratio ?? double.NaN,
        Lower = change.Evidence?.Lower ?? double.NaN,
        Upper = change.Evidence?.Upper ?? double.NaN,
        When = change.At is { } at ? Time(at) : string.Empty,
        Acceptance = change.Acceptance ?? string.Empty,
    };

    private HistoryChange Shown(SeriesShift shift) => new()
    {
        Word = Unconfirmed,
        Mark = ChangeMark.Unconfirmed,
        Place = shift.Place,
        Commit = timeline.Points[shift.Place].Session.Session.Revision.Commit,
        Baseline = timeline.Points[shift.Place - 1].Session.Session.Revision.Commit,
        Ratio = shift.Change.Ratio,
    };

    private static string Time(DateTimeOffset time) => time.UtcDateTime.ToString("yyyy-MM-dd HH:mm", CultureInfo.InvariantCulture);

    private IReadOnlyList<HistorySegment> Segments()
    {
        int[] starts = [.. changes.Where(static change => change.IsShift)
            .Select(static change => change.Place)
            .Concat(changes.Select(static change => change.RestartsFrom).OfType<string>().Select(FirstOf))
            .Concat(TestChanges.Of(timeline.Points))
            .Concat(shifts.Select(static shift => shift.Place))
            .Where(static place => place > 0)
            .Prepend(0)
            .Distinct()
            .Order()];
        return
        [
            .. starts.Index().Select(start =>
            {
                var end = start.Index + 1 < starts.Length ? starts[start.Index + 1] : timeline.Points.Count;
                var moments = Moments.Of(timeline.Points.Take(end).Skip(start.Item).Select(static point => point.Point.Values.Mean));
                return new HistorySegment(start.Item, end - 1, moments.Mean, Math.Sqrt(moments.Variance));
            }),
        ];
    }

    private IReadOnlyList<TimelinePoint> Pair()
    {
        if (_latest is { Evidence.Baseline: var baseline } && FirstOf(baseline) is >= 0 and var before
            && FirstOf(_latest.Commit) is >= 0 and var measured)
            return [timeline.Points[before], timeline.Points[measured]];
        if (_latest is null && shifts is [.., { Place: var shifted }])
            return [timeline.Points[shifted - 1], timeline.Points[shifted]];
        return timeline.Points.Count == 1 ? [timeline.Points[0]] : [timeline.Points[0], timeline.Points[^1]];
    }

    private IEnumerable<HistoryCommand> Commands()
    {
        if (UnconfirmedText.IsForeign(timeline.Series))
            yield break; // only the other tool can repeat its measurements
        if (_latest?.Evidence is { Repeat.Length: > 0 } evidence)
        {
            yield return new HistoryCommand("Measures both commits of the latest change again, side by side.", evidence.Repeat);
            if (evidence.Search.Length > 0)
                yield return new HistoryCommand("Searches the commits between them for the change.", evidence.Search);
        }
        else if (Pair() is [var first, var last] && first.Session.Session.Revision is { Commit.Length: > 0 } old
            && last.Session.Session.Revision is { Commit.Length: > 0 } now && old.Commit != now.Commit)
        {
            yield return new HistoryCommand(
                "Measures both ends again, side by side; add the files or assemblies with the requirement.",
                $"splnet compare {QuotedWord.OnPages(ShortCommit.Of(old.Commit))} {QuotedWord.OnPages(ShortCommit.Of(now.Commit))}");
        }
    }

    private int FirstOf(string commit) => commit.Length == 0
        ? -1
        : timeline.Points.Index().Where(point => point.Item.Session.Session.Revision.Commit.StartsWith(commit, StringComparison.Ordinal))
            .Select(static point => point.Index).DefaultIfEmpty(-1).First();
}
