namespace SplNet;

/// <summary>Which garbage collector the processes of an operand have: <c>Operand.Of(…).With(GarbageCollector.Server)</c>.</summary>
public enum GarbageCollector
{
    /// <summary>One heap; full collections run beside the program. The default of the runtime.</summary>
    Workstation,

    /// <summary>One heap; the program waits for every collection.</summary>
    NonConcurrent,

    /// <summary>A heap for each processor; full collections run beside the program. The default of web applications.</summary>
    Server,

    /// <summary>A heap for each processor; the program waits for every collection.</summary>
    NonConcurrentServer,
}
