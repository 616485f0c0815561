namespace SplNet.Measuring.Engine;

/// <summary>The event by which a thread is told that what it waits for is over. A lock would do, but its contention would count as the operation's.</summary>
internal static class ThreadSignal
{
    [ThreadStatic]
    private static AutoResetEvent? _event;

    /// <summary>That of the calling thread.</summary>
    public static AutoResetEvent Own => _event ??= new AutoResetEvent(initialState: false);
}
