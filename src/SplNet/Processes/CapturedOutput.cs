using System.Text;

namespace SplNet.Processes;

/// <summary>
/// Reads a stream to its end and keeps its beginning and its end, so that a flood costs no memory. The part before
/// <see cref="StartOfMeasurement"/> was printed by the test on its way to the experiment; the parent has printed it already.
/// </summary>
internal sealed class CapturedOutput
{
    /// <summary>Written by the measuring process when it has reached the experiment: the control character "start of text".</summary>
    public const char StartOfMeasurement = '\u0002';

    private const int Kept = 2048;

    private readonly StringBuilder _head = new();
    private readonly Queue<char> _tail = new();
    private readonly Lock _lock = new();
    private long _length;

    // Uses a separate thread: the threads of the caller's synchronisation context, and of the pool, may all wait for measurements, and a
    // process blocks if its output is not read.
    private CapturedOutput(Stream stream) => Completion = Task.Factory.StartNew(
        () => Read(stream), CancellationToken.None, TaskCreationOptions.LongRunning | TaskCreationOptions.DenyChildAttach,
        TaskScheduler.Default);

    /// <summary>Ends with the stream.</summary>
    public Task Completion { get; }

    public static CapturedOutput Of(Stream stream) => new(stream);

    /// <summary>The output, shortened in the middle.</summary>
    public override string ToString()
    {
        lock (_lock)
        {
            var omitted = _length - _head.Length - _tail.Count;
            var middle = omitted > 0 ? $"{System.Environment.NewLine}[… {omitted} characters …]{System.Environment.NewLine}" : string.Empty;
            return (_head + middle + string.Concat(_tail)).Trim();
        }
    }

    private void Read(Stream stream)
    {
        using var reader = new StreamReader(stream, Encoding.UTF8);
        var buffer = new char[4096];
        int read;
        while ((read = reader.Read(buffer)) > 0)
            Keep(buffer.AsSpan(0, read));
    }

    private void Keep(ReadOnlySpan<char> text)
    {
        lock (_lock)
        {
            var start = text.LastIndexOf(StartOfMeasurement);
            if (start >= 0)
            {
                text = text[(start + 1)..];
                _head.Clear();
                _tail.Clear();
                _length = 0;
            }

            _length += text.Length;
            var room = Math.Min(Kept - _head.Length, text.Length);
            _head.Append(text[..room]);
            foreach (var character in text[room..])
            {
                if (_tail.Count == Kept)
                    _tail.Dequeue();
                _tail.Enqueue(character);
            }
        }
    }
}
