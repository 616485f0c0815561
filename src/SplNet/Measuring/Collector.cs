using System.Runtime;

namespace SplNet.Measuring;

/// <summary>The garbage collector of this process.</summary>
internal static class Collector
{
    /// <summary>Its mode, as the report shows it.</summary>
    public static string Mode => GCSettings.IsServerGC ? "server" : Concurrent() ? "concurrent" : "non-concurrent";

    private static bool Concurrent() => !AppContext.TryGetSwitch("System.GC.Concurrent", out var concurrent) || concurrent;
}
