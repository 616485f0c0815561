using System.Diagnostics;
using SplNet.Processes.Protocol;

namespace SplNet.Processes;

/// <summary>
/// Receives the messages of a measuring process. A separate thread reads them: the threads of the pool may all be busy, and
/// processes that measure in turn send one per iteration.
/// </summary>
internal sealed class AnswerPipe : IDisposable
{
    // The end of the process need not close the pipe: its children may have inherited the handle.
    private static readonly TimeSpan Patience = TimeSpan.FromMilliseconds(100);
    private static readonly TimeSpan DrainTime = TimeSpan.FromSeconds(1);

    private readonly object _change = new();
    private readonly Queue<byte[]> _messages = new();
    private readonly Stream _stream;
    private readonly Process _process;
    private readonly CancellationToken _cancellation;
    private readonly CancellationTokenRegistration _registration;
    private bool _isComplete;

    /// <summary>Starts to read.</summary>
    /// <param name="stream">The end of the pipe to read from; disposed of when it ends.</param>
    /// <param name="process">The process at its other end.</param>
    /// <param name="cancellation">Ends the waiting.</param>
    public AnswerPipe(Stream stream, Process process, CancellationToken cancellation)
    {
        (_stream, _process, _cancellation) = (stream, process, cancellation);
        _registration = cancellation.UnsafeRegister(static pipe => ((AnswerPipe)pipe!).Wake(), this);
        new Thread(Read) { IsBackground = true, Name = "SplNet answers" }.Start();
    }

    /// <summary>Waits for the next message.</summary>
    /// <param name="time">How long.</param>
    /// <exception cref="TimeoutException">No message came in that time.</exception>
    /// <exception cref="EndOfStreamException">No further message will come.</exception>
    /// <exception cref="OperationCanceledException">The wait was cancelled.</exception>
    public BinaryReader Take(TimeSpan time)
    {
        var start = Stopwatch.GetTimestamp();
        while (true)
        {
            _cancellation.ThrowIfCancellationRequested();
            var hasExited = _process.HasExited;
            var left = time - Stopwatch.GetElapsedTime(start);
            if (Next(hasExited ? DrainTime : left < Patience ? left : Patience) is { } message)
                return new BinaryReader(new MemoryStream(message));
            if (hasExited)
                throw new EndOfStreamException("The process ended without a further answer.");
            if (left <= TimeSpan.Zero)
                throw new TimeoutException($"The process said nothing for {time}.");
        }
    }

    /// <summary>
    /// Stops waiting. The reader closes the pipe, at its end: closing it earlier would wait for the reader, and a
    /// process that was started at the same time may hold it open and wait for this one.
    /// </summary>
    public void Dispose() => _registration.Dispose();

    private void Wake()
    {
        lock (_change)
            Monitor.PulseAll(_change);
    }

    private byte[]? Next(TimeSpan time)
    {
        lock (_change)
        {
            if (_messages.Count == 0 && !_isComplete && time > TimeSpan.Zero)
                Monitor.Wait(_change, time);
            if (_messages.TryDequeue(out var message))
                return message;
            return _isComplete ? throw new EndOfStreamException("The process says nothing more.") : null;
        }
    }

    private void Read()
    {
        using var stream = _stream;
        try
        {
            while (true)
                Deliver(Frame.Receive(stream));
        }
        catch (Exception end) when (end is IOException or InvalidDataException)
        {
            // Waiting callers learn that nothing more will come.
            Deliver(null);
        }
    }

    private void Deliver(byte[]? message)
    {
        lock (_change)
        {
            if (message is null)
                _isComplete = true;
            else
                _messages.Enqueue(message);
            Monitor.PulseAll(_change);
        }
    }
}
