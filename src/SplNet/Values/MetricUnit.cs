namespace SplNet;

/// <summary>The quantity that a value measures, and its unit.</summary>
public enum MetricUnit
{
    /// <summary>Time in nanoseconds per operation.</summary>
    Nanoseconds,

    /// <summary>Allocated memory in bytes per operation.</summary>
    Bytes,

    /// <summary>Number of events per operation.</summary>
    Count,

    /// <summary>Operations per second.</summary>
    OperationsPerSecond,

    /// <summary>Machine instructions of one operation.</summary>
    Instructions,
}
