using System.Globalization;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SplNet.Measuring.Instructions;

/// <summary>
/// Signals of the measuring thread to itself, by which the tracer sees where a count begins and ends. Without a
/// tracer the system drops them.
/// </summary>
internal static partial class Marker
{
    private const int Urgent = 23;
    private const int DeclareTracer = 0x59616d61;

    /// <summary>Sends one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static void Send() => _ = Raise(Urgent);

    /// <summary>The system's id of this thread.</summary>
    public static int Thread() => int.Parse(
        Path.GetFileName(new FileInfo("/proc/thread-self").ResolveLinkTarget(returnFinalTarget: false)!.FullName),
        CultureInfo.InvariantCulture);

    /// <summary>Allows a process to trace this one where the system restricts that to ancestors.</summary>
    /// <param name="process">The id of the process; 0 for none.</param>
    public static void Allow(int process) => _ = Control(DeclareTracer, process, 0, 0, 0);

    [LibraryImport("libc", EntryPoint = "raise")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    [SuppressGCTransition]
    private static partial int Raise(int signal);

    [LibraryImport("libc", EntryPoint = "prctl")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int Control(int option, nint first, nint second, nint third, nint fourth);
}
