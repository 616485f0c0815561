using SplNet.History.Confirming;
using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Views.Histories;

namespace SplNet.Tool.Histories;

/// <summary>A history for display on pages: the content of the store and the decisions about it. It decides nothing itself.</summary>
internal sealed class PagedHistory
{
    private readonly HistoryStore _store;
    private readonly IReadOnlyList<StoredSession> _sessions;
    private readonly IReadOnlyDictionary<string, string> _names;
    private readonly ILookup<SeriesTimeline, RecordedChange> _changes;
    private readonly Dictionary<MachineClass, string> _lastCommits;
    private readonly bool _isInOrderOfTime;

    /// <summary>Reads the common data of all series.</summary>
    /// <param name="store">The store.</param>
    /// <param name="order">The order of the commits.</param>
    /// <param name="accepted">The accepted changes.</param>
    public PagedHistory(HistoryStore store, CommitOrder order, IReadOnlyList<AcceptedChange> accepted)
    {
        _store = store;
        var all = store.Sessions();
        _sessions = [.. order.Placed(all).OrderBy(order.PlaceOf).ThenBy(static session => session.Began)];
        _isInOrderOfTime = !order.IsOf(all);
        LeftOut = order.LeftOut(all);
        _names = HistoryTimelines.PresentNames(store);
        Timelines = HistoryTimelines.Of(store, order);
        _changes = RecordedChanges.Of(
            [.. store.Events().Where(happened => _isInOrderOfTime || order.Knows(happened.Commit))], accepted, _names, Timelines, order);
        _lastCommits = _sessions.GroupBy(static session => session.Session.Machine).ToDictionary(
            static machine => machine.Key, static machine => machine.Last().Session.Revision.Commit);
    }

    // Classes of machines without placebo measurements are omitted.
    private IEnumerable<string> Placebos(IReadOnlyList<SeriesTimeline> timelines) =>
        timelines.Select(static timeline => timeline.Machine).Distinct()
            .Select(machine => (Machine: machine, Placebo: Placebo.Of(CheckedHistory.PlacebosOf(_store, machine))))
            .Where(static one => one.Placebo.Values > 0)
            .Select(static one => $"{one.Machine}: {PlaceboText.Of(one.Placebo, ConfirmationOptions.For(one.Placebo))}");

    /// <summary>Describes the sessions that are not shown; null if all are.</summary>
    public string? LeftOut { get; }

    /// <summary>All series, by name.</summary>
    public IReadOnlyList<SeriesTimeline> Timelines { get; }

    /// <summary>The page content for some series.</summary>
    public HistoryDocument Document(IReadOnlyList<SeriesTimeline> timelines)
    {
        var unconfirmed = new UnconfirmedText(_store, _names);
        var shifts = timelines.Select(static timeline => UnconfirmedText.IsForeign(timeline.Series) ? UnconfirmedText.Shifts(timeline) : [])
            .ToList();
        var pages = timelines.Zip(shifts, (timeline, own) =>
            new SeriesForPage(timeline, [.. _changes[timeline]], own, _lastCommits[timeline.Machine], _isInOrderOfTime)).ToList();
        var runs = RunsForPages.Read(_store, _sessions, _names, pages);
        // Pages are shared with others, for whom the folders of this machine are irrelevant.
        return new HistoryDocument(
            _store.Location.File is { } file ? Path.GetFileName(file) : _store.Location.ToString(),
            SeriesCounts.Text(pages),
            [.. pages.Zip(timelines, shifts).Select(one => one.First.Shown(runs) with
            {
                Unconfirmed = UnconfirmedText.IsForeign(one.Second.Series) ? unconfirmed.Of(one.Second, one.Third) : [],
            })])
            {
                Notes = [.. Placebos(timelines), .. LeftOut is { } left ? [left] : Array.Empty<string>()],
                IsInOrderOfTime = _isInOrderOfTime,
            };
    }
}
