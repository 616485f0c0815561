using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>What the screen found of a mutant.</summary>
/// <param name="Mutant">Its id.</param>
/// <param name="Pairs">Each test that can be counted without mutation; of those that do not cover the mutant nothing was counted.</param>
/// <param name="Limits">The requirements that claim allocated bytes alone.</param>
/// <param name="Seconds">How long it took.</param>
internal sealed record MutantScreening(string Mutant, IReadOnlyList<PairCounts> Pairs, IReadOnlyList<LimitOutcome> Limits, double Seconds)
{
    /// <summary>True if a test covers it.</summary>
    public bool IsCovered => Pairs.Any(static pair => pair.IsCovered || pair.IsDifferent);

    /// <summary>True if a test executes it differently from the code without mutation, or fails on it.</summary>
    public bool IsDifferent => Pairs.Any(static pair => pair.IsDifferent);

    /// <summary>The pairs that are worth measuring, the strongest first.</summary>
    public IReadOnlyList<PairCounts> Measurable =>
    [
        .. Pairs.Where(static pair => pair.IsDifferent && pair.Ending == PairEnding.Counted)
            .OrderByDescending(static pair => pair.IsStrong).ThenByDescending(static pair => pair.Weight).ThenBy(static pair => pair.Test, StringComparer.Ordinal),
    ];
}
