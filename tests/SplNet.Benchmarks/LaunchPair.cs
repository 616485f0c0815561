namespace SplNet.Benchmarks;

/// <summary>The same work in a launch of BenchmarkDotNet and, seconds later, in runs of SplNet.</summary>
/// <param name="Their">The median of the launch's iterations, in nanoseconds.</param>
/// <param name="Own">The median of each run's iterations, in nanoseconds.</param>
internal sealed record LaunchPair(double Their, IReadOnlyList<double> Own);
