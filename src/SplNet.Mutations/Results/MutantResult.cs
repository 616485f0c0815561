using SplNet.Mutations.Mutants;

namespace SplNet.Mutations.Results;

/// <summary>A mutant, and what became of it.</summary>
internal sealed record MutantResult
{
    /// <summary>The mutant.</summary>
    public required Mutant Mutant { get; init; }

    /// <summary>What became of it at the lowest threshold.</summary>
    public required MutantStatus Status { get; init; }

    /// <summary>Why, in a sentence; empty where the status says all.</summary>
    public string Reason { get; init; } = string.Empty;

    /// <summary>What became of it at each threshold, the lowest first; empty where it was not measured.</summary>
    public IReadOnlyList<ThresholdVerdict> Verdicts { get; init; } = [];

    /// <summary>The tests that enter its method.</summary>
    public IReadOnlyList<TestedPair> Pairs { get; init; } = [];

    /// <summary>Requirements of allocated bytes alone, which counts decide.</summary>
    public IReadOnlyList<LimitOutcome> Limits { get; init; } = [];

    /// <summary>True where a test runs it differently from the unmutated build, so that it could be noticed.</summary>
    public bool IsCovered => (Pairs.Any(static pair => pair.Differs) || Limits.Any(static limit => limit.IsKilled)) && Status is MutantStatus.Killed or MutantStatus.Survived or MutantStatus.Inconclusive or MutantStatus.NotMeasured;

    /// <summary>What became of it at a threshold.</summary>
    public MutantStatus At(double threshold) => Verdicts.FirstOrDefault(verdict => verdict.Threshold.Equals(threshold))?.Status ?? Status;
}
