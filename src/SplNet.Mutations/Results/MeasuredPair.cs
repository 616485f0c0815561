namespace SplNet.Mutations.Results;

/// <summary>One test, measured on a mutant and without mutation in turn.</summary>
internal sealed record MeasuredPair
{
    /// <summary>The id of the mutant.</summary>
    public required string Mutant { get; init; }

    /// <summary>The name of the test.</summary>
    public required string Test { get; init; }

    /// <summary>The mean time on the mutant as a multiple of that without mutation; NaN where nothing was measured.</summary>
    public double Ratio { get; init; } = double.NaN;

    /// <summary>The lower end of the two-sided interval of the ratio at 95 %.</summary>
    public double Lower { get; init; } = double.NaN;

    /// <summary>The upper end of that interval.</summary>
    public double Upper { get; init; } = double.NaN;

    /// <summary>What is claimed: "slower by more than this", with its p-value over all looks. In the order of the thresholds.</summary>
    public IReadOnlyList<ThresholdResult> Thresholds { get; init; } = [];

    /// <summary>How many blocks were measured.</summary>
    public int Blocks { get; init; }

    /// <summary>How long that took, without waiting for the machine, in seconds.</summary>
    public double Seconds { get; init; }

    /// <summary>How long it waited for the machine, in seconds.</summary>
    public double WaitedSeconds { get; init; }

    /// <summary>The mean of each run without mutation, in nanoseconds per operation, in the order of the blocks.</summary>
    public IReadOnlyList<double> BaseRuns { get; init; } = [];

    /// <summary>The mean of each run of the mutant.</summary>
    public IReadOnlyList<double> MutantRuns { get; init; } = [];

    /// <summary>The nanoseconds per operation of each iteration of each run without mutation.</summary>
    public IReadOnlyList<IReadOnlyList<double>> BaseIterations { get; init; } = [];

    /// <summary>The same of the mutant.</summary>
    public IReadOnlyList<IReadOnlyList<double>> MutantIterations { get; init; } = [];

    /// <summary>Why nothing could be measured, or nothing more; null where it could.</summary>
    public string? Failure { get; init; }

    /// <summary>True if the mutant gave no answer in time.</summary>
    public bool IsTimeout { get; init; }

    /// <summary>What is claimed of one threshold; null where it was not tested.</summary>
    /// <param name="threshold">The threshold, for example 0.05.</param>
    public ThresholdResult? At(double threshold) => Thresholds.FirstOrDefault(one => one.Threshold == threshold);
}
