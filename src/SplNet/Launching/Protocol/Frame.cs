namespace SplNet.Launching.Protocol;

/// <summary>Messages between the processes: a length, then that many bytes.</summary>
internal static class Frame
{
    // Far above any answer: 10^6 iterations are 12 MB.
    private const int LargestLength = 64 * 1024 * 1024;

    public static void Send(Stream stream, MessageKind kind, Action<BinaryWriter> content)
    {
        stream.Write(Framed(writer =>
        {
            writer.Write((byte)kind);
            content(writer);
        }).Span);
        stream.Flush();
    }

    public static async Task SendAsync(Stream stream, Action<BinaryWriter> content, CancellationToken cancellation)
    {
        await stream.WriteAsync(Framed(content), cancellation);
        await stream.FlushAsync(cancellation);
    }

    /// <summary>Waits for a message.</summary>
    /// <exception cref="EndOfStreamException">There is none.</exception>
    /// <exception cref="InvalidDataException">Its length cannot be.</exception>
    public static byte[] Receive(Stream stream)
    {
        var header = new byte[sizeof(int)];
        stream.ReadExactly(header);
        var content = new byte[Length(header)];
        stream.ReadExactly(content);
        return content;
    }

    /// <summary>Waits for the request of the parent.</summary>
    /// <returns>Null if the parent has ended before it needed this process.</returns>
    public static byte[]? ReceiveRequest(Stream input)
    {
        try
        {
            return Receive(input);
        }
        catch (EndOfStreamException)
        {
            return null;
        }
    }

    private static ReadOnlyMemory<byte> Framed(Action<BinaryWriter> content)
    {
        using var buffer = new MemoryStream();
        using var writer = new BinaryWriter(buffer);
        writer.Write(0);
        content(writer);
        writer.Flush();
        buffer.Position = 0;
        writer.Write((int)buffer.Length - sizeof(int));
        writer.Flush();
        return buffer.ToArray();
    }

    private static int Length(byte[] header)
    {
        var length = BitConverter.ToInt32(header);
        return length is >= 0 and <= LargestLength
            ? length
            : throw new InvalidDataException($"The other process sent a message of {length} bytes, which cannot be.");
    }
}
