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

    /// <summary>Performs operations and reads the clock after each, where the calls are awaited; null where a thread that calls one by one can do that.</summary>
    public Action<long[], long>? Timed { get; private init; }

    /// <summary>The empty call of <see cref="Timed"/>.</summary>
    public Action<long[], long>? OverheadTimed { get; private init; }

    /// <summary>How much later than its last operation a loop has returned, in ticks of the clock; null where it does so at once.</summary>
    public Func<long>? Late { get; init; }

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

    /// <summary>Performs the operations of an iteration, in the loop that the engine chooses too.</summary>
    public Action Performing(IterationPlan plan) =>
        plan.Unroll > 1 ? () => Unrolled(plan.Invocations / plan.Unroll) : () => Single(plan.Invocations);

    private static CallLoops Bind<TCall>(Action<TCall, long> single, Action<TCall, long> unrolled, TCall workload, TCall overhead) => new(
        [MethodImpl(MethodImplOptions.AggressiveOptimization)] (count) => single(workload, count),
        [MethodImpl(MethodImplOptions.AggressiveOptimization)] (count) => unrolled(workload, count),
        [MethodImpl(MethodImplOptions.AggressiveOptimization)] (count) => single(overhead, count),
        [MethodImpl(MethodImplOptions.AggressiveOptimization)] (count) => unrolled(overhead, count));

    // Nothing is unrolled: between two calls that are awaited is more than a jump.
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
