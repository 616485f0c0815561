using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Engine;

/// <summary>
/// An engine without BenchmarkDotNet: it reads the clock, runs the loop, and reads the clock again. It is ready sooner, and
/// must produce the same results (docs/decisions/processes.md).
/// </summary>
internal sealed class OwnEngine : IMeasuringEngine
{
    private static readonly double NanosecondsPerTick = 1e9 / Stopwatch.Frequency;

    /// <inheritdoc/>
    public bool IsCompiledOnce => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public double[] Run(Action<long> single, Action<long> unrolled, IterationPlan plan, Action beforeIteration, Action afterIteration)
    {
        var (loop, count) = plan.Unroll > 1 ? (unrolled, plan.Invocations / plan.Unroll) : (single, plan.Invocations);
        for (var index = 0; index < plan.WarmUps; index++)
            Iterate(loop, count, beforeIteration, afterIteration);
        var nanoseconds = new double[plan.Iterations];
        for (var index = 0; index < nanoseconds.Length; index++)
            nanoseconds[index] = Iterate(loop, count, beforeIteration, afterIteration) * NanosecondsPerTick / plan.Invocations;
        return nanoseconds;
    }

    /// <inheritdoc/>
    public void Dispose()
    {
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization | MethodImplOptions.NoInlining)]
    private static long Iterate(Action<long> loop, long count, Action before, Action after)
    {
        before();
        var start = Stopwatch.GetTimestamp();
        loop(count);
        var ticks = Stopwatch.GetTimestamp() - start;
        after();
        return ticks;
    }
}
