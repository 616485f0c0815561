using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Running;
using Perfolizer.Horology;
using Perfolizer.Mathematics.OutlierDetection;
using SplNet.Measuring;
using SplNet.Operands;
using SplNet.Statements.Experiments;
using SplNet.Versions.Processes;

namespace SplNet.Evaluation.Toolchain;

/// <summary>Operands as benchmark cases.</summary>
internal static class ToolchainCase
{
    // BenchmarkDotNet counts its warm-up in iterations, at least six; shorter ones would end it before the code is optimised.
    private const double ShortestIteration = 2e7;

    /// <summary>Why BenchmarkDotNet's toolchain cannot measure an operand, for the user, or null.</summary>
    public static string? Refusal(MeasuredOperand measured)
    {
        var operand = measured.Operand;
        if (!operand.LifeCycle.IsEmpty)
            return "its SetUp, Validate or CleanUp is code of this process, which a generated program does not have";
        if (operand.Environment.Values.Any(static value => value is null))
            return "it removes an environment variable, which BenchmarkDotNet cannot";
        if (operand.Reinstantiation > 0)
            return "it recreates instances between iterations, which BenchmarkDotNet does not support";
        return KindOf(measured).Refusal;
    }

    public static BenchmarkCase Of(MeasuredOperand measured, MeasureSettings settings, ProcessMark mark)
    {
        var config = ManualConfig.CreateEmpty();
        if (settings.Metrics.Contains(Estimators.Allocated, StringComparer.Ordinal))
            config.AddDiagnoser(MemoryDiagnoser.Default);
        var immutable = ImmutableConfigBuilder.Create(config);
        return KindOf(measured).Case(Job(measured, settings, mark), immutable);
    }

    // Chooses what generated programs can do with each kind of operand: the reason for a refusal, or its case.
    private static (string? Refusal, Func<Job, ImmutableConfig, BenchmarkCase> Case) KindOf(MeasuredOperand measured) =>
        measured.Operand switch
        {
            MethodOperand { Functor.NeedsInstance: true } method =>
                Refused($"the instances of {method.Functor} come from a generator, which BenchmarkDotNet does not support"),
            MethodOperand method =>
                (FunctorSource.Refusal(method.Functor), (job, config) => FunctorSource.Case(method.Functor, measured, job, config)),
            BenchmarkOperand benchmark => (BenchmarkSource.Refusal(benchmark, measured.Parameters), (job, config) =>
                BenchmarkSource.Case(benchmark, measured, job, config)),
            _ => Refused("it is a lambda, and what a lambda captures cannot cross into a generated program; " +
                "name the method instead: new MethodOperand(FunctorFactory.Create(…)) or Operand.Benchmark"),
        };

    private static (string? Refusal, Func<Job, ImmutableConfig, BenchmarkCase> Case) Refused(string reason) =>
        (reason, (_, _) => throw new InvalidOperationException($"A refused operand cannot become a case: {reason}."));

    private static Job Job(MeasuredOperand measured, MeasureSettings settings, ProcessMark mark)
    {
        var variables = Processes.Protocol.ChildEnvironment.Settings
            .Concat(measured.Operand.Environment)
            .Append(new KeyValuePair<string, string?>(mark.Variable, mark.Value));
        return new Job
        {
            Run =
            {
                RunStrategy = RunStrategy.Throughput,
                LaunchCount = 1,
                IterationCount = settings.Iterations,
                IterationTime = TimeInterval.FromNanoseconds(
                    Math.Max(settings.IterationNanoseconds ?? ShortestIteration, ShortestIteration)),
            },
            Accuracy = { EvaluateOverhead = true, OutlierMode = OutlierMode.DontRemove },
            Environment = { EnvironmentVariables = [.. variables.Select(static pair => new EnvironmentVariable(pair.Key, pair.Value!))] },
        };
    }
}
