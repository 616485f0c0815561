namespace SplNet;

/// <summary>The garbage collectors for an operand's processes: <c>Operand.Of(…).With(GarbageCollector.Server)</c>.</summary>
public enum GarbageCollector
{
    /// <summary>Uses one heap; full collections run concurrently with the program. The default of the runtime.</summary>
    Workstation,

    /// <summary>Uses one heap; the program waits for every collection.</summary>
    NonConcurrent,

    /// <summary>
    /// Uses a heap for each processor; full collections run concurrently with the program. The default of web applications.
    /// </summary>
    Server,

    /// <summary>Uses a heap for each processor; the program waits for every collection.</summary>
    NonConcurrentServer,
}
