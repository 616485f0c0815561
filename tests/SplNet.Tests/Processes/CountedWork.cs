using System.Runtime.CompilerServices;

namespace SplNet.Tests.Processes;

/// <summary>What counting processes call.</summary>
public static class CountedWork
{
    public const int Bytes = 1000;

    private static int _calls;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static byte[] Allocates() => new byte[Bytes];

    public static int Throws() => throw new InvalidOperationException("not today");

    public static void Hangs() => Thread.Sleep(Timeout.Infinite);

    public static void Exits() => Environment.Exit(7);

    public static void Crashes() => Environment.FailFast("no more");

    // Whatever was called before in this process is counted.
    public static byte[] Grows() => new byte[Bytes * ++_calls];
}
