namespace SplNet.Tool.Mutating.Measuring;

/// <summary>
/// Which pairs are measured beside one another: the next one, and others of the same test that are nearly as urgent, which share its runs without mutation. Three mutants so take four processes a block in
/// place of six; with more of them less is won, and each waits longer for its turn.
/// </summary>
internal static class PairsBeside
{
    /// <summary>How many there are at most.</summary>
    public const int Most = 3;

    // Of the weight of the strongest.
    private const double LeastShare = 0.5;

    /// <summary>The next ones; none where nothing is left.</summary>
    /// <param name="order">What is left, in order.</param>
    /// <param name="isControl">Whether a mutant is a control. Controls share no runs with one another: the bounds of their rates are those of independent trials.</param>
    public static IReadOnlyList<PlannedPair> Next(IEnumerable<PlannedPair> order, Func<string, bool> isControl)
    {
        var pairs = new List<PlannedPair>();
        foreach (var pair in order.TakeWhile(pair => pairs.Count < Most && (pairs.Count == 0 || IsNearlyAsUrgent(pair, pairs[0]))))
        {
            if (pairs.Count == 0 || (pair.Test == pairs[0].Test && !(isControl(pair.Mutant) && pairs.Exists(other => isControl(other.Mutant)))))
                pairs.Add(pair);
        }

        return pairs;
    }

    // What comes along is measured before stronger pairs of other tests, and a budget may end meanwhile.
    private static bool IsNearlyAsUrgent(PlannedPair pair, PlannedPair strongest) =>
        (pair.IsFurther, pair.IsArtificial, pair.Round, pair.Counts.IsStrong) == (strongest.IsFurther, strongest.IsArtificial, strongest.Round, strongest.Counts.IsStrong) && Weight(pair) >= Weight(strongest) * LeastShare;

    private static double Weight(PlannedPair pair) => Math.Max(0, pair.Counts.Weight);
}
