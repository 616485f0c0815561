using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Engine;

/// <summary>Calls a function and waits for its task.</summary>
internal sealed class TaskLoop
{
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Unrolled(Func<Task> call, long count)
    {
        for (long round = 0; round < count; round++)
        {
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
            call().GetAwaiter().GetResult();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Single(Func<Task> call, long count)
    {
        for (long round = 0; round < count; round++)
            call().GetAwaiter().GetResult();
    }
}
