using System.Globalization;
using System.Reflection;
using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Parameters;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.Results;

namespace SplNet.Evaluation.Artifacts;

/// <summary>The runs of an experiment as BenchmarkDotNet sums them up: each operand is a benchmark, each run a launch.</summary>
internal static class ExperimentSummary
{
    private const long ManyOperations = 1_000_000;

    public static Summary Of(ExperimentResult result, string name)
    {
        var config = Config(result);
        var operands = result.Operands.Where(static operand => operand.Runs.Count > 0).ToList();
        var methods = PlaceholderType.Methods(name, operands.Count);
        var job = new Job("SplNet") { Run = { LaunchCount = operands.Max(static operand => operand.Runs.Count) } };
        return new Summary(
            name,
            [.. operands.Select((operand, index) => Report(operand, methods[index], job, config))],
            ReportedHost.Current,
            string.Empty,
            string.Empty,
            TimeSpan.FromSeconds(result.Seconds),
            CultureInfo.InvariantCulture,
            [],
            []);
    }

    private static ImmutableConfig Config(ExperimentResult result)
    {
        var config = ManualConfig.CreateEmpty().AddColumnProvider(DefaultColumnProviders.Instance);
        if (result.Operands.Any(static operand => double.IsFinite(operand.AllocatedBytes)))
            config.AddDiagnoser(MemoryDiagnoser.Default);
        return ImmutableConfigBuilder.Create(config);
    }

    private static BenchmarkReport Report(OperandResult operand, MethodInfo method, Job job, ImmutableConfig config)
    {
        var descriptor = new Descriptor(method.DeclaringType!, method, description: operand.Name);
        var benchmark = BenchmarkCase.Create(descriptor, job, new ParameterInstances([]), config);
        var launches = operand.Runs.Select(static (run, index) => Launch(run, index + 1)).ToList();
        var metrics = config.GetDiagnosers()
            .SelectMany(diagnoser => diagnoser.ProcessResults(new DiagnoserResults(benchmark, launches[^1], null!)));
        return new BenchmarkReport(success: true, benchmark, null!, null!, launches, [.. metrics]);
    }

    // BenchmarkDotNet reads a launch from the lines that its process would have written.
    private static ExecuteResult Launch(RunResult run, int launch)
    {
        var lines = new List<string> { Line(launch, IterationMode.Overhead, IterationStage.Actual, 1, run.Operations, run.Overhead) };
        lines.AddRange(run.Nanoseconds.Select((value, index) => Line(
            launch, IterationMode.Workload, IterationStage.Actual, index + 1, run.Operations,
            value + run.DeductedFrom(index) + run.Overhead)));
        lines.AddRange(run.Nanoseconds.Select(
            (value, index) => Line(launch, IterationMode.Workload, IterationStage.Result, index + 1, run.Operations, value)));
        string[] memory = double.IsFinite(run.AllocatedBytes) ? [Memory(run.AllocatedBytes)] : [];
        return new ExecuteResult(foundExecutable: true, 0, null, lines, memory, [], launch);
    }

    // BenchmarkDotNet counts a few kilobytes in all as none on a runtime that it does not know, so they are reported as the
    // bytes of many operations.
    private static string Memory(double bytesPerOperation) => string.Create(
        CultureInfo.InvariantCulture, $"// GC:  0 0 0 {bytesPerOperation * ManyOperations:0} {ManyOperations}");

    private static string Line(
        int launch, IterationMode mode, IterationStage stage, int index, int operations, double nanosecondsPerOperation) =>
        new Measurement(launch, mode, stage, index, operations, nanosecondsPerOperation * operations).ToString();
}
