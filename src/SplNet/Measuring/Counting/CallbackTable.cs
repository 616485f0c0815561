using System.Runtime.InteropServices;
using SplNet.Causes.Counting;

namespace SplNet.Measuring.Counting;

/// <summary>
/// Records the calls in this process that go through other libraries. A counted method writes its number into a cell of its thread before
/// it leaves the library. A counted method that is entered from outside finds it there. All counted assemblies share the cells and this
/// table. Nothing here allocates while it counts.
/// </summary>
internal static class CallbackTable
{
    private const int Size = 1 << 14;

    // A full table loses callers, but no counts.
    private const int MostProbes = 64;

    private static readonly long[] Calls = new long[Size];
    private static readonly long[] Counts = new long[Size];
    private static readonly Lock Turn = new();
    private static bool _isShown;

    /// <summary>Exposes the table to counted assemblies, which look for it when a thread first counts.</summary>
    public static unsafe void Show()
    {
        lock (Turn)
        {
            if (_isShown)
                return;
            _isShown = true;
            AppContext.SetData(CounterType.Cells, (nint)NativeMemory.AllocZeroed(CounterType.CellCount, sizeof(long)));
            AppContext.SetData(CounterType.Recorder, (Action<long>)Record);
        }
    }

    /// <summary>The number of records of each call so far.</summary>
    public static Dictionary<long, long> Read()
    {
        var calls = new Dictionary<long, long>();
        for (var place = 0; place < Size; place++)
        {
            if (Volatile.Read(ref Calls[place]) is not 0 and var call)
                calls[call] = Volatile.Read(ref Counts[place]);
        }

        return calls;
    }

    /// <summary>The calls recorded since an earlier reading.</summary>
    /// <param name="earlier">The earlier reading.</param>
    public static Dictionary<long, long> Since(Dictionary<long, long> earlier) => Read()
        .Select(call => KeyValuePair.Create(call.Key, call.Value - earlier.GetValueOrDefault(call.Key)))
        .Where(static call => call.Value != 0).ToDictionary();

    private static void Record(long call)
    {
        var place = (int)(((ulong)call * 0x9E3779B97F4A7C15UL) >> 50);
        for (var probe = 0; probe < MostProbes; probe++, place = (place + 1) % Size)
        {
            var found = Volatile.Read(ref Calls[place]);
            if (found == 0)
                found = Interlocked.CompareExchange(ref Calls[place], call, 0) is 0 ? call : Volatile.Read(ref Calls[place]);
            if (found != call)
                continue;
            Interlocked.Increment(ref Counts[place]);
            return;
        }
    }
}
