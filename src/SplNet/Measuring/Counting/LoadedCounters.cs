using System.Reflection;
using SplNet.Causes.Counting;

namespace SplNet.Measuring.Counting;

/// <summary>
/// Reads the counters of the counted assemblies in this process: one value per slot, summed over all current and former threads.
/// </summary>
internal static class LoadedCounters
{
    /// <summary>The current values, by the simple names of the assemblies.</summary>
    public static Dictionary<string, long[]> Read()
    {
        var counters = new Dictionary<string, long[]>(StringComparer.Ordinal);
        foreach (var assembly in AppDomain.CurrentDomain.GetAssemblies().Where(static assembly => !assembly.IsDynamic))
        {
            if (Of(assembly) is { } counts)
                counters[assembly.GetName().Name!] = counts;
        }

        return counters;
    }

    /// <summary>The counters of an assembly; null if it is not counted.</summary>
    public static long[]? Of(Assembly assembly) => assembly.GetType(CounterType.Name) is { } type ? Sum(type) : null;

    // The memory block of a thread starts with the address of the previous thread's block.
    private static unsafe long[] Sum(Type type)
    {
        var sum = new long[(int)type.GetMethod(CounterType.Slots, BindingFlags.Static | BindingFlags.Public)!.Invoke(null, null)!];
        for (var memory = (long*)(nint)type.GetField(CounterType.Head, BindingFlags.Static | BindingFlags.Public)!.GetValue(null)!;
            memory is not null; memory = (long*)(nint)memory[0])
        {
            for (var slot = 1; slot < sum.Length; slot++)
                sum[slot] += memory[slot];
        }

        return sum;
    }
}
