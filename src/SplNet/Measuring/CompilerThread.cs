using System.Runtime.CompilerServices;

namespace SplNet.Measuring;

/// <summary>
/// The thread on which the runtime recompiles methods. On a busy machine it may have pending methods but no processor, for longer than the
/// quiet period; only its state reveals this. Linux reports the state; on other systems the thread appears to be idle.
/// </summary>
internal sealed class CompilerThread
{
    private const string Threads = "/proc/self/task";
    private const int LongestBeginning = 128;
    private const byte Running = (byte)'R';

    private string? _file;

    // The system keeps 15 bytes of ".NET Tiered Compilation Worker", the name up to .NET 10.
    private static ReadOnlySpan<byte> CompilationWorker => "(.NET Tiered Com) "u8;

    // The name from .NET 11 on.
    private static ReadOnlySpan<byte> TieredJit => "(.NET Tiered JIT) "u8;

    /// <summary>True if it is compiling, or waiting for a processor to do so.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public bool HasWork()
    {
        if (_file is not null)
            return StateIn(_file) == Running;
        if (!OperatingSystem.IsLinux() || !Directory.Exists(Threads))
            return false;
        foreach (var thread in Directory.GetDirectories(Threads))
        {
            var file = thread + "/stat";
            var state = StateIn(file);
            if (state == 0)
                continue;
            _file = file;
            return state == Running;
        }

        return false;
    }

    // 4711 (.NET Tiered Com) R 1 …; 0 for a different thread, or for one that has ended.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private static byte StateIn(string file)
    {
        Span<byte> beginning = stackalloc byte[LongestBeginning];
        try
        {
            using var handle = File.OpenHandle(file);
            beginning = beginning[..RandomAccess.Read(handle, beginning, 0)];
        }
        catch (IOException)
        {
            return 0;
        }

        return StateAfter(CompilationWorker, beginning) is var state and not 0 ? state : StateAfter(TieredJit, beginning);
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private static byte StateAfter(ReadOnlySpan<byte> name, ReadOnlySpan<byte> beginning)
    {
        var place = beginning.IndexOf(name);
        return place >= 0 && place + name.Length < beginning.Length ? beginning[place + name.Length] : (byte)0;
    }
}
