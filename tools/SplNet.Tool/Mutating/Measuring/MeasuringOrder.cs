namespace SplNet.Tool.Mutating.Measuring;

/// <summary>In which order pairs are measured, so that a budget that ends early has gone to those that tell most: the strongest pair of each mutant, then the second one of each, and so on. Survivors are measured by further tests last.</summary>
internal static class MeasuringOrder
{
    /// <summary>The pairs in order.</summary>
    /// <param name="families">The tests of each mutant.</param>
    /// <param name="isKilled">Whether a mutant is killed at the smallest threshold, asked when it comes to a further test of it.</param>
    public static IEnumerable<PlannedPair> Of(IReadOnlyList<MutantFamily> families, Func<string, bool> isKilled) => families
        .SelectMany(static family => family.Pairs.Index())
        .OrderBy(static one => one.Item.IsFurther)
        .ThenBy(static one => one.Index)
        .ThenByDescending(static one => one.Item.Counts.IsStrong)
        .ThenByDescending(static one => one.Item.Counts.Weight)
        .ThenBy(static one => one.Item.Mutant, StringComparer.Ordinal)
        .Select(static one => one.Item)
        .Where(pair => !pair.IsFurther || !isKilled(pair.Mutant));
}
