using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>
/// Commits measured against themselves in one session, to the last block, and the result that the session would have had: the same interim
/// analyses, at the same shared level, on the blocks in their order. Half of the pairs are tested for a slowdown, half for a speedup.
/// </summary>
internal static class PlaceboNight
{
    /// <summary>Creates the claims about the pairs, alternating.</summary>
    /// <param name="pairs">The number of pairs.</param>
    public static IReadOnlyList<Suspect> Suspects(int pairs) =>
        [.. Enumerable.Range(0, pairs)
            .Select(static pair => new Suspect($"{pair}", pair % 2 == 0 ? ChangeDirection.Slower : ChangeDirection.Faster, 0))];

    /// <summary>Computes the measurements for the summary.</summary>
    /// <param name="pairs">For each pair, the values of both sides block by block; equally many blocks, two or more.</param>
    /// <param name="options">The options of a session.</param>
    public static IReadOnlyList<PlaceboValue> Values(
        IReadOnlyList<(IReadOnlyList<double> Old, IReadOnlyList<double> New)> pairs, ConfirmationOptions options)
    {
        if (pairs.Count == 0)
            return [];
        var decisions = new ConfirmationSession(Suspects(pairs.Count), options).Run(
            (pair, count) => (Sample.OfSummaries(pairs[pair].Old.Take(count)), Sample.OfSummaries(pairs[pair].New.Take(count))),
            pairs.Min(static pair => Math.Min(pair.Old.Count, pair.New.Count)));
        return [.. pairs.Select((pair, index) => new PlaceboValue(
            [.. pair.Old.Zip(pair.New, static (old, @new) => Math.Log(@new / old))],
            decisions.Count > 0 && SessionVerdict.Of(decisions[index]).Answer == SessionAnswer.Shown))];
    }
}
