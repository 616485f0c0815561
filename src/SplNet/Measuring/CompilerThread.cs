using System.Runtime.CompilerServices;

namespace SplNet.Measuring;

/// <summary>
/// The thread on which the runtime compiles methods anew. On a busy machine it may have methods before it and no processor, for longer than any quiet lasts; only its
/// state tells. Linux shows it; elsewhere the thread seems to have nothing to do.
/// </summary>
internal sealed class CompilerThread
{
    private const string Threads = "/proc/self/task";
    private const int LongestBeginning = 128;
    private const byte Running = (byte)'R';

    private string? _file;

    // What the system keeps of its name.
    private static ReadOnlySpan<byte> Name => "(.NET Tiered Com) "u8;

    /// <summary>True if it compiles, or waits for a processor to do so.</summary>
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

    // 4711 (.NET Tiered Com) R 1 …; 0 of another thread, and of one that has ended.
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

        var name = beginning.IndexOf(Name);
        return name >= 0 && name + Name.Length < beginning.Length ? beginning[name + Name.Length] : (byte)0;
    }
}
