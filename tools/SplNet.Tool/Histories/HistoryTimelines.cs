using SplNet.History.Stores;

namespace SplNet.Tool.Histories;

/// <summary>The timelines of a history. A renamed series has one timeline.</summary>
internal static class HistoryTimelines
{
    /// <summary>All timelines, by the names of their series; sessions without a place in the order of commits are omitted.</summary>
    /// <param name="store">The history.</param>
    /// <param name="order">The order of commits.</param>
    public static IReadOnlyList<SeriesTimeline> Of(HistoryStore store, CommitOrder order) => store.AtOneMoment(() => Read(store, order));

    /// <summary>Maps the key of each series to its current key, usually the same. In a cycle of names each series keeps its own.</summary>
    public static IReadOnlyDictionary<string, string> PresentNames(HistoryStore store)
    {
        var known = store.Series().Select(static series => series.Key).ToHashSet(StringComparer.Ordinal);
        var aliases = store.Aliases();
        return known.ToDictionary(static key => key, key => Present(key, known, aliases), StringComparer.Ordinal);
    }

    private static IReadOnlyList<SeriesTimeline> Read(HistoryStore store, CommitOrder order)
    {
        var sessions = order.Placed(store.Sessions()).ToDictionary(static session => session.Id);
        var all = store.Series();
        var series = all.ToDictionary(static one => one.Id);
        var ids = all.ToDictionary(static one => one.Key, static one => one.Id, StringComparer.Ordinal);
        var present = PresentNames(store).ToDictionary(name => ids[name.Key], name => ids[name.Value]);
        return
        [
            .. store.Points()
                .Where(point => sessions.ContainsKey(point.Session))
                .GroupBy(point => (Series: present[point.Series], sessions[point.Session].Session.Machine))
                .Select(group => new SeriesTimeline(
                    series[group.Key.Series],
                    group.Key.Machine,
                    [.. group.Select(point => new TimelinePoint(sessions[point.Session], point))
                        .OrderBy(point => order.PlaceOf(point.Session)).ThenBy(static point => point.Session.Began)]))
                .OrderBy(static timeline => timeline.Series.Name.Source, StringComparer.Ordinal)
                .ThenBy(static timeline => timeline.Series.Name.Requirement, StringComparer.Ordinal)
                .ThenBy(static timeline => timeline.Series.Name.Operand, StringComparer.Ordinal)
                .ThenBy(static timeline => timeline.Series.Name.Metric, StringComparer.Ordinal)
                .ThenBy(static timeline => timeline.Series.Name.Framework, StringComparer.Ordinal),
        ];
    }

    private static string Present(string former, HashSet<string> known, IReadOnlyDictionary<string, string> aliases)
    {
        var (key, steps) = (former, 0);
        while (aliases.TryGetValue(key, out var next) && known.Contains(next) && steps++ <= aliases.Count)
            key = next;
        return steps > aliases.Count ? former : key;
    }
}
