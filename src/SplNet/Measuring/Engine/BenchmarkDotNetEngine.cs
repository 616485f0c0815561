using System.Runtime.CompilerServices;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using Perfolizer.Mathematics.OutlierDetection;

namespace SplNet.Measuring.Engine;

/// <summary>
/// BenchmarkDotNet's engine with SplNet's loops. Only this class, the loops, the toolchain and the artifacts depend on BenchmarkDotNet. One
/// engine serves all iterations of a process and is called for each of them. Its own stages would resolve the job again each time, which
/// compiles hundreds of methods during the measurement.
/// </summary>
internal sealed class BenchmarkDotNetEngine : IMeasuringEngine
{
    // The engine divides the number of invocations by the unroll factor, and always calls the "unrolled" action.
    private static readonly Job Job = new()
    {
        Run =
        {
            RunStrategy = RunStrategy.Throughput,
            WarmupCount = 1,
            IterationCount = 1,
            InvocationCount = CallLoops.Unroll,
            UnrollFactor = CallLoops.Unroll,
        },
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
    public bool IsCompiledOnce => false;

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
            var measurement = _engine.RunIteration(
                new IterationData(IterationMode.Workload, IterationStage.Actual, index + 1, plan.Invocations, plan.Unroll));
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

    // Compiled once, because a method that runs once per iteration would otherwise reach its last tier during the iterations that count.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Perform(long count) => _loop(count);

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Before() => _before();

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void After() => _after();
}
