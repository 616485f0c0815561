namespace SplNet.Measuring;

/// <summary>How one run measures.</summary>
/// <param name="Iterations">Iterations that count.</param>
/// <param name="IterationNanoseconds">The length of an iteration that is aimed at.</param>
/// <param name="Allocations">True if the formula asks for allocated bytes.</param>
internal sealed record MeasureSettings(int Iterations, double IterationNanoseconds, bool Allocations)
{
    /// <summary>The seed of the run's generated data; all operands of a block have the same.</summary>
    public int Seed { get; init; }
}
