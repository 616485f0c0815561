using System.Runtime.CompilerServices;

namespace SplNet.Tests.Stated;

/// <summary>Production code that states its own requirements; memory tells them apart surely.</summary>
public static class Buffers
{
    private const int Little = 1_000;

    [Spl("allocated(SELF) * 2 < allocated(Buffers.Large)", Name = "small is lean", Category = "memory")]
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static byte[] Small() => new byte[Little];

    [Spl("allocated(SELF) < allocated(Buffers.Small)", Name = "large is lean", Category = "memory")]
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static byte[] Large() => new byte[10 * Little];
}
