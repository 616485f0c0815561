namespace SplNet.Mutations.Results;

/// <summary>
/// The relative confidence interval of means (RCI; paper B, section 6.3): throughput with the mutant over throughput without, at 99 %.
/// </summary>
/// <param name="Lower">Its lower end.</param>
/// <param name="Upper">Its upper end.</param>
internal sealed record RelativeInterval(double Lower, double Upper)
{
    /// <summary>Gets its length (RCIW), the paper's measure of the stability of a benchmark.</summary>
    public double Width { get; init; } = Upper - Lower;

    /// <summary>Gets the bug size of the paper: the loss of throughput that the upper end still shows; 0 if it shows none.</summary>
    public double BugSize { get; init; } = Math.Max(0, 1 - Upper);

    /// <summary>True if equal throughput of both sides is excluded.</summary>
    public bool ExcludesOne => Lower > 1 || Upper < 1;
}
