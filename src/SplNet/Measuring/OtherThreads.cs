using System.Diagnostics;

namespace SplNet.Measuring;

/// <summary>
/// Decides where the bytes of other threads came from while operations ran. The runtime counts bytes per thread and per process, but does
/// not know for which operation a thread works. Bytes belong to the background only if two tests agree: nothing flowed from the operation
/// to another thread, and other threads allocate no less while no operation runs.
/// </summary>
/// <param name="iterate">Performs an iteration on this thread and returns its bytes.</param>
/// <param name="invocations">The number of operations in an iteration.</param>
internal sealed class OtherThreads(Func<AllocationWindow> iterate, int invocations)
{
    private const double StandardErrors = 3;
    private const double LongestSearch = 1000; // milliseconds
    private const double LongestRound = 500;

    // A thread that processes the leftovers of operations also allocates without them, but it is either busy or becomes idle.
    private const double MostBusy = 0.25;
    private static readonly TimeSpan Settling = TimeSpan.FromMilliseconds(100);

    // An object takes at least three words, so an operation that always allocates on another thread is well above this.
    private static readonly double HalfAnObject = 1.5 * IntPtr.Size;

    /// <summary>Measures until the answer is known or the time is over.</summary>
    /// <param name="iterations">The allocations in the iterations so far.</param>
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

    /// <summary>Decides from the allocations of other threads in iterations and in the same time without operations.</summary>
    /// <param name="with">The bytes in iterations.</param>
    /// <param name="without">The bytes in the same time without operations.</param>
    /// <param name="invocations">The number of operations in an iteration.</param>
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
        return (more + margin) / ((double)with.Length * invocations) < HalfAnObject && !declines && busy < MostBusy
            ? BytesOfOthers.Background
            : BytesOfOthers.Unknown;
    }

    // The context of the operation flows with tasks, timers, new threads and awaited continuations. Code that passes work to an existing
    // thread may not pass the context.
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

    // The thread is kept busy as it is during operations, because this affects the other threads.
    private static AllocationWindow Idle(long ticks) => AllocationWindow.Of(() =>
    {
        var start = Stopwatch.GetTimestamp();
        while (Stopwatch.GetTimestamp() - start < ticks)
            Thread.SpinWait(1);
    });

    // Of other threads if the system reports it, otherwise of all threads.
    private static double BusyNanoseconds() => OperatingSystem.IsLinux() ? ProcessorTime.OfOtherThreads() : ProcessorTime.Nanoseconds();

    private static double ErrorOfSum(double[] values)
    {
        if (values.Length < 2)
            return double.PositiveInfinity;
        var mean = values.Average();
        return Math.Sqrt(values.Sum(value => (value - mean) * (value - mean)) * values.Length / (values.Length - 1));
    }
}
