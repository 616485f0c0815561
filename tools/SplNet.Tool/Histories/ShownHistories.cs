using SplNet.History.Stores;
using SplNet.Views.Histories;

namespace SplNet.Tool.Histories;

/// <summary>What pages show of a history.</summary>
internal static class ShownHistories
{
    // Of these a page may draw each process.
    private const int FirstSessions = 3;
    private const int LastSessions = 30;

    /// <summary>All of a history, or the series with a text in their name.</summary>
    /// <param name="store">The history.</param>
    /// <param name="order">The order of commits.</param>
    /// <param name="filter">A part of the names of series, or null.</param>
    public static ShownHistory Of(HistoryStore store, CommitOrder order, string? filter)
    {
        var timelines = HistoryTimelines.Of(store, order).Where(timeline => SeriesFilter.Fits(filter, timeline.Series)).ToList();
        var present = HistoryTimelines.PresentNames(store);
        var values = ValuesOf(store, timelines, present);
        var changes = ChangesOf(store, order, present);
        var last = timelines.SelectMany(static timeline => timeline.Points).Select(static point => point.Session).OrderBy(order.PlaceOf).ThenBy(static session => session.Began).LastOrDefault()?.Session.Revision;
        return new ShownHistory(store.Location.ToString()!, [.. timelines.Select(timeline => new ShownSeries
        {
            Key = timeline.Series.Key[..16] + timeline.Machine.Key[..8],
            Name = $"{timeline.Series.Name.Metric}({timeline.Series.Name.Operand})",
            About = $"{timeline.Series.Name.Source}{(timeline.Series.Name.Requirement is { Length: > 0 } requirement ? $": {requirement}" : string.Empty)}",
            Machine = timeline.Machine.ToString(),
            Unit = timeline.Series.Name.Unit switch { "ns" => "Nanoseconds", "B" => "Bytes", var other => other },
            Sessions = [.. timeline.Points.Select(point => new ShownSession(
                point.Session.Session.Revision.ToString(),
                point.Session.Began,
                point.Session.Session.Runtime,
                point.Point.Values.Count,
                point.Point.Values.Mean,
                Math.Sqrt(point.Point.Values.Variance),
                [.. values[(point.Session.Id, timeline.Series.Key)]]))],
            Changes = [.. changes[timeline.Series.Key]],
            IsCurrent = timeline.Points[^1].Session.Session.Revision == last,
        })]);
    }

    private static ILookup<(long Session, string Series), double> ValuesOf(HistoryStore store, IReadOnlyList<SeriesTimeline> timelines, IReadOnlyDictionary<string, string> present) => timelines
        .SelectMany(static timeline => timeline.Points.Take(FirstSessions).Concat(timeline.Points.TakeLast(LastSessions)))
        .Select(static point => point.Session).DistinctBy(static session => session.Id)
        .SelectMany(session => store.Session(session).Experiments.Where(static experiment => experiment.IsUsable).SelectMany(static experiment => experiment.Samples)
            .SelectMany(sample => sample.Runs.Select(run => (Key: (session.Id, present[sample.Series.Key]), run.Value))))
        .ToLookup(static one => one.Key, static one => one.Value);

    private static ILookup<string, ShownChange> ChangesOf(HistoryStore store, CommitOrder order, IReadOnlyDictionary<string, string> present)
    {
        var accepted = order.Root is { } root ? new AcceptedChanges(root).Read() : [];
        return store.Events().Select(happened => (Series: present.GetValueOrDefault(happened.Series, happened.Series), Happened: happened)).ToLookup(
            static one => one.Series,
            one => Change(one.Happened, ChangeEvidence.Of(one.Happened), accepted.FirstOrDefault(change => present.GetValueOrDefault(change.Series, change.Series) == one.Series && one.Happened.Commit.StartsWith(change.Commit, StringComparison.Ordinal))?.Reason),
            StringComparer.Ordinal);
    }

    private static ShownChange Change(HistoryEvent happened, ChangeEvidence evidence, string? accepted)
    {
        var (before, after) = (new History.Measurements.Revision(evidence.Baseline, string.Empty, IsChanged: false).ToString(), new History.Measurements.Revision(happened.Commit, string.Empty, IsChanged: false).ToString());
        return new ShownChange(KindOf(happened.Kind), after, before, evidence.Ratio, evidence.Lower, evidence.Upper, accepted, evidence.Repeat, Bisect(evidence.Repeat, before, after));
    }

    // What compares both ends also names the method and the assembly of the search.
    private static string Bisect(string repeat, string before, string after) =>
        repeat.StartsWith($"splnet compare {before} {after} ", StringComparison.Ordinal) ? $"splnet bisect --good {before} --bad {after} {repeat[$"splnet compare {before} {after} ".Length..]}" : string.Empty;

    private static ShownChangeKind KindOf(string kind) => kind switch
    {
        EventKind.Confirmed => ShownChangeKind.Confirmed,
        EventKind.Suspected => ShownChangeKind.Suspected,
        EventKind.Unstable => ShownChangeKind.Unstable,
        EventKind.Environment => ShownChangeKind.Environment,
        _ => ShownChangeKind.NotReproduced,
    };
}
