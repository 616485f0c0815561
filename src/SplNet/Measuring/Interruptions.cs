using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SplNet.Measuring;

/// <summary>
/// How often the operating system took the processor away. Linux tells it of the thread, macOS of the whole process; elsewhere
/// nothing is told, and the count stays at zero.
/// </summary>
internal static partial class Interruptions
{
    private const int OfProcess = 0;
    private const int OfThread = 1;

    // Two times of two words each, then fourteen counters, the last of which is ru_nivcsw; some systems reserve as many words again.
    private const int Words = 36;
    private const int InvoluntarySwitches = 17;

    private static readonly bool IsTold = Environment.Is64BitProcess && (OperatingSystem.IsLinux() || OperatingSystem.IsMacOS());
    private static readonly int Whose = OperatingSystem.IsLinux() ? OfThread : OfProcess;

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static long Count()
    {
        if (!IsTold)
            return 0;
        Span<long> usage = stackalloc long[Words];
        return GetUsage(Whose, ref MemoryMarshal.GetReference(usage)) == 0 ? usage[InvoluntarySwitches] : 0;
    }

    [LibraryImport("libc", EntryPoint = "getrusage")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int GetUsage(int whose, ref long usage);
}
