namespace SplNet.Statistics;

/// <summary>The observations of one run, which is one process: the unit of replication.</summary>
/// <param name="Iterations">One value per iteration, in the order of measurement; nanoseconds or bytes per operation.</param>
public sealed record RunSample(IReadOnlyList<double> Iterations)
{
    /// <summary>Gets the events during each iteration; empty, or as long as <see cref="Iterations"/>.</summary>
    public IReadOnlyList<IterationFlags> Flags { get; init; } = [];
}
