using SplNet.History.Stores;

namespace SplNet.Tool.Histories;

/// <summary>Collects the changes of all series from events and acceptances.</summary>
internal static class RecordedChanges
{
    /// <summary>The changes of each timeline, in the order of its sessions.</summary>
    /// <param name="events">The events, in the order of time.</param>
    /// <param name="accepted">The accepted changes.</param>
    /// <param name="names">Maps the key of each series to its current key.</param>
    /// <param name="timelines">The timelines.</param>
    /// <param name="order">The order of the commits.</param>
    public static ILookup<SeriesTimeline, RecordedChange> Of(
        IReadOnlyList<HistoryEvent> events, IReadOnlyList<AcceptedChange> accepted, IReadOnlyDictionary<string, string> names,
        IReadOnlyList<SeriesTimeline> timelines, CommitOrder order)
    {
        var ofSeries = timelines.ToLookup(static timeline => timeline.Series.Key, StringComparer.Ordinal);
        var wanted = accepted.Select(change => change with { Series = names.GetValueOrDefault(change.Series, change.Series) }).ToLookup(
            static change => change.Series, StringComparer.Ordinal);
        var happened = events.Select(one => one with { Series = names.GetValueOrDefault(one.Series, one.Series) })
            .Where(one => ofSeries.Contains(one.Series)).ToList();
        var measured = happened.GroupBy(static one => (one.Series, one.Commit, ChangeEvidence.Of(one).Baseline))
            .Select(static change => change.Last()).Select(last => (
                Timeline: Measured([.. ofSeries[last.Series]], last.Commit, last.At),
                Change: new RecordedChange(last.Commit, -1, last.At, last.Kind, ChangeEvidence.Of(last), wanted[last.Series].FirstOrDefault(
                    change => last.Commit.StartsWith(change.Commit, StringComparison.Ordinal))?.Reason)));
        var known = happened.ToLookup(static one => one.Series, static one => one.Commit, StringComparer.Ordinal);
        var onlyAccepted = wanted.Where(series => ofSeries.Contains(series.Key)).SelectMany(static series => series)
            .Where(change => !known[change.Series].Any(commit => commit.StartsWith(change.Commit, StringComparison.Ordinal)))
            .Select(change => (
                Timeline: Measured([.. ofSeries[change.Series]], change.Commit, DateTimeOffset.MaxValue),
                Change: new RecordedChange(change.Commit, -1, At: null, string.Empty, Evidence: null, change.Reason)));
        return measured.Concat(onlyAccepted)
            .Select(one => (one.Timeline, Change: one.Change with
            {
                Place = PlaceOf(one.Timeline, one.Change, order),
                IsOfBytes = CheckedHistory.IsBytes(one.Timeline.Series),
            }))
            .OrderBy(static one => one.Change.Place)
            .ThenBy(static one => one.Change.At)
            .ToLookup(static one => one.Timeline, static one => one.Change);
    }

    // Events do not contain the machines on which they were measured; they were recorded there shortly before.
    private static SeriesTimeline Measured(IReadOnlyList<SeriesTimeline> timelines, string commit, DateTimeOffset at) => timelines
        .OrderByDescending(timeline => timeline.Points.Where(point => IsOf(point, commit) && point.Session.Began <= at)
            .Select(static point => (DateTimeOffset?)point.Session.Began).Max()
            ?? DateTimeOffset.MinValue)
        .First();

    // A commit found by the search need not be measured in this series; its change shows in the first session after it.
    private static int PlaceOf(SeriesTimeline timeline, RecordedChange change, CommitOrder order)
    {
        var measured = First(timeline, point => IsOf(point, change.Commit));
        var cause = First(timeline, point => IsOf(point, change.Cause));
        if (cause < 0 && order.Knows(change.Cause))
            cause = First(timeline, point => order.PlaceOf(point.Session) >= order.PlaceOf(change.Cause));
        return cause < 0 ? measured : cause;
    }

    private static int First(SeriesTimeline timeline, Func<TimelinePoint, bool> isWanted) =>
        timeline.Points.Index().Where(point => isWanted(point.Item)).Select(static point => point.Index).DefaultIfEmpty(-1).First();

    private static bool IsOf(TimelinePoint point, string commit) =>
        point.Session.Session.Revision.Commit.StartsWith(commit, StringComparison.Ordinal);
}
