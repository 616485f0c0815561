using BenchmarkDotNet.Attributes;

namespace SplNet.Tests.Benchmarks;

/// <summary>A benchmark whose set-up fails.</summary>
public class BrokenSetUp
{
    public static bool Cleaned { get; set; }

    [GlobalSetup]
    public void SetUp() => throw new NotSupportedException("on purpose");

    [GlobalCleanup]
    public void CleanUp() => Cleaned = true;

    [Benchmark]
    public int Call() => 1;
}
