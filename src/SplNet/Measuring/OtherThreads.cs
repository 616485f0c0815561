using System.Diagnostics;

namespace SplNet.Measuring;

/// <summary>
/// Decides whose bytes other threads allocated while operations ran. The runtime counts bytes of a thread and bytes of the process, but does not know for which operation a thread works. Bytes are those of
/// the background only if two tests agree: nothing flowed from the operation to another thread, and other threads allocate no less while no operation runs.
/// </summary>
/// <param name="iterate">Performs an iteration on this thread and counts its bytes.</param>
/// <param name="invocations">The operations of an iteration.</param>
internal sealed class OtherThreads(Func<AllocationWindow> iterate, int invocations)
{
    private const double StandardErrors = 3;
    private const double LongestSearch = 1000; // milliseconds
    private const double LongestRound = 500;

    // A thread that works off what operations left allocates without them too, but it is busy or becomes idle.
    private const double MostBusy = 0.25;
    private static readonly TimeSpan Settling = TimeSpan.FromMilliseconds(100);

    // An object takes three words at least: an operation that allocates elsewhere each time is well above.
    private static readonly double HalfAnObject = 1.5 * IntPtr.Size;

    /// <summary>Measures until it is known or the time is over.</summary>
    /// <param name="iterations">What was allocated in iterations so far.</param>
    public BytesOfOthers Find(IReadOnlyList<AllocationWindow> iterations)
    {
        if (HandsOver())
            return BytesOfOthers.Operation;
        var (with, without) = (new List<double>(), new List<double>());
        var start = Stopwatch.GetTimestamp();
        while (true)
        {
            var share = Math.Min(1, LongestRound / (Clock.Nanoseconds(iterations.Sum(static window => window.Ticks)) / 1e6));
            Thread.Sleep(Settling);
            var (began, busy) = (Stopwatch.GetTimestamp(), BusyNanoseconds());
            AllocationWindow[] idle = [.. iterations.Select(window => Idle((long)(share * window.Ticks)))];
            busy = (BusyNanoseconds() - busy) / Clock.Nanoseconds(Stopwatch.GetTimestamp() - began);
            with.AddRange(iterations.Select(static window => (double)window.OfOthers));
            without.AddRange(idle.Select(window => window.OfOthers / share));
            var found = Decide([.. with], [.. without], invocations, OperatingSystem.IsLinux() ? busy : busy - 1);
            if (found != BytesOfOthers.Unknown || Clock.MillisecondsSince(start) > LongestSearch)
                return found;
            iterations = [.. iterations.Select(_ => iterate())];
        }
    }

    /// <summary>Decides by what other threads allocated in iterations and in as much time without operations.</summary>
    /// <param name="with">Bytes of iterations.</param>
    /// <param name="without">Bytes in the same time without them.</param>
    /// <param name="invocations">The operations of an iteration.</param>
    /// <param name="busy">The processors that other threads used without operations.</param>
    internal static BytesOfOthers Decide(double[] with, double[] without, int invocations, double busy)
    {
        var differences = with.Zip(without, static (one, other) => one - other).ToArray();
        var more = differences.Sum();
        var margin = StandardErrors * ErrorOfSum(differences);
        if (more > margin)
            return BytesOfOthers.Operation;
        var (first, last) = (without[..(without.Length / 2)], without[^(without.Length / 2)..]);
        var declines = first.Sum() - last.Sum() > StandardErrors * ErrorOfSum([.. first.Zip(last, static (one, other) => one - other)]);
        return (more + margin) / ((double)with.Length * invocations) < HalfAnObject && !declines && busy < MostBusy ? BytesOfOthers.Background : BytesOfOthers.Unknown;
    }

    // The context of the operation flows with tasks, timers, new threads and awaited continuations. What passes work to a thread that was there before may leave it out.
    private bool HandsOver()
    {
        var measuring = Environment.CurrentManagedThreadId;
        var hasLeft = false;
        var mark = new AsyncLocal<bool>(change =>
        {
            if (change.CurrentValue && Environment.CurrentManagedThreadId != measuring)
                Volatile.Write(ref hasLeft, true);
        });
        mark.Value = true;
        try
        {
            iterate();
        }
        finally
        {
            mark.Value = false;
        }

        if (!Volatile.Read(ref hasLeft))
            Thread.Sleep(Settling);
        return Volatile.Read(ref hasLeft);
    }

    // The thread is busy, as it is with operations: what others do meanwhile depends on that.
    private static AllocationWindow Idle(long ticks) => AllocationWindow.Of(() =>
    {
        var start = Stopwatch.GetTimestamp();
        while (Stopwatch.GetTimestamp() - start < ticks)
            Thread.SpinWait(1);
    });

    // Of other threads where the system reports it, else of all.
    private static double BusyNanoseconds() => OperatingSystem.IsLinux() ? ProcessorTime.OfOtherThreads() : ProcessorTime.Nanoseconds();

    private static double ErrorOfSum(double[] values)
    {
        if (values.Length < 2)
            return double.PositiveInfinity;
        var mean = values.Average();
        return Math.Sqrt(values.Sum(value => (value - mean) * (value - mean)) * values.Length / (values.Length - 1));
    }
}
