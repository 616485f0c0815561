using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SplNet.Measuring;

/// <summary>
/// The time for which the measuring thread was ready to run while others had the processor: <c>run_delay</c>, the second field of the
/// thread's <c>schedstat</c>, in nanoseconds. Linux reports it if the kernel counts it; other systems report nothing. Waiting for a lock, a
/// timer or a device is not included.
/// </summary>
internal static partial class ProcessorWait
{
    private const int LongestText = 64;
    private const int ReadOnlyAndNotForChildren = 0x80000;

    // Opened for the measuring thread, and read repeatedly without another look-up.
    [ThreadStatic]
    private static int _file;

    /// <summary>True if the system reports it for this thread.</summary>
    public static bool IsReported => File() > 0;

    /// <summary>The values reported so far.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static ProcessorWaitReading Read()
    {
        var file = File();
        return file > 0 ? new ProcessorWaitReading(Delay(file), ProcessorTime.OfOtherThreads()) : default;
    }

    // 0 until it has been tried.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private static int File() => _file == 0 ? Open() : _file;

    private static int Open()
    {
        var file = OperatingSystem.IsLinux() && Environment.Is64BitProcess
            ? Open("/proc/thread-self/schedstat", ReadOnlyAndNotForChildren)
            : -1;
        _file = file > 0 && Delay(file) >= 0 ? file : -1;
        return _file;
    }

    // Three numbers: time on the processor, time waiting for it, number of time slices. -1 if they are unavailable.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private static unsafe long Delay(int file)
    {
        var text = stackalloc byte[LongestText];
        var length = (int)ReadAt(file, text, LongestText, 0);
        var at = 0;
        while (at < length && text[at] != ' ')
            at++;
        if (++at >= length)
            return -1;
        long delay = 0;
        for (; at < length && text[at] is >= (byte)'0' and <= (byte)'9'; at++)
            delay = (10 * delay) + (text[at] - '0');
        return delay;
    }

    [LibraryImport("libc", EntryPoint = "open", StringMarshalling = StringMarshalling.Utf8)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int Open(string path, int flags);

    [LibraryImport("libc", EntryPoint = "pread")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static unsafe partial nint ReadAt(int file, byte* buffer, nint count, long offset);
}
