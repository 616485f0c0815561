namespace SplNet;

/// <summary>The measurements of one operand.</summary>
public sealed record OperandResult
{
    /// <summary>The name in the formula, with its parameters.</summary>
    public required string Name { get; init; }

    /// <summary>The version that was measured, with its full name in the repository; null for today's.</summary>
    public string? Version { get; init; }

    /// <summary>
    /// The runtime of its measuring processes, for example ".NET 11.0.0"; null if no run was measured, or an older
    /// SplNet has written the result.
    /// </summary>
    public string? Runtime { get; init; }

    /// <summary>The runs, in the order of their blocks.</summary>
    public required IReadOnlyList<RunResult> Runs { get; init; }

    /// <summary>The mean operation time in nanoseconds: the arithmetic mean over runs of the mean of each run's iterations.</summary>
    public double Nanoseconds { get; init; }

    /// <summary>The relative half-width of its 95 % interval over runs.</summary>
    public double RelativeError { get; init; }

    /// <summary>
    /// The median iteration in nanoseconds per operation: the geometric mean over runs of each run's median. An iteration is the mean of as
    /// many calls as <see cref="RunResult.Operations"/> says.
    /// </summary>
    public double MedianNanoseconds { get; init; }

    /// <summary>The estimates that the formula asks for, each once.</summary>
    public IReadOnlyList<EstimateResult> Estimates { get; init; } = [];

    /// <summary>Bytes allocated per operation: the median over runs; NaN if the formula does not ask for them.</summary>
    public double AllocatedBytes { get; init; } = double.NaN;

    /// <summary>
    /// The metrics that the formula asks for apart from the time, as in <see cref="RunResult.Metrics"/>: the medians over runs.
    /// </summary>
    public IReadOnlyDictionary<string, double> Metrics { get; init; } = new Dictionary<string, double>(StringComparer.Ordinal);
}
