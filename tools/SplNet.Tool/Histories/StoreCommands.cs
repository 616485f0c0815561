using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Tool.Reporting;
using SplNet.Values;

namespace SplNet.Tool.Histories;

/// <summary>The commands for maintaining a history: <c>splnet history series</c>, <c>merge</c>, <c>prune</c>, <c>alias</c>.</summary>
internal sealed class StoreCommands(HistoryAccess access, TextWriter output, TextWriter errors)
{
    /// <summary>Lists series with their keys.</summary>
    public ExitCode Series(string? filter) => access.Read(store =>
    {
        var all = store.Series().ToDictionary(static series => series.Key, StringComparer.Ordinal);
        var present = HistoryTimelines.PresentNames(store);
        var rows = all.Values.Where(series => SeriesFilter.Fits(filter, series))
            .Select(series => new[]
            {
                series.Key,
                $"{series.Name}{(series.HasFrameworkInTitle ? $" [{series.Name.Framework}]" : string.Empty)}",
                (series.Name.IsOfItsRequirement ? string.Empty : OneLine.Of(series.Name.Requirement)) +
                (present[series.Key] == series.Key ? string.Empty : $" continues as {all[present[series.Key]].Title}"),
            }).ToList();
        if (rows.Count == 0)
        {
            errors.WriteLine(filter is null
                ? $"The history {store.Location} does not contain any series."
                : $"No series of {store.Location} has '{filter}' in its name.");
            return ExitCode.NothingToRun;
        }

        foreach (var line in AlignedCells.Of(rows))
            output.WriteLine(line);
        return ExitCode.Ok;
    });

    /// <summary>Adds the content of other histories, which stay unchanged.</summary>
    public ExitCode Merge(IReadOnlyList<string> others) => access.Begin(history =>
    {
        var refused = new List<RefusedExperiment>();
        foreach (var other in others)
        {
            using var from = HistoryAccess.OpenToRead(other);
            using var store = history.Open();
            var counts = default(AddedCounts);
            foreach (var session in from.Sessions())
                counts += store.Add([from.Session(session) with { Origin = from.Location.ToString() }], refused);
            store.Add(from.Events());
            store.Add(from.Placebos());
            foreach (var (former, present) in from.Aliases())
                store.AddAlias(former, present);
            foreach (var shard in from.Shards())
                store.AddShard(shard);
            output.WriteLine(ImportReport.Of(store.Location, counts));
        }

        foreach (var one in refused)
            errors.WriteLine(ImportReport.NotKept(one));
        return refused.Count == 0 ? ExitCode.Ok : ExitCode.Usage;
    });

    /// <summary>Removes the iterations of all but the last commits.</summary>
    /// <param name="keep">The number of commits whose iterations are kept.</param>
    /// <param name="folder">A folder of the repository with the commits.</param>
    public ExitCode Prune(int keep, string folder) => access.Use(store =>
    {
        var all = store.Sessions();
        var order = OrderToForget(store, all, folder);
        var sessions = all.OrderBy(order.PlaceOf).ThenBy(static session => session.Began).ToList();
        var kept = sessions.Select(static session => session.Session.Revision.Commit).Reverse().Distinct(StringComparer.Ordinal).Take(keep)
            .ToHashSet(StringComparer.Ordinal);

        // Commits that are not ancestors of the checkout, for example newer commits after checking out an old one, have no place; they are
        // pruned with the measurements that precede the kept commits.
        var since = sessions.Where(
            session => order.Knows(session.Session.Revision.Commit) && kept.Contains(session.Session.Revision.Commit))
            .Select(static session => session.Began).DefaultIfEmpty().Min();
        kept.UnionWith(sessions.Where(session => session.Began >= since && !order.Knows(session.Session.Revision.Commit))
            .Select(static session => session.Session.Revision.Commit));
        kept.UnionWith(store.Events().SelectMany(static happened => new[] { happened.Commit, ChangeEvidence.Of(happened).Baseline }));
        var forgotten = store.ForgetIterations(
            sessions.Where(session => !kept.Contains(session.Session.Revision.Commit)).Select(static session => session.Id).ToHashSet());
        output.WriteLine(
            $"{store.Location}: iterations of {Plural.Of(forgotten, "sample", "samples")} removed; the values of their runs are kept.");
        return ExitCode.Ok;
    });

    // Pruning is irreversible, so the order of time is not sufficient: the last measurement may be of the oldest commit.
    private static CommitOrder OrderToForget(HistoryStore store, IReadOnlyList<StoredSession> sessions, string folder)
    {
        if (sessions.All(static session => session.Session.Revision.Commit.Length == 0))
            return CommitOrder.OfTime;
        var order = CommitOrder.Of(folder);
        return order.IsOf(sessions) ? order : throw new SplNetException(
            $"{(order.Head is null
                ? $"{folder} is not in a git repository"
                : $"The commit checked out in {folder} does not descend from any commit of {store.Location}")}, " +
            "so the latest commits are unknown and nothing was removed. " +
            "Run prune in the repository of the measured commits, or name it with --repository FOLDER.");
    }

    /// <summary>Joins a series with its continuation.</summary>
    /// <param name="former">The name or key of the series that has ended.</param>
    /// <param name="present">The name or key of the series that continues.</param>
    public ExitCode Alias(string former, string present) => access.Use(store =>
    {
        var all = store.Series();
        var (old, now) = (SeriesFilter.Only(former, all), SeriesFilter.Only(present, all));
        if (old.Key == now.Key)
            throw new SplNetException($"Both names refer to {old.Title}. Name two different series.");
        if (old.Name.Unit != now.Name.Unit || old.Name.Metric != now.Name.Metric)
            throw new SplNetException(
                $"{old.Title} and {now.Title} have different estimators, so they cannot be one series. Name two series of one estimator.");
        if (HistoryTimelines.PresentNames(store)[now.Key] == old.Key)
            throw new SplNetException(
                $"{now.Title} already continues as {old.Title}, so the reverse is impossible. Undo that alias with --remove first.");
        var sessions = store.Points().ToLookup(static point => point.Series, static point => point.Session);
        var shared = sessions[old.Id].Intersect(sessions[now.Id]).Count();
        if (shared > 1) // both may exist at the commit of the rename
            throw new SplNetException(
                $"{old.Title} and {now.Title} were measured together in {Plural.Of(shared, "session", "sessions")}, " +
                "so neither is a former name of the other. Name a series that ended before the other started.");
        store.AddAlias(old.Key, now.Key);
        output.WriteLine($"{old.Title} continues as {now.Title}.");
        return ExitCode.Ok;
    });

    /// <summary>Separates a series from its continuation.</summary>
    /// <param name="former">The name or key of the series that was marked as ended.</param>
    public ExitCode Part(string former) => access.Use(store =>
    {
        var all = store.Series();
        var aliases = store.Aliases();
        var old = SeriesFilter.Only(
            former, [.. all.Where(series => aliases.ContainsKey(series.Key))], $"No series with an alias has '{former}' in its name.");
        var now = all.FirstOrDefault(series => series.Key == aliases[old.Key]);
        store.RemoveAlias(old.Key);
        output.WriteLine($"{old.Title} no longer continues as {(now is null ? aliases[old.Key] : now.Title)}.");
        return ExitCode.Ok;
    });
}
