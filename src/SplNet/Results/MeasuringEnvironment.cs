namespace SplNet;

/// <summary>Where an experiment was measured.</summary>
public sealed record MeasuringEnvironment
{
    /// <summary>The runtime of the measuring processes, for example ".NET 10.0.12"; all runtimes if operands differ in it.</summary>
    public required string Runtime { get; init; }

    /// <summary>The processor architecture.</summary>
    public required string Architecture { get; init; }

    /// <summary>The operating system.</summary>
    public required string System { get; init; }

    /// <summary>Logical processors that the process may use.</summary>
    public required int Processors { get; init; }

    /// <summary>The processor's name for itself; null if the system does not report it.</summary>
    public string? Processor { get; init; }

    /// <summary>The governors of the processors' frequencies, each once; empty if the system does not report them.</summary>
    public IReadOnlyList<string> Governors { get; init; } = [];

    /// <summary>True if processors may exceed their base frequency; null if the system does not report it.</summary>
    public bool? Turbo { get; init; }

    /// <summary>True if a battery supplies the machine; null if the system does not report it.</summary>
    public bool? OnBattery { get; init; }

    /// <summary>
    /// How many processors were busy with the work of others during the measurement; null if the system does not report it.
    /// </summary>
    public double? OtherWork { get; init; }

    /// <summary>
    /// How often processors were slowed down during the measurement, for their temperature or for the share of a container; null where
    /// the system does not report it.
    /// </summary>
    public long? Throttled { get; init; }

    /// <summary>The modes of the garbage collector in the measuring processes.</summary>
    public required string Collector { get; init; }

    /// <summary>The system's load average over a minute at the end of the measurement; null if the system does not report it.</summary>
    public double? Load { get; init; }
}
