using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating.Measuring;

/// <summary>A pair to be measured.</summary>
/// <param name="Counts">The counts of the pair.</param>
/// <param name="Round">The number of stronger tests of the mutant in each suite of this test: 0 for the strongest in a suite.</param>
/// <param name="IsFurther">False for the first tests of each mutant; true for the additional tests of survivors.</param>
internal sealed record PlannedPair(PairCounts Counts, int Round, bool IsFurther)
{
    /// <summary>True for a mutant that does not resemble a real mistake; it is measured last.</summary>
    public bool IsArtificial { get; init; }

    /// <summary>The id of the mutant.</summary>
    public string Mutant => Counts.Mutant;

    /// <summary>The name of the test.</summary>
    public string Test => Counts.Test;
}
