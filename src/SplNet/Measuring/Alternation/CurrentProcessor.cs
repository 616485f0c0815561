using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SplNet.Measuring.Alternation;

/// <summary>
/// The processor on which this thread runs. Those of a virtual machine differ from one moment to the next, by what other machines do on the
/// same cores, so iterations that are compared run on the same one. Linux, and Windows with up to 64 processors; macOS neither tells it nor lets a thread choose.
/// </summary>
internal static partial class CurrentProcessor
{
    /// <summary>No processor in particular.</summary>
    public const int Any = -1;

    // As many as the system's own type of a set of processors holds; larger machines refuse it, and nothing is moved.
    private const int MostProcessors = 1024;
    private const int BytesOfSet = MostProcessors / 8;
    private const int BitsOfWord = 64;
    private const double WakersMilliseconds = 0.15;

    // Windows divides more of them into groups, each with numbers of its own.
    private static readonly bool IsOneGroup = OperatingSystem.IsWindows() && Environment.ProcessorCount <= BitsOfWord;

    /// <summary>Its number, or <see cref="Any"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static int Number() => OperatingSystem.IsLinux() ? GetProcessor() : IsOneGroup ? (int)GetProcessorOnWindows() : Any;

    /// <summary>Moves this thread there, if it may run there, and binds it to nothing: threads that it starts are as free as before.</summary>
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
        if (GetAffinity(0, BytesOfSet, ref MemoryMarshal.GetReference(allowed)) != 0 || (allowed[processor / BitsOfWord] & one[processor / BitsOfWord]) == 0)
            return;
        if (SetAffinity(0, BytesOfSet, ref MemoryMarshal.GetReference(one)) == 0)
            SetAffinity(0, BytesOfSet, ref MemoryMarshal.GetReference(allowed));
    }

    /// <summary>
    /// Lets the threads end that are about to: those that gave leave may stand behind this one now, and the system would interrupt the
    /// iteration for them.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public static void GiveWay()
    {
        var start = Stopwatch.GetTimestamp();
        while (Clock.MillisecondsSince(start) < WakersMilliseconds)
            Thread.Yield();
    }

    // The system refuses processors that the process may not use, and gives the mask that was in force.
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
