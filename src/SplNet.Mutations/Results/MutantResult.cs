using SplNet.Mutations.Mutants;

namespace SplNet.Mutations.Results;

/// <summary>A mutant with its outcome.</summary>
internal sealed record MutantResult
{
    /// <summary>Gets the mutant.</summary>
    public required Mutant Mutant { get; init; }

    /// <summary>Gets the outcome at the lowest threshold.</summary>
    public required MutantStatus Status { get; init; }

    /// <summary>Gets the reason, in a sentence; empty if the status is self-explanatory.</summary>
    public string Reason { get; init; } = string.Empty;

    /// <summary>Gets the outcome at each threshold, the lowest first; empty if it was not measured.</summary>
    public IReadOnlyList<ThresholdVerdict> Verdicts { get; init; } = [];

    /// <summary>Gets the tests that enter its method.</summary>
    public IReadOnlyList<TestedPair> Pairs { get; init; } = [];

    /// <summary>Gets the requirements about allocated bytes only, which counts decide.</summary>
    public IReadOnlyList<LimitOutcome> Limits { get; init; } = [];

    /// <summary>True if a test runs it differently from the unmutated build, so that it could be noticed.</summary>
    public bool IsCovered => (Pairs.Any(static pair => pair.Differs) || Limits.Any(static limit => limit.IsKilled))
        && Status is MutantStatus.Killed or MutantStatus.Survived or MutantStatus.Inconclusive or MutantStatus.NotMeasured;

    /// <summary>Gets the outcome at a threshold.</summary>
    public MutantStatus At(double threshold) => Verdicts.FirstOrDefault(verdict => verdict.Threshold.Equals(threshold))?.Status ?? Status;
}
