using SplNet.History.Confirming;
using SplNet.History.Measurements;
using SplNet.History.Proposing;
using SplNet.History.Stores;
using SplNet.Tool.Reporting;

namespace SplNet.Tool.Histories;

/// <summary>
/// The checked part of a history: the times and bytes that machines of one class measured at ancestors of the checked-out commit.
/// </summary>
internal sealed class CheckedHistory
{
    /// <summary>The estimator of the checked time series.</summary>
    public const string Times = "mean";

    /// <summary>The estimator of the checked byte series.</summary>
    public const string Bytes = "allocated";

    private readonly IReadOnlyList<StoredSession> _sessions;
    private readonly IReadOnlyList<SeriesTimeline> _timelines;
    private readonly IReadOnlyList<HistoryEvent> _events;
    private readonly ILookup<string, SeriesEvent> _accepted;
    private readonly IReadOnlyList<AcceptedChange> _wanted;
    private readonly ILookup<string, SeriesEvent> _testChanges;

    private readonly CommitOrder _order;

    private CheckedHistory(
        CommitOrder order, IReadOnlyList<StoredSession> sessions, IReadOnlyList<SeriesTimeline> timelines,
        IReadOnlyList<HistoryEvent> events, IReadOnlyList<AcceptedChange> accepted, Placebo placebo)
    {
        (_order, _wanted, Placebo) = (order, accepted, placebo);
        var known = timelines.Select(static timeline => timeline.Series.Key).ToHashSet(StringComparer.Ordinal);
        (_sessions, _timelines, _events) = (
            sessions, timelines, WithoutConfirmedSameCode([.. events.Where(happened => known.Contains(happened.Series))]));
        _accepted = accepted.Where(change => known.Contains(change.Series))
            .Select(change => (Session: First(change.Commit), change.Series))
            .Where(static change => change.Session is not null)
            .ToLookup(
                static change => change.Session!,
                static change => SeriesEvent.BaselineMoved(change.Series, change.Session!),
                StringComparer.Ordinal);
        _testChanges = timelines.SelectMany(static timeline => TestChanges.Of(timeline.Points)
            .Select(place => (Session: timeline.Points[place].Session.Session.Key, Series: timeline.Series.Key)))
            .ToLookup(
                static change => change.Session,
                static change => SeriesEvent.BaselineMoved(change.Series, change.Session),
                StringComparer.Ordinal);
    }

    /// <summary>The class of machines.</summary>
    public MachineClass Machine => _sessions[^1].Session.Machine;

    /// <summary>The differences on such machines when commits are measured against themselves.</summary>
    public Placebo Placebo { get; }

    /// <summary>All series.</summary>
    public IEnumerable<StoredSeries> All => _timelines.Select(static timeline => timeline.Series);

    /// <summary>The number of series.</summary>
    public int Series => _timelines.Count;

    /// <summary>The number of sessions.</summary>
    public int Sessions => _sessions.Count;

    /// <summary>Reads the history of the checked-out commit.</summary>
    /// <param name="store">The store.</param>
    /// <param name="order">The order of the commits.</param>
    /// <param name="timelines">All timelines of the store. Timelines of other tools cannot be measured again and are omitted.</param>
    /// <param name="accepted">The accepted changes.</param>
    /// <exception cref="SplNetException">There is no repository, or the checked-out commit was not recorded.</exception>
    public static CheckedHistory Of(
        HistoryStore store, CommitOrder order, IReadOnlyList<SeriesTimeline> timelines, IReadOnlyList<AcceptedChange> accepted)
    {
        var foreign = SessionsOf(timelines, areForeign: true).Except(SessionsOf(timelines, areForeign: false)).ToHashSet();
        var head = order.Head ?? throw new SplNetException(
            "The folder is not in a git repository, so the order of the commits is unknown. " +
            "Run check in the repository of the recorded commits, or name it with --repository.");
        var sessions = store.Sessions().Where(session =>
            !foreign.Contains(session.Id) && !session.Session.Revision.IsChanged && order.Knows(session.Session.Revision.Commit))
            .OrderBy(order.PlaceOf).ThenBy(static session => session.Began).ToList();
        if (sessions.Count == 0 || sessions[^1].Session.Revision.Commit != head)
        {
            if (store.Sessions().Any(session => session.Session.Revision is { IsChanged: true } changed && changed.Commit == head))
                throw new SplNetException(
                    $"The checked-out commit, {head[..10]}, was recorded in {store.Location} only with uncommitted changes in the work " +
                    "tree. Commit the changes that 'git status' lists, or ignore unrelated files such as results; then record again.");
            throw new SplNetException(
                $"The checked-out commit, {head[..10]}, was not recorded in {store.Location}. Record it first: splnet history record …");
        }

        RequireWhole(store, sessions[^1].Session);
        var machine = sessions[^1].Session.Machine;
        sessions = sessions.FindAll(session => session.Session.Machine == machine);
        var ids = sessions.Select(static session => session.Id).ToHashSet();
        timelines = timelines
            .Where(timeline =>
                timeline.Machine == machine && timeline.Series.Name.Metric is Times or Bytes && !UnconfirmedText.IsForeign(timeline.Series))
            .Select(timeline => timeline with { Points = [.. timeline.Points.Where(
                point => ids.Contains(point.Session.Id) && (point.Point.Logarithms is not null || IsBytes(timeline.Series)))] })
            .Where(static timeline => timeline.Points.Count > 0)
            .ToList();
        var present = HistoryTimelines.PresentNames(store);
        return new CheckedHistory(
            order,
            sessions,
            timelines,
            [.. store.Events().Select(happened => happened with { Series = present.GetValueOrDefault(happened.Series, happened.Series) })],
            [.. accepted.Select(change => change with { Series = present.GetValueOrDefault(change.Series, change.Series) })],
            Placebo.Of(PlacebosOf(store, machine)));
    }

    private static IEnumerable<long> SessionsOf(IReadOnlyList<SeriesTimeline> timelines, bool areForeign) =>
        timelines.Where(timeline => UnconfirmedText.IsForeign(timeline.Series) == areForeign).SelectMany(static timeline => timeline.Points)
            .Select(static point => point.Session.Id);

    /// <summary>The measurements of commits against themselves on machines of a class.</summary>
    public static IReadOnlyList<PlaceboValue> PlacebosOf(HistoryStore store, MachineClass machine) =>
        [.. store.Placebos().Where(placebo => placebo.Machine == machine.Key)
            .Select(static placebo => new PlaceboValue(placebo.Differences, placebo.IsAlarm))];

    /// <summary>The series with a key.</summary>
    public StoredSeries SeriesOf(string key) => TimelineOf(key).Series;

    /// <summary>The measurements of the series with a key.</summary>
    public SeriesTimeline TimelineOf(string key) => _timelines.First(timeline => timeline.Series.Key == key);

    /// <summary>
    /// The series whose test code has changed with the last session: a new segment starts, and nothing is known about it yet.
    /// </summary>
    public IReadOnlyList<StoredSeries> NewSegments =>
        [.. _testChanges[_sessions[^1].Session.Key].Select(change => SeriesOf(change.Series))];

    /// <summary>
    /// The series whose code key has a new format from the last session on, so that it is unknown whether their test code has changed.
    /// </summary>
    public IReadOnlyList<StoredSeries> UnknownTests => [.. _timelines.Where(timeline =>
        TestChanges.Unknown(timeline.Points) is [.., var place] && timeline.Points[place].Session.Session.Key == _sessions[^1].Session.Key)
        .Select(static timeline => timeline.Series)];

    /// <summary>The commit of a session.</summary>
    public string CommitOf(string session) => _sessions.First(one => one.Session.Key == session).Session.Revision.Commit;

    /// <summary>The checked-out commit.</summary>
    public string Head => _sessions[^1].Session.Revision.Commit;

    /// <summary>The changes that were shown once but not yet confirmed; the latest of each series.</summary>
    public IReadOnlyList<HistoryEvent> Suspected => [.. ShownOnce.Where(IsOfTheseCommits)];

    /// <summary>
    /// The same kind of changes at commits that are not ancestors of the checked-out one: commits of another branch, or rewritten commits.
    /// </summary>
    public IReadOnlyList<HistoryEvent> Gone => [.. ShownOnce.Where(happened => !IsOfTheseCommits(happened))];

    /// <summary>The time of a new event: now, or later than all events of the series if the clock was set back.</summary>
    /// <param name="series">The key of the series.</param>
    /// <param name="now">The current time by the clock.</param>
    public DateTimeOffset After(string series, DateTimeOffset now) =>
        _events.LastOrDefault(happened => happened.Series == series) is { } last ? After(last, now) : now;

    /// <summary>The same after one event.</summary>
    /// <param name="happened">The event.</param>
    /// <param name="now">The current time by the clock.</param>
    public static DateTimeOffset After(HistoryEvent happened, DateTimeOffset now)
    {
        var next = happened.At + TimeSpan.FromMilliseconds(1);
        return next > now ? next : now;
    }

    /// <summary>
    /// The increases in time or allocations that an earlier check of the checked-out commit confirmed. Asking again repeats the same alarm.
    /// Accepted changes are not alarms.
    /// </summary>
    public IReadOnlyList<HistoryEvent> Standing =>
    [
        .. _events.Where(happened =>
            happened.Kind == EventKind.Confirmed && ChangeEvidence.Of(happened) is { Direction: ChangeDirection.Slower } evidence
            && (happened.Commit == Head || evidence.Head == Head))
            .GroupBy(ComparisonOf)
            .Select(static comparison => comparison.Last())
            .Where(happened => !_wanted.Any(wanted => wanted.Series == happened.Series && ChangeEvidence.Of(happened).Culprits
                .Append(happened.Commit).Append(Head).Any(commit => commit.StartsWith(wanted.Commit, StringComparison.Ordinal)))),
    ];

    private IEnumerable<HistoryEvent> ShownOnce => _events.GroupBy(static happened => happened.Series, StringComparer.Ordinal)
        .Select(static series => series.Last())
        .Where(static last => last.Kind == EventKind.Suspected);

    private bool IsOfTheseCommits(HistoryEvent happened) =>
        _order.Knows(happened.Commit) && _order.Knows(ChangeEvidence.Of(happened).Baseline);

    /// <summary>
    /// True if the state of a series at the checked-out commit is known: it was measured there, or the change is accepted.
    /// </summary>
    public bool IsAnswered(string series)
    {
        var head = _sessions[^1].Session.Revision.Commit;
        return _events.Any(happened => happened.Series == series && happened.Commit == head)
            || _sessions.Where(session => session.Session.Revision.Commit == head)
                .Any(session => _accepted[session.Session.Key].Any(change => change.Series == series));
    }

    /// <summary>True for a series of bytes.</summary>
    public static bool IsBytes(StoredSeries series) => series.Name.Metric == Bytes;

    /// <summary>Creates the suspicion of a change in a series.</summary>
    /// <param name="series">The series.</param>
    /// <param name="direction">The direction of the change.</param>
    /// <param name="confirmation">The options for confirming changes of times.</param>
    public static Suspect SuspectOf(StoredSeries series, ChangeDirection direction, ConfirmationOptions confirmation) =>
        IsBytes(series) ? new Suspect(series.Key, direction, ChangeMargin.OfBytes) : Suspect.Of(series.Key, direction, confirmation);

    /// <summary>The verdicts of the sessions on a suspected change so far, in order.</summary>
    /// <param name="last">The last event.</param>
    public IReadOnlyList<SessionVerdict> SessionsOf(HistoryEvent last)
    {
        var change = ComparisonOf(last);
        var sessions = _events.Where(happened => happened.Series == last.Series).Reverse()
            .TakeWhile(happened => happened.Kind == EventKind.Suspected && ComparisonOf(happened) == change
                && ChangeEvidence.Of(happened).Direction == ChangeEvidence.Of(last).Direction)
            .Select(static happened => ChangeEvidence.Of(happened).Effect is { } effect
                ? new SessionVerdict(SessionAnswer.Open) { Effect = effect }
                : new SessionVerdict(SessionAnswer.Shown));
        return [.. sessions.Reverse()];
    }

    /// <summary>The proposals of the last session.</summary>
    /// <param name="options">The options for proposals from times.</param>
    public SessionProposals Propose(ProposalOptions options)
    {
        // Bytes do not depend on the machine, so they are excluded from effects that a session has on all series.
        var (times, bytes) = (
            Propose(options, areBytes: false),
            Propose(options with { FewestOfMedian = int.MaxValue, ChangeWithoutSpread = ChangeMargin.OfBytes }, areBytes: true));
        return times with { Ready = times.Ready + bytes.Ready, Proposals = [.. times.Proposals, .. bytes.Proposals] };
    }

    // Zero allocated bytes have no logarithm.
    private static SeriesValue ValueOf(StoredSeries series, Point point) => IsBytes(series)
        ? new SeriesValue(series.Key, Math.Log(1 + point.Values.Mean))
        : new SeriesValue(series.Key, point.Logarithms!.Value.Mean, point.LogMedian!.Value);

    private SessionProposals Propose(ProposalOptions options, bool areBytes)
    {
        var proposer = new Proposer(options);
        var values = _timelines.Where(timeline => IsBytes(timeline.Series) == areBytes)
            .SelectMany(static timeline =>
                timeline.Points.Select(point => (point.Session.Session.Key, Value: ValueOf(timeline.Series, point.Point))))
            .ToLookup(static value => value.Key, static value => value.Value, StringComparer.Ordinal);
        var events = _events.Select(happened => (Session: Last(happened.Commit), Event: Translated(happened)))
            .Where(static pair => pair is { Session: not null, Event: not null })
            .ToLookup(static pair => pair.Session!, static pair => pair.Event!, StringComparer.Ordinal);
        var last = new SessionProposals(string.Empty, 0, 0, []);
        var known = new HashSet<string>(StringComparer.Ordinal);
        foreach (var session in _sessions)
        {
            // Events of a series without sessions so far have no effect; its first session starts it.
            var key = session.Session.Key;
            known.UnionWith(values[key].Select(static value => value.Series));
            last = proposer.Add(new SessionMeans(key, [.. values[key]])
            {
                Events = [.. events[key].Concat(_accepted[key]).Concat(_testChanges[key]).Where(change => known.Contains(change.Series))],
            });
        }

        // The values of a new segment were compared with values of different code.
        return last with
        {
            Proposals = [.. last.Proposals.Where(proposal => _testChanges[last.Session].All(change => change.Series != proposal.Series))],
        };
    }

    /// <summary>The commit from which a further refusal restarts the reference of a series; null if it stays.</summary>
    public string? RestartOf(string series, string commit)
    {
        var refusals = new Refusals();
        var places = _sessions.Select(static session => session.Session.Revision.Commit).Distinct(StringComparer.Ordinal).ToList();
        var segment = places.IndexOf(_testChanges.SelectMany(static session => session).Where(change => change.Series == series)
            .Select(change => CommitOf(change.From!)).LastOrDefault()
            ?? places[0]);
        foreach (var happened in _events.Where(happened => happened.Series == series && places.IndexOf(happened.Commit) >= segment))
        {
            if (happened.Kind is EventKind.Confirmed or EventKind.Environment or EventKind.SameCode)
                refusals.Clear(); // the change, or the restarted reference, ends them
            else if (happened.Kind == EventKind.NotReproduced && ChangeEvidence.Of(happened).IsRefusal)
                refusals.Add(places.IndexOf(happened.Commit), SessionAnswer.Excluded);
        }

        return refusals.Add(places.IndexOf(commit), SessionAnswer.Excluded) is { } first ? places[first] : null;
    }

    // Histories of older versions confirmed a change before they searched for its commit; if that commit has the code of its predecessor,
    // the baseline stays.
    private static IReadOnlyList<HistoryEvent> WithoutConfirmedSameCode(IReadOnlyList<HistoryEvent> events)
    {
        var labelled = events.Where(static happened => happened.Kind == EventKind.SameCode).Select(ComparisonOf).ToHashSet();
        return [.. events.Where(happened => happened.Kind != EventKind.Confirmed || !labelled.Contains(ComparisonOf(happened)))];
    }

    // At one commit, the rest of a change is compared with a different commit.
    private static (string Series, string Commit, string Baseline) ComparisonOf(HistoryEvent happened) =>
        (happened.Series, happened.Commit, ChangeEvidence.Of(happened).Baseline);

    private static void RequireWhole(HistoryStore store, Session session)
    {
        foreach (var parts in store.Shards().Where(shard => shard.Session == session.Key).GroupBy(static shard => shard.Count))
        {
            var missing = Enumerable.Range(1, parts.Key).Except(parts.Select(static shard => shard.Number)).ToList();
            if (missing.Count > 0)
                throw new SplNetException(
                    $"The session {session.Name} of {session.Revision} lacks a part ({string.Join(", ", missing)} of {parts.Key}), " +
                    "so the series of that part are unknown. " +
                    $"Record it: splnet history record --shard {missing[0]}/{parts.Key} --session {QuotedWord.Of(session.Name)}");
        }
    }

    private SeriesEvent? Translated(HistoryEvent happened)
    {
        switch (happened.Kind)
        {
            case EventKind.Confirmed:
                return First(happened.Commit) is { } until ? SeriesEvent.BaselineMoved(happened.Series, until) : null;
            case EventKind.Environment or EventKind.SameCode:
                return ChangeEvidence.Of(happened).RestartsFrom is { } commit && First(commit) is { } from
                    ? SeriesEvent.ReferenceRestarted(happened.Series, from)
                    : null;
            case EventKind.NotReproduced or EventKind.Unstable:
                return ChangeEvidence.Of(happened).LeavesItOpen ? null : SeriesEvent.Refused(happened.Series);
            default:
                return null;
        }
    }

    private string? First(string commit) =>
        _sessions.FirstOrDefault(session => session.Session.Revision.Commit.StartsWith(commit, StringComparison.Ordinal))?.Session.Key;

    private string? Last(string commit) => _sessions.LastOrDefault(session => session.Session.Revision.Commit == commit)?.Session.Key;
}
