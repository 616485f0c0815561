namespace SplNet.Mutations.Results;

/// <summary>The rate of killed mutants that must not be killed.</summary>
/// <param name="Kind">Their kind.</param>
/// <param name="Threshold">The relative slowdown that kills.</param>
/// <param name="Killed">The number of killed ones.</param>
/// <param name="Measured">The number of measured ones.</param>
/// <param name="Upper">The highest rate of false kills that this does not exclude, at 95 % (Clopper and Pearson 1934).</param>
internal sealed record ControlRate(ControlKind Kind, double Threshold, int Killed, int Measured, double Upper);
