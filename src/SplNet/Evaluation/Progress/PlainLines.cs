namespace SplNet.Evaluation.Progress;

/// <summary>A few lines for a log: each beginning and end, and in between no more than one in some seconds.</summary>
/// <param name="write">Writes a line.</param>
/// <param name="time">The clock.</param>
internal sealed class PlainLines(Action<string> write, TimeProvider time) : IProgressDisplay
{
    private static readonly TimeSpan Pause = TimeSpan.FromSeconds(5);

    private long _last;

    public void Announce(string text)
    {
        write(text);
        _last = time.GetTimestamp();
    }

    public void Update(string text)
    {
        if (time.GetElapsedTime(_last) >= Pause)
            Announce(text);
    }

    public void Clear()
    {
    }
}
