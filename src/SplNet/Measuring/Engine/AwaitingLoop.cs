using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;

namespace SplNet.Measuring.Engine;

/// <summary>
/// Awaits one call after the other, like a loop with <c>await</c>: the next call starts on the thread that completed the previous one.
/// Waking a waiting thread for each call would take longer than many calls, so the measuring thread waits only once, for the last call. The
/// loop allocates nothing, because its allocations would count as the operation's.
/// </summary>
internal abstract class AwaitingLoop
{
    private static readonly ContextCallback Resumption = static loop => ((AwaitingLoop)loop!).Resume();

    private readonly Action _continue;
    private long[]? _stamps;
    private long _count;
    private long _done;
    private long _end;
    private AutoResetEvent? _ended;
    private ExecutionContext? _context;
    private ExceptionDispatchInfo? _failure;

    /// <summary>Creates the loop.</summary>
    protected AwaitingLoop() => _continue = Continue;

    /// <summary>
    /// The delay between the end of the last call and the measuring thread's return, in ticks of the clock; 0 if all calls had completed
    /// when they returned.
    /// </summary>
    public long Late { get; private set; }

    /// <summary>Performs operations.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Perform(long count) => Run(count, stamps: null);

    /// <summary>Performs operations, and reads the clock at the start and at the end of each.</summary>
    /// <param name="stamps">Receives the readings; one more than operations.</param>
    /// <param name="count">The number of operations.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Time(long[] stamps, long count)
    {
        stamps[0] = Stopwatch.GetTimestamp();
        Run(count, stamps);
    }

    /// <summary>
    /// Calls until a call suspends or all calls have ended. The loops of all kinds repeat this body: a shared one would need a type
    /// parameter, which prevents inlining.
    /// </summary>
    /// <param name="done">The number of completed calls.</param>
    /// <param name="count">The number of calls.</param>
    /// <param name="stamps">Receives the end times of calls; null if the clock is not read.</param>
    /// <returns>False if a call has suspended; the fields then belong to the thread that completes it.</returns>
    protected abstract bool Proceed(long done, long count, long[]? stamps);

    /// <summary>Ends the suspended call; throws its exception.</summary>
    protected abstract void End();

    /// <summary>Records that a call suspends.</summary>
    /// <param name="done">The number of completed calls.</param>
    /// <returns>The continuation of the call.</returns>
    protected Action Suspend(long done)
    {
        _done = done;
        return _continue;
    }

    /// <summary>
    /// Captures the context for the next call. A hand-written loop does this at each suspension; for value tasks it costs as much time as
    /// SplNet saves elsewhere.
    /// </summary>
    protected void Capture()
    {
        // The object is almost always the same, and comparing a reference is faster than writing it.
        if (ExecutionContext.Capture() is var context && !ReferenceEquals(context, _context))
            _context = context;
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Run(long count, long[]? stamps)
    {
        (_count, _stamps, _failure, Late) = (count, stamps, null, 0);
        _context = ExecutionContext.Capture();
        _ended = ThreadSignal.Own;
        if (Proceed(0, count, stamps))
            return;

        // Spinning would take the processor away from the awaited work.
        _ended.WaitOne();
        Late = Stopwatch.GetTimestamp() - _end;
        _failure?.Throw();
    }

    // Values that flow with the test, such as an AsyncLocal, are available in each call.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Continue()
    {
        if (_context is { } context)
            ExecutionContext.Run(context, Resumption, this);
        else
            Resume();
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Resume()
    {
        try
        {
            End();
            var done = _done + 1;
            if (_stamps is not null)
                _stamps[done] = Stopwatch.GetTimestamp();
            if (!Proceed(done, _count, _stamps))
                return;
        }
        catch (Exception failure)
        {
            _failure = ExceptionDispatchInfo.Capture(failure);
        }

        _end = Stopwatch.GetTimestamp();
        _ended!.Set();
    }
}
