namespace SplNet;

/// <summary>The measurements of one run, which is one process.</summary>
public sealed record RunResult
{
    /// <summary>The position of the run in the experiment, from 1: runs of all operands are interleaved.</summary>
    public required int Position { get; init; }

    /// <summary>
    /// Nanoseconds per operation of each iteration, without the overhead of the loop and without what was <see cref="Deducted"/>.
    /// </summary>
    public required IReadOnlyList<double> Nanoseconds { get; init; }

    /// <summary>
    /// The time deducted from each iteration, in nanoseconds per operation: the measuring thread was ready while other processes had the
    /// processor, as the kernel reports. The sum of both is the time of the clock. Empty if the system does not report it.
    /// </summary>
    public IReadOnlyList<double> Deducted { get; init; } = [];

    /// <summary>The events during each iteration.</summary>
    public required IReadOnlyList<IterationFlags> Flags { get; init; }

    /// <summary>The iterations that do not count, because they were disturbed and measured again.</summary>
    public IReadOnlyList<TimedIteration> Replaced { get; init; } = [];

    /// <summary>True if disturbed iterations count that were to be replaced: their replacements were disturbed too.</summary>
    public bool ReplacementExhausted { get; init; }

    /// <summary>The intended length of an iteration, in milliseconds; an operation that takes longer is an iteration by itself.</summary>
    public double IterationMilliseconds { get; init; } = double.NaN;

    /// <summary>Operations per iteration.</summary>
    public required int Operations { get; init; }

    /// <summary>The overhead of the loop that was subtracted, in nanoseconds per operation.</summary>
    public required double Overhead { get; init; }

    /// <summary>Bytes allocated per operation; NaN if the formula does not ask for them.</summary>
    public required double AllocatedBytes { get; init; }

    /// <summary>
    /// The metrics that the formula asks for apart from the time, by the names of the estimators and per operation:
    /// <c>cpu</c> in nanoseconds, <c>allocated</c> in bytes, counts in times.
    /// </summary>
    public IReadOnlyDictionary<string, double> Metrics { get; init; } = new Dictionary<string, double>(StringComparer.Ordinal);

    /// <summary>
    /// The standard errors of those metrics that are estimated from samples, as <c>objects</c> is, by the names of the estimators.
    /// </summary>
    public IReadOnlyDictionary<string, double> MetricErrors { get; init; } = new Dictionary<string, double>(StringComparer.Ordinal);

    /// <summary>
    /// Why the instructions could not be counted; null if they were, or were not asked for. Results that were read do not have it.
    /// </summary>
    internal string? Uncounted { get; init; }

    /// <summary>How long the warm-up took, in milliseconds.</summary>
    public required double WarmUpMilliseconds { get; init; }

    /// <summary>How long the overhead and the iterations took, in milliseconds.</summary>
    public required double MeasuringMilliseconds { get; init; }

    /// <summary>How long the run took in all, with the start and the end of its process, in milliseconds.</summary>
    public required double LaunchMilliseconds { get; init; }

    /// <summary>
    /// The part of it after the measurement, in milliseconds: the test's clean-up and the end of the process. Results that
    /// were read do not have it.
    /// </summary>
    internal double EndingMilliseconds { get; init; }

    /// <summary>True if the warm-up ended by its time limit and not by a steady state.</summary>
    public required bool WarmUpCapped { get; init; }

    /// <summary>The mode of the garbage collector in the measuring process.</summary>
    public required string Collector { get; init; }

    /// <summary>The runtime of the measuring process. Results that were read have it only for the operand.</summary>
    internal string Runtime { get; init; } = string.Empty;

    /// <summary>
    /// When the run was measured, in UTC, if that was in an earlier experiment and the run is used again
    /// (<see cref="ExperimentOptions.Reuse"/>); otherwise null.
    /// </summary>
    public DateTimeOffset? Reused { get; init; }

    /// <summary>
    /// How many calls were timed one by one, which <c>median</c> and percentiles ask for; in the iterations that count. 0 if none was:
    /// calls were too short for the clock, or the formula asks for neither.
    /// </summary>
    public long TimedCalls { get; init; }

    /// <summary>
    /// The median call of each iteration in nanoseconds, without the cost of reading the clock; empty if calls were not timed one by one.
    /// </summary>
    public IReadOnlyList<double> MedianNanoseconds { get; init; } = [];

    /// <summary>
    /// The percentiles that the formula asks for, by the names of their estimators (<c>p95</c>, <c>p99.9</c>): quantiles of all timed calls
    /// of the run, in nanoseconds, interpolated between order statistics (type 7 of Hyndman and Fan, 1996). Empty if calls were not timed
    /// one by one.
    /// </summary>
    public IReadOnlyDictionary<string, double> Percentiles { get; init; } = new Dictionary<string, double>(StringComparer.Ordinal);

    internal double DeductedFrom(int iteration) => Deducted.Count == 0 ? 0 : Deducted[iteration];

    /// <summary>
    /// The length of an iteration by the clock, in nanoseconds: the median, including everything that its times per operation exclude.
    /// </summary>
    internal double MedianIteration() =>
        Operations * RunSummaries.Median([.. Nanoseconds.Select((net, iteration) => net + DeductedFrom(iteration) + Overhead)]);
}
