using System.Runtime.InteropServices;

namespace SplNet.Measuring;

/// <summary>
/// How long the processors of this machine had nothing to do, all of them together: where that is little, what does not compute may only have waited for one. Read on Windows, which does
/// not tell how long a thread waits for a processor.
/// </summary>
internal static partial class IdleProcessors
{
    private const double NanosecondsOfAUnit = 100;

    /// <summary>What was told so far; not a number elsewhere.</summary>
    public static double Nanoseconds() => OperatingSystem.IsWindows() && ReadTimes(out var idle, out _, out _) ? idle * NanosecondsOfAUnit : double.NaN;

    [LibraryImport("kernel32", EntryPoint = "GetSystemTimes")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool ReadTimes(out long idle, out long kernel, out long user);
}
