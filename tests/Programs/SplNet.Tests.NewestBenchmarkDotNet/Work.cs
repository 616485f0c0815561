using System.Runtime.CompilerServices;

namespace SplNet.Tests.NewestBenchmarkDotNet;

/// <summary>Work whose length is told, in all shapes of calls.</summary>
public static class Work
{
    public static void Spin(int length) => Count(length);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Count(int length)
    {
        var state = 1;
        for (var step = 0; step < length; step++)
            state = (state * 31) + (step / (state | 1));
        return state;
    }

    public static string Text(int length) => Count(length) == 0 ? "none" : "some";

    public static Task TaskAsync(int length)
    {
        Count(length);
        return Task.CompletedTask;
    }

    public static Task<int> NumberAsync(int length) => Task.FromResult(Count(length));

    public static ValueTask ValueTaskAsync(int length)
    {
        Count(length);
        return ValueTask.CompletedTask;
    }

    public static void Regions(Meter meter, int length)
    {
        while (meter.NeedsMore())
        {
            meter.Start();
            Count(length);
            meter.End();
        }
    }
}
