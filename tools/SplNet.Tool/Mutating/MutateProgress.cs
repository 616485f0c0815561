using System.Globalization;
using SplNet.Values;

namespace SplNet.Tool.Mutating;

/// <summary>Writes progress lines for waiting users, at least one every five seconds; results are written elsewhere.</summary>
internal sealed class MutateProgress : IDisposable
{
    // The next check after the pause is still within five seconds.
    private static readonly TimeSpan Pause = TimeSpan.FromSeconds(4);
    private static readonly TimeSpan PollInterval = TimeSpan.FromSeconds(1);

    private readonly Lock _turn = new();
    private readonly TextWriter _errors;
    private readonly TimeProvider _time;
    private readonly long _start;
    private readonly ITimer _timer;
    private TimeSpan _written = -Pause;
    private string _doing = string.Empty;

    /// <summary>Starts the progress output.</summary>
    /// <param name="errors">Receives the lines.</param>
    /// <param name="time">The clock; null for the system clock.</param>
    public MutateProgress(TextWriter errors, TimeProvider? time = null)
    {
        (_errors, _time) = (errors, time ?? TimeProvider.System);
        _start = _time.GetTimestamp();
        _timer = _time.CreateTimer(_ => WriteAfterPause(), null, PollInterval, PollInterval);
    }

    /// <summary>Announces a step.</summary>
    public void Step(string text)
    {
        lock (_turn)
        {
            Write(text);
            _doing = text.TrimEnd('.');
        }
    }

    /// <summary>Announces an operation that may take a while.</summary>
    public void Begin(string text)
    {
        lock (_turn)
            _doing = text;
    }

    /// <summary>Reports that some of all items are done; written after a pause, and at the end.</summary>
    public void Done(string what, int done, int all, string last)
    {
        lock (_turn)
        {
            _doing = string.Create(
                CultureInfo.InvariantCulture, $"{what}: {done} of {all}{(last.Length == 0 ? string.Empty : $"; {last}")}");
            if (done >= all || Elapsed - _written >= Pause)
                Write($"  {_doing}; {Durations.Text(Elapsed)}");
        }
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        _timer.Dispose();
        lock (_turn)
            _doing = string.Empty;
    }

    private TimeSpan Elapsed => _time.GetElapsedTime(_start);

    private void WriteAfterPause()
    {
        lock (_turn)
        {
            if (_doing.Length > 0 && Elapsed - _written >= Pause)
                Write($"  {_doing}; {Durations.Text(Elapsed)}");
        }
    }

    private void Write(string line)
    {
        _errors.WriteLine(line);
        _written = Elapsed;
    }
}
