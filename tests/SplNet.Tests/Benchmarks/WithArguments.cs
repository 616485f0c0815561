using BenchmarkDotNet.Attributes;

namespace SplNet.Tests.Benchmarks;

public class WithArguments
{
    [Benchmark]
    [Arguments(3, "three")]
    public int One(int number, string text) => text.Length == 5 ? Toolchain.Steps.Of(number) : throw new ArgumentException(text, nameof(text));

    [Benchmark]
    [Arguments(1)]
    [Arguments(2)]
    public int Several(long number) => Toolchain.Steps.Of((int)number);
}
