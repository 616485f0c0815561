using BenchmarkDotNet.Attributes;

namespace SplNet.Tests.Operands.Benchmarks;

/// <summary>Two benchmarks of one name, of which an operand cannot name one.</summary>
public class Overloaded
{
    [Benchmark]
    public int Work() => 1;

    [Benchmark]
    [Arguments(1)]
    public int Work(int n) => n;
}
