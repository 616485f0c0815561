namespace SplNet.Benchmarks;

/// <summary>The same work in a launch of BenchmarkDotNet and, seconds later, in runs of SplNet.</summary>
/// <param name="Their">The iterations of the launch, in nanoseconds per operation.</param>
/// <param name="Own">The iterations of each run, in nanoseconds per operation.</param>
internal sealed record LaunchPair(IReadOnlyList<double> Their, IReadOnlyList<IReadOnlyList<double>> Own);
