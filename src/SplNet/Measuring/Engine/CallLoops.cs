using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Engine;

/// <summary>A call and the empty call in loops, called through delegates: the shape of BenchmarkDotNet's generated code.</summary>
/// <param name="Single">Performs the given number of operations.</param>
/// <param name="Unrolled">Performs <see cref="Unroll"/> times as many.</param>
/// <param name="OverheadSingle">The empty call of <see cref="Single"/>.</param>
/// <param name="OverheadUnrolled">The empty call of <see cref="Unrolled"/>.</param>
internal sealed record CallLoops(Action<long> Single, Action<long> Unrolled, Action<long> OverheadSingle, Action<long> OverheadUnrolled)
{
    /// <summary>The number of calls in the body of an unrolled loop.</summary>
    public const int Unroll = 16;

    /// <summary>Performs awaited operations and reads the clock after each; null if a simple loop of single calls can do that.</summary>
    public Action<long[], long>? Timed { get; private init; }

    /// <summary>The empty call of <see cref="Timed"/>.</summary>
    public Action<long[], long>? OverheadTimed { get; private init; }

    /// <summary>
    /// The delay between the last operation and the return of the loop, in ticks of the clock; null if it returns immediately.
    /// </summary>
    public Func<long>? Late { get; init; }

    /// <summary>Creates the loops for a call; its type determines how the result is consumed or awaited.</summary>
    public static CallLoops Of(Delegate workload, Delegate overhead)
    {
        var result = workload.Method.ReturnType;
        if (workload is Action action)
        {
            var loop = new ActionLoop();
            return Bind(loop.Single, loop.Unrolled, action, (Action)overhead);
        }

        if (workload is Func<Task> task)
            return Awaiting(new TaskLoop(task), new TaskLoop((Func<Task>)overhead));

        if (workload is Func<ValueTask> valueTask)
            return Awaiting(new ValueTaskLoop(valueTask), new ValueTaskLoop((Func<ValueTask>)overhead));

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

    /// <summary>Performs the operations of an iteration in the same loop that the engine chooses.</summary>
    public Action Performing(IterationPlan plan) =>
        plan.Unroll > 1 ? () => Unrolled(plan.Invocations / plan.Unroll) : () => Single(plan.Invocations);

    private static CallLoops Bind<TCall>(Action<TCall, long> single, Action<TCall, long> unrolled, TCall workload, TCall overhead) => new(
        [MethodImpl(MethodImplOptions.AggressiveOptimization)] (count) => single(workload, count),
        [MethodImpl(MethodImplOptions.AggressiveOptimization)] (count) => unrolled(workload, count),
        [MethodImpl(MethodImplOptions.AggressiveOptimization)] (count) => single(overhead, count),
        [MethodImpl(MethodImplOptions.AggressiveOptimization)] (count) => unrolled(overhead, count));

    // Nothing is unrolled, because more than a jump lies between two awaited calls.
    private static CallLoops Awaiting(AwaitingLoop calls, AwaitingLoop empty)
    {
        return new CallLoops(
            calls.Perform,
            [MethodImpl(MethodImplOptions.AggressiveOptimization)] (count) => calls.Perform(count * Unroll),
            empty.Perform,
            [MethodImpl(MethodImplOptions.AggressiveOptimization)] (count) => empty.Perform(count * Unroll))
        {
            Timed = calls.Time,
            OverheadTimed = empty.Time,
            Late = () => calls.Late,
        };
    }

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
        public CallLoops Bind(Delegate workload, Delegate overhead) =>
            Awaiting(new ValueTaskResultLoop<T>((Func<ValueTask<T>>)workload), new ValueTaskResultLoop<T>((Func<ValueTask<T>>)overhead));
    }
}
