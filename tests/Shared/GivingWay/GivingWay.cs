using System.Diagnostics;
using System.Globalization;
using System.Runtime.InteropServices;

namespace SplNet.Tests.Shared;

/// <summary>
/// The lowest priority, for a suite whose tests judge no measurement: it takes no turn on the machine, and gives way to the suite that has it. So do the processes that it starts.
/// </summary>
public sealed partial class GivingWay
{
    private const int OfOneThread = 0;
    private const int Lowest = 19;

    /// <summary>Gives way from now on.</summary>
    public GivingWay()
    {
        if (!OperatingSystem.IsLinux())
        {
            using var self = Process.GetCurrentProcess();
            self.PriorityClass = ProcessPriorityClass.Idle;
            return;
        }

        // Linux gives each thread a priority of its own; new threads and processes take that of the thread that starts them.
        foreach (var thread in Directory.EnumerateDirectories("/proc/self/task"))
            _ = SetPriority(OfOneThread, int.Parse(Path.GetFileName(thread), CultureInfo.InvariantCulture), Lowest);
    }

    [LibraryImport("libc", EntryPoint = "setpriority")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int SetPriority(int which, int thread, int niceness);
}
