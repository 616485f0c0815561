using System.Runtime.CompilerServices;

namespace SplNet.Tests.Constructs;

/// <summary>Calls a delegate. It has no profile, so the runtime never inlines what the delegate calls.</summary>
internal static class CallLoop
{
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static void Perform(Func<int, int> call, int count)
    {
        var sum = 0;
        for (var index = 0; index < count; index++)
            sum += call(index);
        GC.KeepAlive(call);
        Volatile.Write(ref _sum, sum);
    }

    private static int _sum;
}
