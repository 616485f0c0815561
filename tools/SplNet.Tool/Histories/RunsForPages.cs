using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Views.Reading;

namespace SplNet.Tool.Histories;

/// <summary>
/// The runs for pages: values of the latest sessions, and iterations of compared sessions. Each session is read once,
/// however many series need it.
/// </summary>
internal sealed class RunsForPages
{
    private readonly Dictionary<(string Series, long Session), List<double>> _values = [];
    private readonly Dictionary<(string Series, long Session), List<ReadRun>> _iterations = [];

    private RunsForPages()
    {
    }

    /// <summary>Reads the runs.</summary>
    /// <param name="store">The store.</param>
    /// <param name="sessions">The sessions of the store.</param>
    /// <param name="names">Maps the key of each series to its current key.</param>
    /// <param name="pages">The series to show.</param>
    public static RunsForPages Read(
        HistoryStore store,
        IReadOnlyList<StoredSession> sessions,
        IReadOnlyDictionary<string, string> names,
        IReadOnlyList<SeriesForPage> pages)
    {
        var runs = new RunsForPages();
        foreach (var page in pages)
        {
            foreach (var session in page.Recent)
                runs._values.TryAdd((page.Key, session), []);
            foreach (var session in page.Ends)
                runs._iterations.TryAdd((page.Key, session), []);
        }

        var wanted = runs._values.Keys.Concat(runs._iterations.Keys).Select(static key => key.Session).ToHashSet();
        foreach (var session in sessions.Where(session => wanted.Contains(session.Id)))
        {
            foreach (var sample in store.Session(session).Experiments.Where(static experiment => experiment.IsUsable)
                .SelectMany(static experiment => experiment.Samples))
                runs.Add((names[sample.Series.Key], session.Id), sample);
        }

        return runs;
    }

    /// <summary>The values of a session's runs; empty if they were not read.</summary>
    public IReadOnlyList<double> Values(string series, long session) => _values.GetValueOrDefault((series, session)) ?? [];

    /// <summary>The iterations of a session's runs; empty if they were not read or are pruned.</summary>
    public IReadOnlyList<ReadRun> Iterations(string series, long session) => _iterations.GetValueOrDefault((series, session)) ?? [];

    private void Add((string Series, long Session) key, Sample sample)
    {
        if (_values.TryGetValue(key, out var values))
            values.AddRange(sample.Runs.Select(static run => run.Value));
        if (_iterations.TryGetValue(key, out var iterations))
            iterations.AddRange(sample.Runs.Where(static run => run.Iterations.Count > 0)
                .Select(static run => new ReadRun([.. run.Iterations.Select(static time => (double)time)], [], double.NaN)));
    }
}
