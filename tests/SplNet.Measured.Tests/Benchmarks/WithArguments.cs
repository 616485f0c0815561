using BenchmarkDotNet.Attributes;

namespace SplNet.Tests.Benchmarks;

public class WithArguments
{
    /// <summary>The row of the last call in this process.</summary>
    public static (long Number, string Text) Row { get; private set; }

    [Benchmark]
    [Arguments(3, "three")]
    public int One(int number, string text)
    {
        Row = (number, text);
        return Evaluation.Toolchain.Steps.Of(number);
    }

    [Benchmark]
    [Arguments(1)]
    [Arguments(2)]
    public int Several(long number)
    {
        Row = (number, string.Empty);
        return Evaluation.Toolchain.Steps.Of((int)number);
    }
}
