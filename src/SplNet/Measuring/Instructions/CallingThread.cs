using System.Diagnostics;
using System.Runtime.InteropServices;
using SplNet.Measuring.Engine;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring.Instructions;

/// <summary>Finds out whether a call does all its work on the thread that calls it. Nothing is traced meanwhile.</summary>
internal static partial class CallingThread
{
    private const int MostCalls = 10;
    private const int FewestCalls = 2;
    private const double LongestMilliseconds = 50;
    private const int OfThread = 1;
    private const int Words = 36;
    private const int VoluntarySwitches = 16;

    /// <summary>
    /// True if at least every second call waits for something or gives work to the thread pool. The call is assumed to wait for a thread
    /// that it starts.
    /// </summary>
    /// <param name="loops">The warm call.</param>
    /// <param name="cycle">The phases around each iteration.</param>
    public static bool IsLeftBy(CallLoops loops, IterationCycle cycle)
    {
        var (leaves, calls, start) = (0, 0, Stopwatch.GetTimestamp());
        while (calls < FewestCalls || (calls < MostCalls && Clock.MillisecondsSince(start) < LongestMilliseconds))
        {
            cycle.Before(1);
            var before = Left();
            loops.Single(1);
            leaves += Left() == before ? 0 : 1;
            calls++;
            cycle.After();
        }

        return 2 * leaves >= calls;
    }

    private static (long Switches, long WorkItems) Left()
    {
        Span<long> usage = stackalloc long[Words];
        var switches = GetUsage(OfThread, ref MemoryMarshal.GetReference(usage)) == 0 ? usage[VoluntarySwitches] : 0;
        return (switches, ThreadPool.CompletedWorkItemCount + ThreadPool.PendingWorkItemCount);
    }

    [LibraryImport("libc", EntryPoint = "getrusage")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int GetUsage(int whose, ref long usage);
}
