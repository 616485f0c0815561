namespace SplNet.Measuring.Engine;

/// <summary>The event that wakes a waiting thread. A lock would also work, but its contention would count as the operation's.</summary>
internal static class ThreadSignal
{
    [ThreadStatic]
    private static AutoResetEvent? _event;

    /// <summary>The event of the calling thread.</summary>
    public static AutoResetEvent Own => _event ??= new AutoResetEvent(initialState: false);
}
