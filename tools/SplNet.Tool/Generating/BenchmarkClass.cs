namespace SplNet.Tool.Generating;

/// <summary>The benchmarks of a test class, and their location.</summary>
/// <param name="Tests">The test class.</param>
/// <param name="Namespace">The namespace.</param>
/// <param name="Name">The name of the class.</param>
/// <param name="File">The name of the file.</param>
/// <param name="Benchmarks">The methods.</param>
internal sealed record BenchmarkClass(Type Tests, string Namespace, string Name, string File, IReadOnlyList<Benchmark> Benchmarks);
