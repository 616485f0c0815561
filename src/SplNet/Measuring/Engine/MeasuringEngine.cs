using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Reports;
using Perfolizer.Mathematics.OutlierDetection;

namespace SplNet.Measuring.Engine;

/// <summary>BenchmarkDotNet's engine, fed with our own loops. With the loops, the toolchain and the artifacts the only place that knows BenchmarkDotNet.</summary>
internal static class MeasuringEngine
{
    /// <summary>Measures a warmed-up loop.</summary>
    /// <param name="single">The loop; its count is the number of operations.</param>
    /// <param name="unrolled">The loop whose count is the number of operations divided by <see cref="CallLoops.Unroll"/>.</param>
    /// <param name="plan">How many iterations of how many invocations.</param>
    /// <param name="beforeIteration">Runs before each iteration, outside the measured time.</param>
    /// <param name="afterIteration">Runs after each iteration, outside the measured time.</param>
    /// <returns>Nanoseconds per operation of each iteration that counts, as the clock gave them.</returns>
    public static double[] Run(Action<long> single, Action<long> unrolled, IterationPlan plan, Action beforeIteration, Action afterIteration)
    {
        // With an explicit count the engine always calls the "unrolled" action, whatever the factor.
        var loop = plan.Unroll > 1 ? unrolled : single;
        var parameters = new EngineParameters
        {
            Host = new SilentHost(),
            BenchmarkName = "operand",
            TargetJob = JobFor(plan),
            OperationsPerInvoke = 1,
            WorkloadActionNoUnroll = loop,
            WorkloadActionUnroll = loop,
            OverheadActionNoUnroll = DoNothing,
            OverheadActionUnroll = DoNothing,
            IterationSetupAction = beforeIteration,
            IterationCleanupAction = afterIteration,
            Dummy1Action = Nothing,
            Dummy2Action = Nothing,
            Dummy3Action = Nothing,
        };
        using var engine = new EngineFactory().CreateReadyToRun(parameters);
        return PerOperation(engine.Run().EngineMeasurements);
    }

    private static void Nothing()
    {
    }

    private static void DoNothing(long count)
    {
    }

    // The engine's own result set has outliers removed; the raw iterations are kept, and judged by their flags.
    private static double[] PerOperation(IReadOnlyList<Measurement> measurements)
    {
        var values = new List<double>(measurements.Count);
        foreach (var measurement in measurements)
        {
            if (measurement.IterationMode == IterationMode.Workload && measurement.IterationStage == IterationStage.Actual)
                values.Add(measurement.Nanoseconds / measurement.Operations);
        }

        return [.. values];
    }

    // The overhead is measured as a workload of its own: the engine's stage for it takes up to thirty iterations and a good deal
    // of statistics, which would have to be compiled in every process.
    // Set in place: each With… method would copy the whole job.
    private static Job JobFor(IterationPlan plan) => new()
    {
        Run =
        {
            RunStrategy = RunStrategy.Throughput,
            WarmupCount = plan.WarmUps,
            IterationCount = plan.Iterations,
            InvocationCount = plan.Invocations,
            UnrollFactor = plan.Unroll,
        },
        Accuracy = { EvaluateOverhead = false, OutlierMode = OutlierMode.DontRemove },
        Environment = { Gc = { Force = false } },
    };
}
