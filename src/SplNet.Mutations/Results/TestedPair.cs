namespace SplNet.Mutations.Results;

/// <summary>A mutant in a test: what was counted, and what was measured where that differs.</summary>
/// <param name="Counts">What was counted.</param>
/// <param name="Measured">What was measured; null where nothing was.</param>
internal sealed record TestedPair(PairCounts Counts, MeasuredPair? Measured = null)
{
    /// <summary>The test, by its <see cref="SuiteTest.Name"/>.</summary>
    public string Test => Counts.Test;

    /// <summary>True where the test does something else than without the mutant.</summary>
    public bool Differs => Counts.IsDifferent;

    /// <summary>True where both sides were measured.</summary>
    public bool IsMeasured => Measured is { Ratio: > 0 };

    /// <summary>What is claimed at a threshold; null where nothing was measured.</summary>
    /// <param name="threshold">The relative slowdown, as in 0.05 for 5 %.</param>
    public ThresholdResult? At(double threshold) => IsMeasured ? Measured!.At(threshold) : null;
}
