using System.Text;

namespace Sut;

/// <summary>A text of which a part arrives at a time.</summary>
public sealed class Pipe(string text)
{
    private int _position;

    public async ValueTask<int> ReadAsync(Memory<char> buffer)
    {
        if (_position % 1024 == 0)
            await Task.Yield();
        var count = Math.Min(buffer.Length, text.Length - _position);
        text.AsSpan(_position, count).CopyTo(buffer.Span);
        _position += count;
        return count;
    }
}

/// <summary>Reads lines.</summary>
public sealed class LineReader(Pipe pipe)
{
    private readonly char[] _buffer = new char[256];
    private int _next;
    private int _end;

    public int Lines { get; private set; }

    public async Task<string?> ReadLineAsync()
    {
        var line = new StringBuilder();
        while (_next < _end || await FillAsync())
        {
            var letter = _buffer[_next++];
            if (letter == '\n')
            {
                Lines++;
                return line.ToString();
            }

            line.Append(letter);
        }

        return line.Length > 0 ? line.ToString() : null;
    }

    private async Task<bool> FillAsync()
    {
        _next = 0;
        _end = await pipe.ReadAsync(_buffer.AsMemory(0, 1));
        return _end > 0;
    }
}
