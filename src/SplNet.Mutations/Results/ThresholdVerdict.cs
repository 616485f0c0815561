namespace SplNet.Mutations.Results;

/// <summary>The outcome of a mutant at one threshold.</summary>
/// <param name="Threshold">The relative slowdown that kills, as in 0.05 for 5 %.</param>
/// <param name="Status">The outcome at that threshold.</param>
/// <param name="KilledBy">The tests that were shown to be slower by more, after the adjustment for all of them.</param>
internal sealed record ThresholdVerdict(double Threshold, MutantStatus Status, IReadOnlyList<string> KilledBy);
