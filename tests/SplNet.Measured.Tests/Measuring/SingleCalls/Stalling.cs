using System.Diagnostics;

namespace SplNet.Tests.Measuring.SingleCalls;

/// <summary>Calls of about 2 µs, every tenth of which takes a millisecond.</summary>
internal static class Stalling
{
    private const int Every = 10;

    private static int _calls;

    public static void EveryTenth()
    {
        var end = Stopwatch.GetTimestamp() + (Stopwatch.Frequency / (++_calls % Every == 0 ? 1_000 : 500_000));
        while (Stopwatch.GetTimestamp() < end)
        {
        }
    }
}
