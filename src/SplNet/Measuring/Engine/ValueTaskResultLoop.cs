using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Engine;

/// <summary>Calls a function and waits for the result of its value task.</summary>
/// <typeparam name="T">The type of the result.</typeparam>
internal sealed class ValueTaskResultLoop<T>
{
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Unrolled(Func<ValueTask<T>> call, long count)
    {
        for (long round = 0; round < count; round++)
        {
            Await(call());
            Await(call());
            Await(call());
            Await(call());
            Await(call());
            Await(call());
            Await(call());
            Await(call());
            Await(call());
            Await(call());
            Await(call());
            Await(call());
            Await(call());
            Await(call());
            Await(call());
            Await(call());
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Single(Func<ValueTask<T>> call, long count)
    {
        for (long round = 0; round < count; round++)
            Await(call());
    }

    // Only a completed value task may be asked for its result; any other is waited for as a task.
    private static void Await(ValueTask<T> task)
    {
        if (task.IsCompleted)
            task.GetAwaiter().GetResult();
        else
            task.AsTask().GetAwaiter().GetResult();
    }
}
