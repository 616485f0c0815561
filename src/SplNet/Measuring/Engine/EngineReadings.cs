namespace SplNet.Measuring.Engine;

/// <summary>What the engine measured, in nanoseconds per operation, before the overhead is subtracted.</summary>
/// <param name="Workload">One value per iteration.</param>
/// <param name="Overhead">One value per iteration of the twin; empty if it was not measured.</param>
internal sealed record EngineReadings(double[] Workload, double[] Overhead);
