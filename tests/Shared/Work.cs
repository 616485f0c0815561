using System.Runtime.CompilerServices;

namespace SplNet.Tests.Shared;

/// <summary>Work that is told apart surely, whatever else the machine does: by the memory that it takes.</summary>
internal static class Work
{
    public const int Little = 1_000;

    public const int Much = 10 * Little;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static byte[] Of(int bytes) => new byte[bytes];
}
