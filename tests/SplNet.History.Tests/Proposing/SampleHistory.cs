using System.Globalization;
using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.History.Tests.Proposing;

/// <summary>Histories of made-up sessions: each series varies by 1 % from session to session, and by what a test adds.</summary>
internal sealed class SampleHistory(int series, ulong seed = 1)
{
    private Xoshiro256 _random = new(seed);

    /// <summary>Every session so far.</summary>
    public List<SessionMeans> Sessions { get; } = [];

    /// <summary>The name of a series.</summary>
    public static string Name(int place) => "s" + place.ToString(CultureInfo.InvariantCulture);

    /// <summary>Adds sessions to the history and to a proposer.</summary>
    /// <returns>The proposals of the last one.</returns>
    public IReadOnlyList<Proposal> Add(Proposer proposer, int count, Func<int, double>? shift = null)
    {
        IReadOnlyList<Proposal> last = [];
        for (var session = 0; session < count; session++)
        {
            var values = Enumerable.Range(0, series)
                .Select(place => new SeriesValue(Name(place), 3 + (0.01 * _random.NextNormal()) + (shift?.Invoke(place) ?? 0)));
            Sessions.Add(new SessionMeans("c" + Sessions.Count.ToString(CultureInfo.InvariantCulture), [.. values]));
            last = proposer.Add(Sessions[^1]).Proposals;
        }

        return last;
    }
}
