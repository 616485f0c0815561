using BenchmarkDotNet.Attributes;

namespace SplNet.Tests.Operands.Benchmarks;

/// <summary>A set-up that a derived class hides.</summary>
public class HiddenSetUp
{
    public static List<string> Calls { get; } = [];

    [GlobalSetup]
    public void SetUp() => Calls.Add("base");

    [Benchmark]
    public int Work() => Calls.Count;
}
