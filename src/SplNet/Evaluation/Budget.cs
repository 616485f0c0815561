namespace SplNet.Evaluation;

/// <summary>The time that an experiment may take, by a clock that never jumps.</summary>
internal sealed class Budget(TimeProvider time, TimeSpan limit)
{
    // A launch is not cut off for being somewhat slower than those before it.
    private const double Patience = 5;
    private static readonly TimeSpan ShortestBound = TimeSpan.FromSeconds(5);

    private readonly long _start = time.GetTimestamp();

    /// <summary>The time that it has taken.</summary>
    public TimeSpan Elapsed => time.GetElapsedTime(_start);

    /// <summary>The time that is left; never negative.</summary>
    public TimeSpan Left => limit > Elapsed ? limit - Elapsed : TimeSpan.Zero;

    /// <summary>How long the next launch may take: a hang late in the experiment need not cost a whole launch timeout.</summary>
    /// <param name="timeout">The limit of any launch.</param>
    /// <param name="longest">The longest launch of the same operand so far; zero if there was none.</param>
    public TimeSpan BoundOfLaunch(TimeSpan timeout, TimeSpan longest)
    {
        if (longest == TimeSpan.Zero)
            return timeout;
        var patient = TimeSpan.FromTicks(Math.Max(Math.Max(Left.Ticks, ShortestBound.Ticks), (long)(Patience * longest.Ticks)));
        return patient < timeout ? patient : timeout;
    }
}
