namespace SplNet.Mutations.Results;

/// <summary>A busy wait that was planted into a test's way, and whether the test noticed.</summary>
/// <param name="Wanted">The share of the operation's time that it was to take, as in 0.05 for 5 %.</param>
/// <param name="Ratio">The time with it over the time without; null where it could not be measured.</param>
/// <param name="IsNoticed">True where the operation was shown to be slower.</param>
internal sealed record PlantedDelay(double Wanted, double? Ratio, bool IsNoticed);
