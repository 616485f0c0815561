using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SplNet.Measuring;

/// <summary>
/// Counts how often the operating system preempted the code. Linux reports this per thread, macOS for the whole process; on other systems
/// the count stays at zero.
/// </summary>
internal static partial class Interruptions
{
    private const int OfProcess = 0;
    private const int OfThread = 1;

    // Two times of two words each, then fourteen counters, ending with ru_nivcsw; some systems reserve twice as many words.
    private const int Words = 36;
    private const int InvoluntarySwitches = 17;

    private static readonly bool IsReported = Environment.Is64BitProcess && (OperatingSystem.IsLinux() || OperatingSystem.IsMacOS());
    private static readonly int Whose = OperatingSystem.IsLinux() ? OfThread : OfProcess;

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static long Count()
    {
        if (!IsReported)
            return 0;
        Span<long> usage = stackalloc long[Words];
        return GetUsage(Whose, ref MemoryMarshal.GetReference(usage)) == 0 ? usage[InvoluntarySwitches] : 0;
    }

    [LibraryImport("libc", EntryPoint = "getrusage")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int GetUsage(int whose, ref long usage);
}
