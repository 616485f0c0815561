using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Engine;

/// <summary>A loop that calls an action.</summary>
internal sealed class ActionLoop
{
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Unrolled(Action call, long count)
    {
        for (long round = 0; round < count; round++)
        {
            call();
            call();
            call();
            call();
            call();
            call();
            call();
            call();
            call();
            call();
            call();
            call();
            call();
            call();
            call();
            call();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Single(Action call, long count)
    {
        for (long round = 0; round < count; round++)
            call();
    }
}
