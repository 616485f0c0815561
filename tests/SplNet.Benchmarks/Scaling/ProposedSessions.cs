using System.Globalization;
using SplNet.History.Measurements;
using SplNet.History.Proposing;
using SplNet.History.Stores;

namespace SplNet.Benchmarks.Scaling;

/// <summary>A history of made-up sessions with a step, read from its file, and its proposals.</summary>
internal static class ProposedSessions
{
    private const int Series = 5;
    private const int Runs = 3;
    private const int SessionsAtOnce = 500;

    public static Action Prepare(int size, string folder)
    {
        var location = HistoryLocation.Of(Path.Combine(folder, "sessions.db"));
        using (var filled = HistoryStore.Open(location, create: true))
        {
            foreach (var chunk in Enumerable.Range(0, size).Chunk(SessionsAtOnce))
                filled.Add([.. chunk.Select(number => Session(number, isAfterStep: number > size / 2))]);
        }

        return () =>
        {
            using var store = HistoryStore.Open(location, create: false);
            var points = store.Points().ToLookup(static point => point.Session);
            var proposer = new Proposer(new ProposalOptions());
            foreach (var session in store.Sessions())
                proposer.Add(new SessionMeans(session.Session.Key, [.. points[session.Id].Select(static point => new SeriesValue(
                    point.Series.ToString(CultureInfo.InvariantCulture), point.Logarithms!.Value.Mean, point.LogMedian!.Value))]));
        };
    }

    private static RecordedSession Session(int number, bool isAfterStep) => MadeUpSession.Of(
        number, $"{number:x40}", Series, Runs,
        random => new Run((isAfterStep ? 1_100 : 1_000) * (1 + (0.02 * random.NextDouble())), []));
}
