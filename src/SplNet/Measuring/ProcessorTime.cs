using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SplNet.Measuring;

/// <summary>
/// The processor time of all threads of this process. Linux and macOS report it in nanoseconds and update it at every switch; elsewhere,
/// for example on Windows, it grows in scheduler ticks, usually of 15.6 ms.
/// </summary>
internal static partial class ProcessorTime
{
    private const int OfProcessOnLinux = 2;
    private const int OfThreadOnLinux = 3;
    private const int OfProcessOnMac = 12;
    private const nint ThisProcess = -1;
    private const long NanosecondsInASecond = 1_000_000_000;
    private const double StepOfTheScheduler = 1e9 / 64;

    private static readonly bool HasClock = Environment.Is64BitProcess && (OperatingSystem.IsLinux() || OperatingSystem.IsMacOS());
    private static readonly int Clock = OperatingSystem.IsLinux() ? OfProcessOnLinux : OfProcessOnMac;

    /// <summary>Granularity of the clock; 0 if continuous.</summary>
    public static double StepNanoseconds => HasClock ? 0 : StepOfTheScheduler;

    public static double Nanoseconds()
    {
        if (HasClock && ReadClock(Clock, out var time) == 0)
            return (time.Seconds * 1e9) + time.Nanoseconds;

        // Without allocating an object and a handle for each reading, because readings surround calls whose time and bytes are counted.
        if (OperatingSystem.IsWindows() && ReadTimes(ThisProcess, out _, out _, out var kernel, out var user))
            return TimeSpan.FromTicks(kernel + user).TotalNanoseconds;
        using var process = Process.GetCurrentProcess();
        return process.TotalProcessorTime.TotalNanoseconds;
    }

    /// <summary>
    /// The processor time of all threads of this process except the calling one, in nanoseconds, on Linux; read around each iteration.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static long OfOtherThreads() =>
        ReadClock(OfProcessOnLinux, out var process) == 0 && ReadClock(OfThreadOnLinux, out var thread) == 0
            ? ((process.Seconds - thread.Seconds) * NanosecondsInASecond) + process.Nanoseconds - thread.Nanoseconds
            : 0;

    [LibraryImport("kernel32", EntryPoint = "GetProcessTimes")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool ReadTimes(nint process, out long created, out long ended, out long kernel, out long user);

    [LibraryImport("libc", EntryPoint = "clock_gettime")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int ReadClock(int clock, out Time time);

    [StructLayout(LayoutKind.Sequential)]
    private readonly struct Time
    {
        public readonly long Seconds;
        public readonly long Nanoseconds;
    }
}
