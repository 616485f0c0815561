using System.Diagnostics;
using SplNet.Measuring;

namespace SplNet.Processes.Trials;

/// <summary>The resources that this process holds at one moment, after a collection of garbage.</summary>
/// <param name="Bytes">Objects that are alive, counted exactly by the collection.</param>
/// <param name="Activities">Threads that are not the pool's, work that waits for the pool, timers.</param>
/// <param name="Handles">Open files, sockets and the like; 0 if the system does not report them.</param>
internal readonly record struct HeldResources(long Bytes, long Activities, long Handles)
{
    public static HeldResources Read() =>
        new(LiveHeap.Bytes(), ThreadsOfUsers() + ThreadPool.PendingWorkItemCount + Timer.ActiveCount, OpenHandles());

    private static long ThreadsOfUsers() =>
        (OperatingSystem.IsLinux() ? Count("/proc/self/task") : OfProcess(static process => process.Threads.Count))
        - ThreadPool.ThreadCount;

    private static long OpenHandles() => OperatingSystem.IsLinux() ? Count("/proc/self/fd")
        : OperatingSystem.IsWindows() ? OfProcess(static process => process.HandleCount)
        : 0;

    private static long Count(string folder) => Directory.EnumerateFileSystemEntries(folder).LongCount();

    private static long OfProcess(Func<Process, int> read)
    {
        using var process = Process.GetCurrentProcess();
        return read(process);
    }
}
