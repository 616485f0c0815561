using SplNet.Mutations.Results;
using SplNet.Statistics;

namespace SplNet.Mutations.Scores;

/// <summary>
/// Adjusts the claims of several tests about one mutant (Holm 1979), so that the probability of any wrong claim is at most the level.
/// </summary>
internal static class AdjustedClaims
{
    /// <summary>Adjusts the claims of pairs for each other.</summary>
    /// <param name="pairs">The pairs of one mutant.</param>
    /// <param name="settings">The thresholds, the level of the mutant at each, and the rule.</param>
    public static IReadOnlyList<TestedPair> Of(IReadOnlyList<TestedPair> pairs, MutationSettings settings)
    {
        var claims = pairs.Select(static pair => (pair.Measured?.Thresholds ?? []).ToList()).ToList();
        foreach (var threshold in settings.Thresholds)
        {
            var claimed = pairs.Index().Where(pair => pair.Item.At(threshold) is not null).ToList();
            var adjusted = MultipleTests.Holm([.. claimed.Select(pair => pair.Item.At(threshold)!.PValue)]);
            foreach (var (rank, (index, pair)) in claimed.Index())
                claims[index][claims[index].IndexOf(pair.At(threshold)!)] =
                    pair.At(threshold)! with
                    {
                        AdjustedPValue = adjusted[rank],
                        IsKilled = settings.KillBy.IsKilled(pair.Measured!, threshold, adjusted[rank], settings.Alpha),
                    };
        }

        return [.. pairs.Select(
            (pair, index) => pair.IsMeasured ? pair with { Measured = pair.Measured! with { Thresholds = claims[index] } } : pair)];
    }
}
