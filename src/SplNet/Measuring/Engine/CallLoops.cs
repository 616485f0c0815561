using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Engine;

/// <summary>A call and the empty call in loops, called through delegates: the shape of BenchmarkDotNet's generated code.</summary>
/// <param name="Single">Performs as many operations as it is told.</param>
/// <param name="Unrolled">Performs <see cref="Unroll"/> times as many.</param>
/// <param name="OverheadSingle">The empty call of <see cref="Single"/>.</param>
/// <param name="OverheadUnrolled">The empty call of <see cref="Unrolled"/>.</param>
internal sealed record CallLoops(Action<long> Single, Action<long> Unrolled, Action<long> OverheadSingle, Action<long> OverheadUnrolled)
{
    /// <summary>How many calls stand in the body of an unrolled loop.</summary>
    public const int Unroll = 16;

    /// <summary>The loops for a call; its type tells how the result is consumed or awaited.</summary>
    public static CallLoops Of(Delegate workload, Delegate overhead)
    {
        var result = workload.Method.ReturnType;
        if (workload is Action action)
        {
            var loop = new ActionLoop();
            return Bind(loop.Single, loop.Unrolled, action, (Action)overhead);
        }

        if (workload is Func<Task> task)
        {
            var loop = new TaskLoop();
            return Bind(loop.Single, loop.Unrolled, task, (Func<Task>)overhead);
        }

        if (workload is Func<ValueTask> valueTask)
        {
            var loop = new ValueTaskLoop();
            return Bind(loop.Single, loop.Unrolled, valueTask, (Func<ValueTask>)overhead);
        }

        if (workload is Func<object> reference)
        {
            var loop = new ReferenceLoop();
            return Bind(loop.Single, loop.Unrolled, reference, (Func<object>)overhead);
        }

        var generic = result.IsGenericType && result.GetGenericTypeDefinition() == typeof(ValueTask<>)
            ? typeof(ValueTaskBinder<>).MakeGenericType(result.GetGenericArguments())
            : typeof(ValueBinder<>).MakeGenericType(result);
        return ((IBinder)Activator.CreateInstance(generic)!).Bind(workload, overhead);
    }

    /// <summary>Performs the operations of an iteration, in the loop that the engine chooses too.</summary>
    public Action Performing(IterationPlan plan) =>
        plan.Unroll > 1 ? () => Unrolled(plan.Invocations / plan.Unroll) : () => Single(plan.Invocations);

    private static CallLoops Bind<TCall>(Action<TCall, long> single, Action<TCall, long> unrolled, TCall workload, TCall overhead) => new(
        [MethodImpl(MethodImplOptions.AggressiveOptimization)] (count) => single(workload, count),
        [MethodImpl(MethodImplOptions.AggressiveOptimization)] (count) => unrolled(workload, count),
        [MethodImpl(MethodImplOptions.AggressiveOptimization)] (count) => single(overhead, count),
        [MethodImpl(MethodImplOptions.AggressiveOptimization)] (count) => unrolled(overhead, count));

    private interface IBinder
    {
        CallLoops Bind(Delegate workload, Delegate overhead);
    }

    private sealed class ValueBinder<T> : IBinder
    {
        public CallLoops Bind(Delegate workload, Delegate overhead)
        {
            var loop = new ValueLoop<T>();
            return CallLoops.Bind(loop.Single, loop.Unrolled, (Func<T>)workload, (Func<T>)overhead);
        }
    }

    private sealed class ValueTaskBinder<T> : IBinder
    {
        public CallLoops Bind(Delegate workload, Delegate overhead)
        {
            var loop = new ValueTaskResultLoop<T>();
            return CallLoops.Bind(loop.Single, loop.Unrolled, (Func<ValueTask<T>>)workload, (Func<ValueTask<T>>)overhead);
        }
    }
}
