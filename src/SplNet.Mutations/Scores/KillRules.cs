using SplNet.Mutations.Results;

namespace SplNet.Mutations.Scores;

/// <summary>When a pair kills a mutant.</summary>
internal static class KillRules
{
    /// <summary>True if a pair shows that the mutant is slower by more than a threshold.</summary>
    /// <param name="rule">The rule.</param>
    /// <param name="pair">The measured pair.</param>
    /// <param name="threshold">The threshold, as a share.</param>
    /// <param name="pValue">The p-value of the claim, adjusted or not.</param>
    /// <param name="alpha">The level.</param>
    public static bool IsKilled(this KillBy rule, MeasuredPair pair, double threshold, double pValue, double alpha) =>
        rule == KillBy.Rci ? pair.Throughput?.BugSize >= threshold : pValue <= alpha;
}
