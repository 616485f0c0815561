using BenchmarkDotNet.Attributes;

namespace SplNet.Tests.Benchmarks;

/// <summary>A class of benchmarks that writes down what is called.</summary>
public class Journaled
{
    public static List<string> Journal { get; } = [];

    [Params(10, 1000)]
    public int N { get; set; }

    [Params("only")]
    public string Text { get; set; } = string.Empty;

    [GlobalSetup]
    public async Task SetUpAll()
    {
        await Task.Yield();
        Journal.Add($"set up {N} {Text}");
    }

    [GlobalSetup(Target = nameof(Special))]
    public void SetUpSpecial() => Journal.Add("set up special");

    [GlobalCleanup(Targets = [nameof(Plain), nameof(Awaited)])]
    public void CleanUp() => Journal.Add("clean up");

    [IterationSetup(Target = nameof(Iterated))]
    public void Before() => Journal.Add("before");

    [IterationCleanup(Target = nameof(Iterated))]
    public void After() => Journal.Add("after");

    [Benchmark]
    public int Plain() => N;

    [Benchmark]
    public void Special()
    {
    }

    [Benchmark]
    public void Iterated()
    {
        Journal.Add("call");

        // As long as the clock needs for a single operation.
        Thread.SpinWait(2000);
    }

    [Benchmark]
    public async Task<int> Awaited()
    {
        await Task.Yield();
        return N;
    }

    [Benchmark(OperationsPerInvoke = 1000)]
    public int Many() => Evaluation.Toolchain.Steps.Of(1000 * N);

    [Benchmark]
    public void Throwing() => throw new NotSupportedException("on purpose");

    public void Ordinary()
    {
    }

    [Benchmark]
    public void Generic<T>() => Journal.Add(typeof(T).Name);
}
