namespace SplNet.Measuring;

/// <summary>Some iterations of a run.</summary>
/// <param name="Nanoseconds">Net time of each, per operation.</param>
/// <param name="Flags">What happened during each.</param>
/// <param name="Deducted">What other processes took, and was deducted from each, in nanoseconds per operation.</param>
internal sealed record MeasuredIterations(double[] Nanoseconds, IterationFlags[] Flags, double[] Deducted);
