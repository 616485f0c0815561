namespace SplNet.Tool.Mutating.Measuring;

/// <summary>
/// The order in which pairs are measured, so that a limited budget is spent on the most informative ones: mutants that resemble real
/// changes before artificial ones; then the strongest pair of each mutant in each suite, the second strongest ones, and so on. Additional
/// tests of survivors come last. If the tests of one suite were always measured before another's, mutants that both suites kill would count
/// only for the first.
/// </summary>
internal static class MeasuringOrder
{
    /// <summary>The pairs in order.</summary>
    /// <param name="families">The tests of each mutant.</param>
    /// <param name="isKilled">Decides whether a mutant is killed at the smallest threshold; called before each further test of it.</param>
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
