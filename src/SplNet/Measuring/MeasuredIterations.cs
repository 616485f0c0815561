namespace SplNet.Measuring;

/// <summary>A set of iterations of a run.</summary>
/// <param name="Nanoseconds">The net time per operation of each.</param>
/// <param name="Flags">The events during each.</param>
/// <param name="Deducted">The time of other processes that was deducted from each, in nanoseconds per operation.</param>
internal sealed record MeasuredIterations(double[] Nanoseconds, IterationFlags[] Flags, double[] Deducted);
