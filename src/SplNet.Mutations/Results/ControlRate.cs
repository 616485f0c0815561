namespace SplNet.Mutations.Results;

/// <summary>How many mutants that must not be killed were killed.</summary>
/// <param name="Kind">Which.</param>
/// <param name="Threshold">The relative slowdown that kills.</param>
/// <param name="Killed">How many were.</param>
/// <param name="Measured">Of how many.</param>
/// <param name="Upper">The highest rate of false kills that this does not exclude, at 95 % (Clopper and Pearson 1934).</param>
internal sealed record ControlRate(ControlKind Kind, double Threshold, int Killed, int Measured, double Upper);
