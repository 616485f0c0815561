namespace SplNet;

/// <summary>The time of one iteration, and what happened during it.</summary>
/// <param name="Nanoseconds">Nanoseconds per operation, without the overhead of the loop.</param>
/// <param name="Flags">Events during it.</param>
public sealed record TimedIteration(double Nanoseconds, IterationFlags Flags);
