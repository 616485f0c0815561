namespace SplNet.Mutations.Results;

/// <summary>A mutant in a test: the counts, and the measurement if they differ.</summary>
/// <param name="Counts">The counts.</param>
/// <param name="Measured">The measurement; null if there is none.</param>
internal sealed record TestedPair(PairCounts Counts, MeasuredPair? Measured = null)
{
    /// <summary>Gets the test, by its <see cref="SuiteTest.Name"/>.</summary>
    public string Test => Counts.Test;

    /// <summary>True if the test does different work than without the mutant.</summary>
    public bool Differs => Counts.IsDifferent;

    /// <summary>True if both sides were measured.</summary>
    public bool IsMeasured => Measured is { Ratio: > 0 };

    /// <summary>Finds the claim at a threshold; null if nothing was measured.</summary>
    /// <param name="threshold">The relative slowdown, as in 0.05 for 5 %.</param>
    public ThresholdResult? At(double threshold) => IsMeasured ? Measured!.At(threshold) : null;
}
