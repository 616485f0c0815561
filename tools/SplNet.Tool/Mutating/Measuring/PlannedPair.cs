using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating.Measuring;

/// <summary>A pair that is to be measured.</summary>
/// <param name="Counts">What was counted of it.</param>
/// <param name="IsFurther">False for the tests that each mutant is measured by first; true for those by which survivors are measured too.</param>
internal sealed record PlannedPair(PairCounts Counts, bool IsFurther)
{
    /// <summary>The id of the mutant.</summary>
    public string Mutant => Counts.Mutant;

    /// <summary>The name of the test.</summary>
    public string Test => Counts.Test;
}
