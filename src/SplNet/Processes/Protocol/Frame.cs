namespace SplNet.Processes.Protocol;

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

    /// <summary>Sends a request to a process that has just started, with the build that it comes from.</summary>
    public static async Task SendRequestAsync(Stream stream, Action<BinaryWriter> content, CancellationToken cancellation)
    {
        await stream.WriteAsync(Framed(writer =>
        {
            SplNetBuild.Write(writer);
            content(writer);
        }), cancellation);
        await stream.FlushAsync(cancellation);
    }

    /// <summary>Waits for a message.</summary>
    /// <exception cref="EndOfStreamException">The stream ended before a message.</exception>
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
    /// <returns>A reader at the beginning of the request; null if the parent ended before it needed this process.</returns>
    /// <exception cref="SplNetException">The parent has another build of SplNet.</exception>
    public static BinaryReader? ReceiveRequest(Stream input)
    {
        byte[] content;
        try
        {
            content = Receive(input);
        }
        catch (EndOfStreamException)
        {
            return null;
        }

        var request = new BinaryReader(new MemoryStream(content));
        SplNetBuild.Verify(request);
        return request;
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
            : throw new InvalidDataException($"Invalid message length: {length} bytes.");
    }
}
