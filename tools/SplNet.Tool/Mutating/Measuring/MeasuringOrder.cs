namespace SplNet.Tool.Mutating.Measuring;

/// <summary>
/// In which order pairs are measured, so that a budget that ends early has gone to those that tell most: mutants that resemble real changes before artificial ones; the strongest pair of each mutant in each suite, then the second ones, and so on.
/// Survivors are measured by further tests last. If one suite's tests were taken before another's, what the other would have killed too would count for the first alone.
/// </summary>
internal static class MeasuringOrder
{
    /// <summary>The pairs in order.</summary>
    /// <param name="families">The tests of each mutant.</param>
    /// <param name="isKilled">Whether a mutant is killed at the smallest threshold, asked when it comes to a further test of it.</param>
    public static IEnumerable<PlannedPair> Of(IReadOnlyList<MutantFamily> families, Func<string, bool> isKilled) => families
        .SelectMany(static family => family.Pairs)
        .OrderBy(static pair => pair.IsFurther)
        .ThenBy(static pair => pair.IsArtificial)
        .ThenBy(static pair => pair.Round)
        .ThenByDescending(static pair => pair.Counts.IsStrong)
        .ThenByDescending(static pair => pair.Counts.Weight)
        .ThenBy(static pair => pair.Mutant, StringComparer.Ordinal)
        .Where(pair => !pair.IsFurther || !isKilled(pair.Mutant));
}
