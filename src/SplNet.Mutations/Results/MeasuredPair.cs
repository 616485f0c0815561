namespace SplNet.Mutations.Results;

/// <summary>One test, measured alternately on a mutant and without mutation.</summary>
internal sealed record MeasuredPair
{
    /// <summary>Gets the id of the mutant.</summary>
    public required string Mutant { get; init; }

    /// <summary>Gets the name of the test.</summary>
    public required string Test { get; init; }

    /// <summary>Gets the ratio of the mean times with and without mutation; NaN if nothing was measured.</summary>
    public double Ratio { get; init; } = double.NaN;

    /// <summary>Gets the lower end of the two-sided interval of the ratio at 95 %.</summary>
    public double Lower { get; init; } = double.NaN;

    /// <summary>Gets the upper end of that interval.</summary>
    public double Upper { get; init; } = double.NaN;

    /// <summary>
    /// Gets the relative confidence interval (RCI) of throughput with and without mutation, its width (RCIW) and the bug size that it shows
    /// (paper B, section 6.3); null if a run has no positive times.
    /// </summary>
    public RelativeInterval? Throughput { get; init; }

    /// <summary>
    /// Gets the claims "slower by more than this", with their p-values over all interim analyses, in the order of the thresholds.
    /// </summary>
    public IReadOnlyList<ThresholdResult> Thresholds { get; init; } = [];

    /// <summary>Gets the number of measured blocks.</summary>
    public int Blocks { get; init; }

    /// <summary>Gets the duration, without waiting for the machine, in seconds.</summary>
    public double Seconds { get; init; }

    /// <summary>Gets the time spent waiting for the machine, in seconds.</summary>
    public double WaitedSeconds { get; init; }

    /// <summary>Gets the mean of each run without mutation, in nanoseconds per operation, in the order of the blocks.</summary>
    public IReadOnlyList<double> BaseRuns { get; init; } = [];

    /// <summary>Gets the mean of each run of the mutant.</summary>
    public IReadOnlyList<double> MutantRuns { get; init; } = [];

    /// <summary>Gets the nanoseconds per operation of each iteration of each run without mutation.</summary>
    public IReadOnlyList<IReadOnlyList<double>> BaseIterations { get; init; } = [];

    /// <summary>Gets the nanoseconds per operation of each iteration of each run of the mutant.</summary>
    public IReadOnlyList<IReadOnlyList<double>> MutantIterations { get; init; } = [];

    /// <summary>Gets the reason why the measurement failed or stopped early; null if it did not.</summary>
    public string? Failure { get; init; }

    /// <summary>True if the mutant did not answer in time.</summary>
    public bool IsTimeout { get; init; }

    /// <summary>Finds the claim for one threshold; null if it was not tested.</summary>
    /// <param name="threshold">The threshold, for example 0.05.</param>
    public ThresholdResult? At(double threshold) => Thresholds.FirstOrDefault(one => one.Threshold == threshold);
}
