using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace SplNet.Processes.Protocol;

/// <summary>A measuring process waits for a turn to begin an iteration.</summary>
internal static class IterationTurnRequest
{
    private const int Length = 1 + sizeof(int);

    /// <summary>Asks. Once per iteration, so without the buffers and writers of other messages.</summary>
    /// <param name="stream">The pipe of the answers.</param>
    /// <param name="processor">The processor of the last iteration.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static void Send(Stream stream, int processor)
    {
        Span<byte> message = stackalloc byte[sizeof(int) + Length];
        BinaryPrimitives.WriteInt32LittleEndian(message, Length);
        message[sizeof(int)] = (byte)MessageKind.IterationTurnRequest;
        BinaryPrimitives.WriteInt32LittleEndian(message[(sizeof(int) + 1)..], processor);
        stream.Write(message);
        stream.Flush();
    }

    /// <summary>The processor of the last iteration.</summary>
    public static int Read(BinaryReader reader) => reader.ReadInt32();
}
