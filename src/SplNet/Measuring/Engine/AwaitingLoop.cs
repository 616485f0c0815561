using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;

namespace SplNet.Measuring.Engine;

/// <summary>
/// Awaits one call after the other, as a loop with <c>await</c> does: the next one begins on the thread that ended the one before. A thread that waits for each of them would have to be woken
/// each time, which takes longer than many calls; so the measuring thread waits once, for the last one. Nothing is allocated, since that would count as the operation's.
/// </summary>
/// <typeparam name="TCall">The call.</typeparam>
/// <typeparam name="TAwaiter">Its awaiter.</typeparam>
internal sealed class AwaitingLoop<TCall, TAwaiter>
    where TCall : struct, IAwaitedCall<TAwaiter>
    where TAwaiter : struct, ICriticalNotifyCompletion
{
    private static readonly ContextCallback Resumption = static loop => ((AwaitingLoop<TCall, TAwaiter>)loop!).Resume();

    private readonly Action _continue;
    private readonly TCall _call;
    private TAwaiter _awaiter;
    private long[]? _stamps;
    private long _count;
    private long _done;
    private long _end;
    private AutoResetEvent? _ended;
    private ExecutionContext? _context;
    private ExceptionDispatchInfo? _failure;

    /// <summary>Prepares the loop.</summary>
    /// <param name="call">The call.</param>
    public AwaitingLoop(TCall call)
    {
        _call = call;
        _continue = Continue;
    }

    /// <summary>How much later than the last call the measuring thread went on, in ticks of the clock; 0 where all calls had ended when they returned.</summary>
    public long Late { get; private set; }

    /// <summary>Performs operations.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Perform(long count) => Run(count, stamps: null);

    /// <summary>Performs operations, and reads the clock at the beginning and at the end of each.</summary>
    /// <param name="stamps">One more than operations.</param>
    /// <param name="count">How many operations.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Time(long[] stamps, long count)
    {
        stamps[0] = Stopwatch.GetTimestamp();
        Run(count, stamps);
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Run(long count, long[]? stamps)
    {
        (_count, _done, _stamps, _failure, Late) = (count, 0, stamps, null, 0);
        _context = ExecutionContext.Capture();
        _ended = ThreadSignal.Own;
        if (Proceed())
            return;

        // It does not spin, which would take the processor from what it waits for.
        _ended.WaitOne();
        Late = Stopwatch.GetTimestamp() - _end;
        _failure?.Throw();
    }

    // False where it goes on elsewhere: from then on the fields are that thread's.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private bool Proceed()
    {
        var (count, stamps) = (_count, _stamps);
        for (var done = _done; done < count;)
        {
            var awaiter = _call.Start();
            if (!TCall.IsCompleted(awaiter))
            {
                (_done, _awaiter) = (done, awaiter);
                awaiter.UnsafeOnCompleted(_continue);
                return false;
            }

            TCall.End(awaiter);
            done++;
            if (stamps is not null)
                stamps[done] = Stopwatch.GetTimestamp();
        }

        return true;
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
            TCall.End(_awaiter);
            _done++;
            if (_stamps is not null)
                _stamps[_done] = Stopwatch.GetTimestamp();
            if (!Proceed())
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
