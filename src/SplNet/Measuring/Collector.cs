using System.Runtime;

namespace SplNet.Measuring;

/// <summary>The garbage collector of this process.</summary>
internal static class Collector
{
    /// <summary>Its mode in words. Where collections never run beside the program, the mode of latency is that of batches.</summary>
    public static string Mode => (GCSettings.IsServerGC, GCSettings.LatencyMode == GCLatencyMode.Batch) switch
    {
        (true, false) => "server",
        (true, true) => "non-concurrent server",
        (false, false) => "concurrent",
        _ => "non-concurrent",
    };
}
