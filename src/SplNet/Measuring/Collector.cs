using System.Runtime;

namespace SplNet.Measuring;

/// <summary>Describes the modes of the garbage collector.</summary>
internal static class Collector
{
    /// <summary>The mode of this process. If collections never run concurrently, the latency mode is the batch mode.</summary>
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
