using System.Reflection;
using SplNet.Causes.Counting;

namespace SplNet.Measuring.Counting;

/// <summary>The counters of the counted assemblies that this process has loaded: one for each slot, summed over all threads that there are and were.</summary>
internal static class LoadedCounters
{
    /// <summary>Their values now, by the simple names of the assemblies.</summary>
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

    /// <summary>Those of one assembly; null if it counts nothing.</summary>
    public static long[]? Of(Assembly assembly) => assembly.GetType(CounterType.Name) is { } type ? Sum(type) : null;

    // The memory of a thread begins with where that of the one before it lies.
    private static unsafe long[] Sum(Type type)
    {
        var sum = new long[(int)type.GetMethod(CounterType.Slots, BindingFlags.Static | BindingFlags.Public)!.Invoke(null, null)!];
        for (var memory = (long*)(nint)type.GetField(CounterType.Head, BindingFlags.Static | BindingFlags.Public)!.GetValue(null)!; memory is not null; memory = (long*)(nint)memory[0])
        {
            for (var slot = 1; slot < sum.Length; slot++)
                sum[slot] += memory[slot];
        }

        return sum;
    }
}
