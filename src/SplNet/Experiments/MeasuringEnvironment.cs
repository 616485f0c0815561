namespace SplNet;

/// <summary>Where an experiment was measured.</summary>
public sealed record MeasuringEnvironment
{
    /// <summary>The runtime, for example ".NET 10.0.12".</summary>
    public required string Runtime { get; init; }

    /// <summary>The processor architecture.</summary>
    public required string Architecture { get; init; }

    /// <summary>The operating system.</summary>
    public required string System { get; init; }

    /// <summary>Logical processors that the process may use.</summary>
    public required int Processors { get; init; }

    /// <summary>The mode of the garbage collector in the measuring processes.</summary>
    public required string Collector { get; init; }

    /// <summary>The system's load average over a minute at the end of the measurement; null where the system does not tell.</summary>
    public double? Load { get; init; }
}
