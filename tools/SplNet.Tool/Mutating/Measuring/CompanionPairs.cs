namespace SplNet.Tool.Mutating.Measuring;

/// <summary>
/// Selects pairs that are measured together: the next one, and others of the same test that are nearly as urgent and share its runs without
/// mutation. Three mutants thus need four processes per block instead of six. More mutants would save less, and each would
/// wait longer for its turn.
/// </summary>
internal static class CompanionPairs
{
    /// <summary>The maximum number of pairs.</summary>
    public const int Most = 3;

    // A share of the weight of the strongest pair.
    private const double LeastShare = 0.5;

    /// <summary>The next pairs; empty if there are none left.</summary>
    /// <param name="order">The remaining pairs, in order.</param>
    /// <param name="isControl">Decides whether a mutant is a control. Controls do not share runs with each other, because the bounds of
    /// their rates assume independent trials.</param>
    public static IReadOnlyList<PlannedPair> Next(IEnumerable<PlannedPair> order, Func<string, bool> isControl)
    {
        var pairs = new List<PlannedPair>();
        foreach (var pair in order.TakeWhile(pair => pairs.Count < Most && (pairs.Count == 0 || IsNearlyAsUrgent(pair, pairs[0]))))
        {
            if (pairs.Count == 0
                || (pair.Test == pairs[0].Test && !(isControl(pair.Mutant) && pairs.Exists(other => isControl(other.Mutant)))))
                pairs.Add(pair);
        }

        return pairs;
    }

    // Additional pairs are measured before stronger pairs of other tests, and the budget may run out meanwhile.
    private static bool IsNearlyAsUrgent(PlannedPair pair, PlannedPair strongest) =>
        (pair.IsFurther, pair.IsArtificial, pair.Round, pair.Counts.IsStrong)
        == (strongest.IsFurther, strongest.IsArtificial, strongest.Round, strongest.Counts.IsStrong)
        && Weight(pair) >= Weight(strongest) * LeastShare;

    private static double Weight(PlannedPair pair) => Math.Max(0, pair.Counts.Weight);
}
