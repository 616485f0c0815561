using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;

namespace SplNet.Measuring.Engine;

/// <summary>
/// Awaits one call after the other, as a loop with <c>await</c> does: the next call starts on the thread that ended the one before. A thread that waits for each call would have to be woken
/// each time, which takes longer than many calls. So the measuring thread waits once, for the last call. The loop allocates nothing, since that would count as the operation's.
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

    /// <summary>Prepares the loop.</summary>
    protected AwaitingLoop() => _continue = Continue;

    /// <summary>How much later than the last call the measuring thread went on, in ticks of the clock; 0 if all calls had ended when they returned.</summary>
    public long Late { get; private set; }

    /// <summary>Performs operations.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Perform(long count) => Run(count, stamps: null);

    /// <summary>Performs operations, and reads the clock at the start and at the end of each.</summary>
    /// <param name="stamps">One more than operations.</param>
    /// <param name="count">How many operations.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Time(long[] stamps, long count)
    {
        stamps[0] = Stopwatch.GetTimestamp();
        Run(count, stamps);
    }

    /// <summary>Calls until a call suspends, or until all calls have ended. The loops of all kinds have the same body: a shared one would need a type parameter, through which nothing is inlined.</summary>
    /// <param name="done">How many calls have ended.</param>
    /// <param name="count">How many calls there are.</param>
    /// <param name="stamps">The times at which calls ended; null if the clock is not read.</param>
    /// <returns>False if a call has suspended: from then on the fields belong to the thread that ends it.</returns>
    protected abstract bool Proceed(long done, long count, long[]? stamps);

    /// <summary>Ends the call that has suspended; throws its failure.</summary>
    protected abstract void End();

    /// <summary>Records that a call suspends.</summary>
    /// <param name="done">How many calls have ended.</param>
    /// <returns>The continuation of the call.</returns>
    protected Action Suspend(long done)
    {
        _done = done;
        return _continue;
    }

    /// <summary>Captures the context in which the next call starts. A hand-written loop does so at each suspension; with value tasks that takes as much time as SplNet saves elsewhere.</summary>
    protected void Capture()
    {
        // It is nearly always the same object, and to write a reference takes longer than to compare it.
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

        // It does not spin, which would take the processor from what it waits for.
        _ended.WaitOne();
        Late = Stopwatch.GetTimestamp() - _end;
        _failure?.Throw();
    }

    // What flows with the test, such as an AsyncLocal, is there in each call.
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
