using BenchmarkDotNet.Attributes;

namespace SplNet.Tests.Operands.Benchmarks;

/// <summary>A class that BenchmarkDotNet refuses, because it counts the attribute of the overridden method too.</summary>
public class RepeatsTheSetUp : OddBenchmarks.VirtualSetUp
{
    [GlobalSetup]
    public override void SetUp()
    {
    }
}
