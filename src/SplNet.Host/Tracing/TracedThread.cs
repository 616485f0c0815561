using System.Diagnostics;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SplNet.Host.Tracing;

/// <summary>
/// A thread of another process whose instructions are counted one by one between its markers. The kernel accepts calls only from the OS
/// thread that called Seize.
/// </summary>
/// <param name="thread">The id of the thread.</param>
internal sealed unsafe class TracedThread(int thread)
{
    /// <summary>Instead of a count that a signal or a debugger interrupted.</summary>
    public const string Disturbed = "!";

    /// <summary>Instead of a count of a call with an instruction that failed, such as the use of a null reference.</summary>
    public const string Fault = "?";

    /// <summary>Instead of a count with more steps than can be taken in time.</summary>
    public const string Above = "+";

    // As many as take two and a half seconds, and never so few that the load of the machine decides what can be counted.
    private const double LongestSeconds = 2.5;
    private const long FewestSteps = 100_000;
    private const long MostSteps = 1_000_000;
    private const int TimedSteps = 1000;
    private const int Interrupted = 4;

    private long _cap = FewestSteps;
    private bool _isAbove;

    // A thread that was seized runs on, and may reach its first marker before the first wait.
    private bool _isStopped;

    /// <summary>
    /// Becomes the tracer. The system kills the process of the thread if this one ends before it lets go: its single
    /// steps could not be cleared.
    /// </summary>
    /// <returns>0, or the number of the error.</returns>
    public int Seize() => NativeTrace.Trace(NativeTrace.Seize, thread, 0, NativeTrace.ExitKill) == 0 ? 0 : Marshal.GetLastPInvokeError();

    /// <summary>Counts the instructions between the next two markers.</summary>
    /// <param name="isLast">True to let go of the thread afterwards.</param>
    /// <param name="places">Receives the number of stops at each address; null if that is not needed.</param>
    /// <returns>The count in words; null if the thread has ended.</returns>
    public string? Count(bool isLast, Dictionary<ulong, long>? places)
    {
        if (!RunToMarker(default) || StepToMarker(places) is not { } text)
            return null;
        if (isLast)
            NativeTrace.Trace(NativeTrace.Detach, thread, 0, 0);
        return text;
    }

    private string? StepToMarker(Dictionary<ulong, long>? places)
    {
        if (_isAbove)
            return RunToMarker(default) ? Above : null;
        var (steps, start, status) = (0L, Stopwatch.GetTimestamp(), default(StopStatus));
        do
        {
            status = Resume(NativeTrace.SingleStep, status);
            steps++;
            if (places is not null)
                CollectionsMarshal.GetValueRefOrAddDefault(places, InstructionPointer.Of(thread), out _)++;
            if (steps == TimedSteps)
                _cap = CapFor(Stopwatch.GetElapsedTime(start).TotalSeconds / TimedSteps);
        }
        while (status.IsStep && steps <= _cap);

        if (status.IsMarker)
            return steps.ToString(CultureInfo.InvariantCulture);
        if (status.IsGone)
            return null;

        // A handler that is stepped through could save the flag that steps, and set it again when tracing has ended.
        _isAbove = status.IsStep;
        return !RunToMarker(status) ? null : _isAbove ? Above : status.IsFault ? Fault : Disturbed;
    }

    private bool RunToMarker(StopStatus status)
    {
        do
            status = Resume(NativeTrace.Continue, status);
        while (!status.IsMarker && !status.IsGone);
        return status.IsMarker;
    }

    // Hands over what the thread was about to receive, and waits until it stops again.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private StopStatus Resume(int request, StopStatus last)
    {
        if (_isStopped)
            NativeTrace.Trace(last.IsGroupStop ? NativeTrace.Listen : request, thread, 0, last.Pending);
        int status;
        while (NativeTrace.Wait(thread, &status, NativeTrace.AnyThread) != thread)
        {
            if (Marshal.GetLastSystemError() != Interrupted)
                return StopStatus.Gone;
        }

        _isStopped = true;
        return new StopStatus(status);
    }

    private static long CapFor(double secondsPerStep) => (long)Math.Clamp(LongestSeconds / secondsPerStep, FewestSteps, MostSteps);
}
