using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Engine;

/// <summary>Calls a function and waits for its value task.</summary>
internal sealed class ValueTaskLoop
{
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Unrolled(Func<ValueTask> call, long count)
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
    public void Single(Func<ValueTask> call, long count)
    {
        for (long round = 0; round < count; round++)
            Await(call());
    }

    // Only a completed value task may be asked for its result; any other is waited for as a task.
    private static void Await(ValueTask task)
    {
        if (task.IsCompleted)
            task.GetAwaiter().GetResult();
        else
            task.AsTask().GetAwaiter().GetResult();
    }
}
