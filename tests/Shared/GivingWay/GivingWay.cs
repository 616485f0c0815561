using System.Diagnostics;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SplNet.Tests.Shared;

/// <summary>
/// The lowest priority, for a suite whose tests judge no measured times: it takes no turn on the machine, and gives way to the suite that
/// has it. So do the processes that it starts. Its experiments have a turn of their own, or a suite that measures would wait for processes
/// of the lowest priority.
/// </summary>
public sealed partial class GivingWay
{
    private const int WhenNothingElseRuns = 5; // SCHED_IDLE
    private const string Turn = "SPLNET_LOCK";

    /// <summary>Gives way from now on.</summary>
    public GivingWay()
    {
        // A measuring process runs the fixtures of its test again, and has inherited both.
        if (MeasuringProcess.IsThis)
            return;
        Environment.SetEnvironmentVariable(Turn, Path.Combine(OwnedFolder.Create("splnet-turn-"), "turn"));
        if (OperatingSystem.IsLinux())
            GiveWay();
        else
            SetPriorityOfTheProcess();
    }

    /// <summary>
    /// Gives way before the runtime has made a worker thread, where the suite is a program. The C library remembers which policy a thread
    /// had when the runtime set its priority, and the runtime gives the remembered one to all threads that this thread makes, so a worker
    /// that gives way later makes workers that do not.
    /// </summary>
    [ModuleInitializer]
    internal static void Begin()
    {
        if (OperatingSystem.IsLinux() && !MeasuringProcess.IsThis)
            GiveWay();
    }

    // Linux schedules each thread by itself. The lowest priority alone would leave a seventieth of a processor to each of these threads, of
    // which there are ten and more; as idle ones they have a three-hundredth, and are left at once when one that measures wakes up.
    private static void GiveWay()
    {
        foreach (var thread in Directory.EnumerateDirectories("/proc/self/task"))
            _ = SetScheduler(int.Parse(Path.GetFileName(thread), CultureInfo.InvariantCulture), WhenNothingElseRuns, 0);
    }

    private static void SetPriorityOfTheProcess()
    {
        using var self = Process.GetCurrentProcess();
        self.PriorityClass = ProcessPriorityClass.Idle;
    }

    [LibraryImport("libc", EntryPoint = "sched_setscheduler")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int SetScheduler(int thread, int policy, in int priority);
}
