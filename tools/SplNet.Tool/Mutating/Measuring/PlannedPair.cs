using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating.Measuring;

/// <summary>A pair that is to be measured.</summary>
/// <param name="Counts">What was counted of it.</param>
/// <param name="Round">How many stronger tests of the mutant each suite of this test has: 0 for the strongest of a suite.</param>
/// <param name="IsFurther">False for the tests that each mutant is measured by first; true for those by which survivors are measured too.</param>
internal sealed record PlannedPair(PairCounts Counts, int Round, bool IsFurther)
{
    /// <summary>True for a mutant that nobody writes by mistake: its turn comes last.</summary>
    public bool IsArtificial { get; init; }

    /// <summary>The id of the mutant.</summary>
    public string Mutant => Counts.Mutant;

    /// <summary>The name of the test.</summary>
    public string Test => Counts.Test;
}
