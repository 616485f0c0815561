using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace SplNet.Processes.Protocol;

/// <summary>The answer to a <see cref="IterationTurnRequest"/>: a turn to start an iteration, and on which processor.</summary>
internal static class TurnGrant
{
    /// <summary>The value instead of a processor: the run is not wanted any more, and its test is to clean up.</summary>
    public const int Withdrawn = -2;

    private const int Length = sizeof(int);

    public static void Send(Stream stream, int processor)
    {
        Span<byte> message = stackalloc byte[Length];
        BinaryPrimitives.WriteInt32LittleEndian(message, processor);
        stream.Write(message);
        stream.Flush();
    }

    /// <summary>Waits for one. Once per iteration, so it is compiled once.</summary>
    /// <returns>The processor; null at the end of the stream.</returns>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static int? Receive(Stream stream)
    {
        Span<byte> message = stackalloc byte[Length];
        return stream.ReadAtLeast(message, Length, throwOnEndOfStream: false) == Length
            ? BinaryPrimitives.ReadInt32LittleEndian(message)
            : null;
    }
}
