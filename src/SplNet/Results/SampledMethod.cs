namespace SplNet;

/// <summary>
/// The share of the processor's time in a method itself, from samples; with warm-up, compiler and engine, as the process spent it.
/// </summary>
public sealed record SampledMethod
{
    /// <summary>The method as its author would say it, or the symbol of native code.</summary>
    public required string Name { get; init; }

    /// <summary>The share on the side that is compared with, between 0 and 1.</summary>
    public double Before { get; init; }

    /// <summary>The share on the other side.</summary>
    public double After { get; init; }
}
