using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>The screening of a mutant.</summary>
/// <param name="Mutant">The id of the mutant.</param>
/// <param name="Pairs">All tests that can be counted without mutation; tests that do not cover the mutant have no counts.</param>
/// <param name="Limits">The requirements that only limit allocated bytes.</param>
/// <param name="Seconds">The time of the screening.</param>
internal sealed record MutantScreening(string Mutant, IReadOnlyList<PairCounts> Pairs, IReadOnlyList<LimitOutcome> Limits, double Seconds)
{
    /// <summary>True if a test covers it.</summary>
    public bool IsCovered => Pairs.Any(static pair => pair.IsCovered || pair.IsDifferent);

    /// <summary>True if a test executes it differently from the unmutated code, or fails on it.</summary>
    public bool IsDifferent => Pairs.Any(static pair => pair.IsDifferent);

    /// <summary>The pairs that are worth measuring, the strongest first.</summary>
    public IReadOnlyList<PairCounts> Measurable =>
    [
        .. Pairs.Where(static pair => pair.IsDifferent && pair.Ending == PairEnding.Counted)
            .OrderByDescending(static pair => pair.IsStrong).ThenByDescending(static pair => pair.Weight).ThenBy(
                static pair => pair.Test, StringComparer.Ordinal),
    ];
}
