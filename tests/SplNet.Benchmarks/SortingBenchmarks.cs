using BenchmarkDotNet.Attributes;

namespace SplNet.Benchmarks;

/// <summary>The twofold example, as a user of BenchmarkDotNet writes it.</summary>
public class SortingBenchmarks
{
    [Benchmark]
    public int Once() => TwofoldExample.Sum(TwofoldExample.Length);

    [Benchmark]
    public int Twice() => TwofoldExample.Sum(2 * TwofoldExample.Length);
}
