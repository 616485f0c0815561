namespace SplNet.Mutations.Results;

/// <summary>A busy wait planted in a tested operation, and whether the test noticed it.</summary>
/// <param name="Wanted">The intended share of the operation's time, as in 0.05 for 5 %.</param>
/// <param name="Ratio">The time with it over the time without; null if it could not be measured.</param>
/// <param name="IsNoticed">True if the operation was shown to be slower.</param>
internal sealed record PlantedDelay(double Wanted, double? Ratio, bool IsNoticed);
