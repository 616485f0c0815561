using System.Runtime.CompilerServices;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using Perfolizer.Mathematics.OutlierDetection;

namespace SplNet.Measuring.Engine;

/// <summary>
/// BenchmarkDotNet's engine, fed with our own loops; with the loops, the toolchain and the artifacts the only place that knows BenchmarkDotNet. One engine serves
/// all iterations of a process, and is asked for each of them: a run of its own stages would resolve its job again each time, and have
/// hundreds of methods compiled during the measurement.
/// </summary>
internal sealed class BenchmarkDotNetEngine : IMeasuringEngine
{
    // The engine divides the number of invocations by the factor, and calls the "unrolled" action whatever the factor is.
    private static readonly Job Job = new()
    {
        Run = { RunStrategy = RunStrategy.Throughput, WarmupCount = 1, IterationCount = 1, InvocationCount = CallLoops.Unroll, UnrollFactor = CallLoops.Unroll },
        Accuracy = { EvaluateOverhead = false, OutlierMode = OutlierMode.DontRemove },
        Environment = { Gc = { Force = false } },
    };

    private readonly IEngine _engine;
    private Action<long> _loop = static _ => { };
    private Action _before = static () => { };
    private Action _after = static () => { };

    public BenchmarkDotNetEngine() => _engine = new EngineFactory().CreateReadyToRun(new EngineParameters
    {
        Host = new SilentHost(),
        BenchmarkName = "operand",
        TargetJob = Job,
        OperationsPerInvoke = 1,
        WorkloadActionNoUnroll = Perform,
        WorkloadActionUnroll = Perform,
        OverheadActionNoUnroll = DoNothing,
        OverheadActionUnroll = DoNothing,
        IterationSetupAction = Before,
        IterationCleanupAction = After,
        Dummy1Action = Nothing,
        Dummy2Action = Nothing,
        Dummy3Action = Nothing,
    });

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public double[] Run(Action<long> single, Action<long> unrolled, IterationPlan plan, Action beforeIteration, Action afterIteration)
    {
        (_loop, _before, _after) = (plan.Unroll > 1 ? unrolled : single, beforeIteration, afterIteration);
        for (var index = 1; index <= plan.WarmUps; index++)
            _engine.RunIteration(new IterationData(IterationMode.Workload, IterationStage.Warmup, index, plan.Invocations, plan.Unroll));
        var nanoseconds = new double[plan.Iterations];
        for (var index = 0; index < nanoseconds.Length; index++)
        {
            var measurement = _engine.RunIteration(new IterationData(IterationMode.Workload, IterationStage.Actual, index + 1, plan.Invocations, plan.Unroll));
            nanoseconds[index] = measurement.Nanoseconds / measurement.Operations;
        }

        return nanoseconds;
    }

    /// <inheritdoc/>
    public void Dispose() => _engine.Dispose();

    private static void Nothing()
    {
    }

    private static void DoNothing(long count)
    {
    }

    // Compiled once: what runs once per iteration would reach its last tier among those that count.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Perform(long count) => _loop(count);

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Before() => _before();

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void After() => _after();
}
