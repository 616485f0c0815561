using BenchmarkDotNet.Attributes;

namespace SplNet.Tests.Benchmarks;

/// <summary>Benchmarks whose work is that of their parameter, if their set-up was called.</summary>
public class Sums
{
    private int[] _numbers = [];

    [Params(100, 10_000)]
    public int Count { get; set; }

    [GlobalSetup]
    public void SetUp() => _numbers = [.. Enumerable.Range(0, Count)];

    [Benchmark]
    public int Fold() =>
        _numbers.Length == 0 ? throw new InvalidOperationException("not set up") : Evaluation.Toolchain.Steps.Of(_numbers.Length);

    [Benchmark(OperationsPerInvoke = 100)]
    public int Hundred() => Evaluation.Toolchain.Steps.Of(100 * _numbers.Length);

    [IterationSetup(Target = nameof(Once))]
    public void Renew() => _numbers = [.. Enumerable.Range(0, Count)];

    [Benchmark]
    public int Once()
    {
        var count = _numbers.Length;
        _numbers = [];
        return count == 0 ? throw new InvalidOperationException("not renewed") : Evaluation.Toolchain.Steps.Of(count);
    }
}
