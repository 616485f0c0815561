namespace SplNet;

/// <summary>What a value measures, and in which unit it is kept.</summary>
public enum MetricUnit
{
    /// <summary>Time in nanoseconds per operation.</summary>
    Nanoseconds,

    /// <summary>Allocated memory in bytes per operation.</summary>
    Bytes,

    /// <summary>How often something happens in an operation.</summary>
    Count,

    /// <summary>Operations per second.</summary>
    OperationsPerSecond,

    /// <summary>Machine instructions of one operation.</summary>
    Instructions,
}
