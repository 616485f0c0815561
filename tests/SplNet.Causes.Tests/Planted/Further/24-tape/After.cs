namespace Sut;

public sealed class Tape(byte[] bytes) : Stream
{
    private int _at;

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => bytes.Length;

    public override long Position { get => _at; set => _at = (int)value; }

    public override int Read(byte[] buffer, int offset, int count)
    {
        var most = Math.Min(count, bytes.Length - _at);
        for (var index = 0; index < most; index++)
            buffer[offset + index] = bytes[_at + index];
        _at += most;
        return most;
    }

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException("A tape cannot be searched.");

    public override void SetLength(long value) => throw new NotSupportedException("A tape is as long as it is.");

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException("A tape is read.");
}

public static class Tapes
{
    public static int Sum(byte[] bytes)
    {
        using Stream tape = new Tape(bytes);
        Span<byte> part = stackalloc byte[256];
        var sum = 0;
        for (var read = tape.Read(part); read > 0; read = tape.Read(part))
            sum += read + part[0];
        return sum + (int)tape.Position;
    }
}
