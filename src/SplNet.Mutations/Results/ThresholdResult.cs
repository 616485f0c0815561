namespace SplNet.Mutations.Results;

/// <summary>The claim that a test is slower on a mutant by more than a threshold.</summary>
/// <param name="Threshold">The relative slowdown, for example 0.05.</param>
/// <param name="PValue">The p-value of the whole sequence of interim analyses; 1 if it was never shown.</param>
/// <param name="CouldBeSeen">True if the interval of the ratio is narrow enough to detect such a slowdown, with a
/// half-width of at most twice the threshold, and the claim was not withheld.</param>
internal sealed record ThresholdResult(double Threshold, double PValue, bool CouldBeSeen)
{
    /// <summary>Gets the p-value by Holm's procedure over the mutant's measured tests.</summary>
    public double AdjustedPValue { get; init; } = PValue;

    /// <summary>
    /// True if it is slower by more than that only without the time that other processes took. Then the other processes decide and not the
    /// mutant, and nothing is claimed.
    /// </summary>
    public bool IsWithheld { get; init; }

    /// <summary>True if the slowdown is shown at the level of all tests of the mutant together.</summary>
    public bool IsKilled { get; init; }
}
