using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Reports;
using Perfolizer.Mathematics.OutlierDetection;

namespace SplNet.Measuring.Engine;

/// <summary>BenchmarkDotNet's engine, fed with our own loops. The only place, with the loops, that knows BenchmarkDotNet.</summary>
internal static class MeasuringEngine
{
    /// <summary>Measures a warmed-up call.</summary>
    /// <param name="loops">The call and its twin.</param>
    /// <param name="plan">How many iterations of how many invocations.</param>
    /// <param name="beforeIteration">Runs before each iteration, outside the measured time.</param>
    /// <param name="afterIteration">Runs after each iteration, outside the measured time.</param>
    public static EngineReadings Run(CallLoops loops, IterationPlan plan, Action beforeIteration, Action afterIteration)
    {
        // With an explicit count the engine always calls the "unrolled" action, whatever the factor.
        var isUnrolled = plan.Unroll > 1;
        var parameters = new EngineParameters
        {
            Host = new SilentHost(),
            BenchmarkName = "operand",
            TargetJob = JobFor(plan),
            OperationsPerInvoke = 1,
            WorkloadActionNoUnroll = loops.Single,
            WorkloadActionUnroll = isUnrolled ? loops.Unrolled : loops.Single,
            OverheadActionNoUnroll = loops.OverheadSingle,
            OverheadActionUnroll = isUnrolled ? loops.OverheadUnrolled : loops.OverheadSingle,
            IterationSetupAction = beforeIteration,
            IterationCleanupAction = afterIteration,
            Dummy1Action = Nothing,
            Dummy2Action = Nothing,
            Dummy3Action = Nothing,
        };
        using var engine = new EngineFactory().CreateReadyToRun(parameters);
        var results = engine.Run();
        return new EngineReadings(
            PerOperation(results.EngineMeasurements, IterationMode.Workload),
            PerOperation(results.EngineMeasurements, IterationMode.Overhead));
    }

    private static void Nothing()
    {
    }

    // The engine's own result set has outliers removed; the raw iterations are kept, and judged by their flags.
    private static double[] PerOperation(IEnumerable<Measurement> measurements, IterationMode mode) =>
    [
        .. measurements
            .Where(measurement => measurement.IterationMode == mode && measurement.IterationStage == IterationStage.Actual)
            .Select(static measurement => measurement.Nanoseconds / measurement.Operations),
    ];

    private static Job JobFor(IterationPlan plan) => new Job()
        .WithStrategy(RunStrategy.Throughput)
        .WithWarmupCount(plan.WarmUps)
        .WithIterationCount(plan.Iterations)
        .WithInvocationCount(plan.Invocations)
        .WithUnrollFactor(plan.Unroll)
        .WithEvaluateOverhead(plan.SubtractsOverhead)
        .WithOutlierMode(OutlierMode.DontRemove)
        .WithGcForce(false);
}
