namespace SplNet.Statistics;

/// <summary>The observations of one run, that is of one process: the unit of replication.</summary>
/// <param name="Iterations">One value per iteration, in the order of measurement; nanoseconds or bytes per operation.</param>
public sealed record RunSample(IReadOnlyList<double> Iterations)
{
    /// <summary>What happened during each iteration; empty, or as long as <see cref="Iterations"/>.</summary>
    public IReadOnlyList<IterationFlags> Flags { get; init; } = [];
}
