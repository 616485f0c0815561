using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SplNet.Measuring.Alternation;

/// <summary>
/// The processor on which this thread runs. Processors of a virtual machine vary from moment to moment with the work of other machines on
/// the same cores, so compared iterations run on the same processor. Supported on Linux, and on Windows with up to 64 processors. macOS
/// neither reports the processor nor lets a thread choose one.
/// </summary>
internal static partial class CurrentProcessor
{
    /// <summary>No processor in particular.</summary>
    public const int Any = -1;

    // The size of the system's own type for a set of processors. The system refuses it on larger machines, and no thread is moved.
    private const int MostProcessors = 1024;
    private const int BytesOfSet = MostProcessors / 8;
    private const int BitsOfWord = 64;
    private const double WakersMilliseconds = 0.15;

    // Windows divides more processors into groups with separate numbering.
    private static readonly bool IsOneGroup = OperatingSystem.IsWindows() && Environment.ProcessorCount <= BitsOfWord;

    /// <summary>The number of the processor, or <see cref="Any"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static int Number() => OperatingSystem.IsLinux() ? GetProcessor() : IsOneGroup ? (int)GetProcessorOnWindows() : Any;

    /// <summary>
    /// Moves this thread to a processor if it may run there, without binding it: threads that it starts may run anywhere.
    /// </summary>
    /// <param name="processor">The number of the processor, or <see cref="Any"/>.</param>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static void MoveTo(int processor)
    {
        if (processor is < 0 or >= MostProcessors)
            return;
        var here = Number();
        if (here == processor || here == Any)
            return;
        if (IsOneGroup)
        {
            MoveOnWindows(processor);
            return;
        }

        Span<ulong> allowed = stackalloc ulong[MostProcessors / BitsOfWord];
        Span<ulong> one = stackalloc ulong[MostProcessors / BitsOfWord];
        allowed.Clear();
        one.Clear();
        one[processor / BitsOfWord] = 1UL << (processor % BitsOfWord);
        if (GetAffinity(0, BytesOfSet, ref MemoryMarshal.GetReference(allowed)) != 0
            || (allowed[processor / BitsOfWord] & one[processor / BitsOfWord]) == 0)
            return;
        if (SetAffinity(0, BytesOfSet, ref MemoryMarshal.GetReference(one)) == 0)
            SetAffinity(0, BytesOfSet, ref MemoryMarshal.GetReference(allowed));
    }

    /// <summary>
    /// Lets finishing threads end. A thread that has just granted a turn may be queued after this one, and the system would interrupt the
    /// iteration for it.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static void GiveWay()
    {
        var start = Stopwatch.GetTimestamp();
        while (Clock.MillisecondsSince(start) < WakersMilliseconds)
            Thread.Yield();
    }

    // The system rejects processors that the process may not use, and returns the previous mask.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private static void MoveOnWindows(int processor)
    {
        var thread = GetThreadOnWindows();
        if (processor < BitsOfWord && SetAffinityOnWindows(thread, (nuint)1 << processor) is var allowed and not 0)
            SetAffinityOnWindows(thread, allowed);
    }

    [LibraryImport("libc", EntryPoint = "sched_getcpu")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int GetProcessor();

    [LibraryImport("libc", EntryPoint = "sched_getaffinity")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int GetAffinity(int thread, nint bytes, ref ulong mask);

    [LibraryImport("libc", EntryPoint = "sched_setaffinity")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int SetAffinity(int thread, nint bytes, ref ulong mask);

    [LibraryImport("kernel32", EntryPoint = "GetCurrentProcessorNumber")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    private static partial uint GetProcessorOnWindows();

    [LibraryImport("kernel32", EntryPoint = "GetCurrentThread")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    private static partial nint GetThreadOnWindows();

    [LibraryImport("kernel32", EntryPoint = "SetThreadAffinityMask")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    private static partial nuint SetAffinityOnWindows(nint thread, nuint mask);
}
