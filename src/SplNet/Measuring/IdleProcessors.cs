using System.Runtime.InteropServices;

namespace SplNet.Measuring;

/// <summary>
/// The total idle time of all processors of this machine. If there is little, a thread that is not computing may only have been waiting for
/// a processor. Read on Windows, which does not report how long a thread waits for a processor.
/// </summary>
internal static partial class IdleProcessors
{
    private const double NanosecondsOfAUnit = 100;

    /// <summary>The idle time so far; NaN on other systems.</summary>
    public static double Nanoseconds() =>
        OperatingSystem.IsWindows() && ReadTimes(out var idle, out _, out _) ? idle * NanosecondsOfAUnit : double.NaN;

    [LibraryImport("kernel32", EntryPoint = "GetSystemTimes")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool ReadTimes(out long idle, out long kernel, out long user);
}
