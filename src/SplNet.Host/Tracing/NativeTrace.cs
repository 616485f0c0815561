using System.Runtime.InteropServices;

namespace SplNet.Host.Tracing;

/// <summary>Calls of Linux that trace a thread and choose its processor.</summary>
internal static unsafe partial class NativeTrace
{
    public const int Continue = 7;
    public const int SingleStep = 9;
    public const int Detach = 17;
    public const int GetRegisterSet = 0x4204;
    public const int Seize = 0x4206;
    public const int Listen = 0x4208;

    /// <summary>The signal that each stop of a traced thread would send.</summary>
    public const int ChildChanged = 17;

    /// <summary>The action that drops a signal.</summary>
    public const nint Ignore = 1;

    /// <summary>Waits for threads as well as for processes.</summary>
    public const int AnyThread = 0x40000000;

    /// <summary>The kernel kills the traced process when its tracer ends without detaching.</summary>
    public const nint ExitKill = 1 << 20;

    [LibraryImport("libc", EntryPoint = "ptrace", SetLastError = true)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    public static partial nint Trace(int request, int thread, nint address, nint data);

    [LibraryImport("libc", EntryPoint = "waitpid")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    public static partial int Wait(int thread, int* status, int options);

    /// <summary>Chooses what a signal does.</summary>
    [LibraryImport("libc", EntryPoint = "signal")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    public static partial nint Handle(int signal, nint action);

    [LibraryImport("libc", EntryPoint = "sched_getcpu")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    public static partial int GetProcessor();

    [LibraryImport("libc", EntryPoint = "sched_getaffinity")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    public static partial int GetAffinity(int thread, nint bytes, ulong* mask);

    [LibraryImport("libc", EntryPoint = "sched_setaffinity")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    public static partial int SetAffinity(int thread, nint bytes, ulong* mask);
}
