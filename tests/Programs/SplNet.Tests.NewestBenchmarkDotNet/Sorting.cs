using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Exporters.Json;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.InProcess.Emit;

namespace SplNet.Tests.NewestBenchmarkDotNet;

/// <summary>
/// A benchmark as users have it: with parameters and arguments, and one that fails. What BenchmarkDotNet reports of it is
/// read by tests of the history.
/// </summary>
[MemoryDiagnoser]
public class Sorting
{
    private int[] _values = [];

    [Params(10, 100)]
    public int N { get; set; }

    [GlobalSetup]
    public void SetUp() => _values = [.. Enumerable.Range(0, N).Reverse()];

    [Benchmark]
    public int[] Sort()
    {
        var copy = (int[])_values.Clone();
        Array.Sort(copy);
        return copy;
    }

    [Benchmark]
    [Arguments("a \"b\"")]
    [Arguments(null)]
    public int Length(string? text) => text?.Length ?? N;

    [Benchmark]
    public int Fail() => throw new InvalidOperationException("on purpose");

    /// <summary>Runs it and writes the reports: in this process, and as little of each as makes a report.</summary>
    /// <param name="folder">Where to.</param>
    public static void Report(string folder) => BenchmarkRunner.Run<Sorting>(ManualConfig.CreateEmpty()
        .AddColumnProvider(DefaultConfig.Instance.GetColumnProviders().ToArray())
        .AddLogger(ConsoleLogger.Default)
        .AddExporter(JsonExporter.FullCompressed)
        .AddJob(Job.Default.WithToolchain(InProcessEmitToolchain.Instance).WithWarmupCount(1).WithIterationCount(3)
            .WithEvaluateOverhead(false).WithUnrollFactor(1).WithInvocationCount(100))
        .WithArtifactsPath(folder));
}
