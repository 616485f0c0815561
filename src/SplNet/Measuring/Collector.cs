using System.Runtime;

namespace SplNet.Measuring;

/// <summary>The modes of garbage collectors.</summary>
internal static class Collector
{
    /// <summary>That of this process. Where collections never run beside the program, the mode of latency is that of batches.</summary>
    public static string Mode => ModeOf(GCSettings.IsServerGC, GCSettings.LatencyMode != GCLatencyMode.Batch);

    /// <summary>A mode in words.</summary>
    public static string ModeOf(bool isServer, bool isConcurrent) => (isServer, isConcurrent) switch
    {
        (true, true) => "server",
        (true, false) => "non-concurrent server",
        (false, true) => "concurrent",
        _ => "non-concurrent",
    };
}
