namespace SplNet.Host.Tracing;

/// <summary>The reason for which a traced thread stopped, as <c>waitpid</c> returns it.</summary>
/// <param name="Value">The status word.</param>
internal readonly record struct StopStatus(int Value)
{
    private const int Stopped = 0x7f;
    private const int Trap = 5;
    private const int Urgent = 23;

    private const int Illegal = 4;
    private const int BadAddress = 7;
    private const int Arithmetic = 8;
    private const int Segment = 11;

    // SIGSTOP, SIGTSTP, SIGTTIN and SIGTTOU.
    private const int StopSignals = (1 << 19) | (1 << 20) | (1 << 21) | (1 << 22);

    /// <summary>The thread is gone.</summary>
    public static StopStatus Gone { get; } = new(0);

    /// <summary>True if one instruction ran.</summary>
    public bool IsStep => Value == ((Trap << 8) | Stopped);

    /// <summary>True if the thread called out that a count begins or ends.</summary>
    public bool IsMarker => Value == ((Urgent << 8) | Stopped);

    /// <summary>True if the thread or its process has ended.</summary>
    public bool IsGone => (Value & 0xff) != Stopped;

    /// <summary>True if the whole process was suspended, as Ctrl+Z does.</summary>
    public bool IsGroupStop => IsEvent && (StopSignals & (1 << Signal)) != 0;

    /// <summary>The signal that the thread has yet to receive; 0 for none.</summary>
    public int Pending => IsGone || IsEvent || IsStep || IsMarker ? 0 : Signal;

    /// <summary>True if the instruction itself failed.</summary>
    public bool IsFault => Pending is Illegal or BadAddress or Arithmetic or Segment;

    private bool IsEvent => Value >> 16 != 0;

    private int Signal => (Value >> 8) & 0xff;
}
