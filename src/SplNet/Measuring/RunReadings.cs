using SplNet.Measuring.Counting;
using SplNet.Measuring.Observing;

namespace SplNet.Measuring;

/// <summary>The readings of one run.</summary>
internal sealed record RunReadings
{
    /// <summary>The readings of a run that measured nothing.</summary>
    public static RunReadings None { get; } = new()
    {
        Nanoseconds = [],
        Flags = [],
        Operations = 0,
        Overhead = 0,
        WarmUpMilliseconds = 0,
        MeasuringMilliseconds = 0,
        WarmUpCapped = false,
        Collector = string.Empty,
    };

    /// <summary>
    /// Net time of each iteration, in nanoseconds per operation, without the loop and without what other processes took; never negative.
    /// </summary>
    public required double[] Nanoseconds { get; init; }

    /// <summary>The events during each iteration.</summary>
    public required IterationFlags[] Flags { get; init; }

    /// <summary>
    /// The time that other processes took from each iteration, deducted in <see cref="Nanoseconds"/>, in nanoseconds per operation; empty
    /// if the system does not report it.
    /// </summary>
    public double[] Deducted { get; init; } = [];

    /// <summary>The round in which each iteration was measured, if several runs alternate; otherwise empty.</summary>
    public int[] Rounds { get; init; } = [];

    /// <summary>The times of the iterations that were measured again because they were disturbed.</summary>
    public double[] ReplacedNanoseconds { get; init; } = [];

    /// <summary>The events during the replaced iterations.</summary>
    public IterationFlags[] ReplacedFlags { get; init; } = [];

    /// <summary>True if disturbed iterations count because replacements ran out.</summary>
    public bool ReplacementExhausted { get; init; }

    /// <summary>The intended length of an iteration, in nanoseconds.</summary>
    public double IterationNanoseconds { get; init; } = double.NaN;

    /// <summary>Operations per iteration.</summary>
    public required int Operations { get; init; }

    /// <summary>The time of the empty call that was subtracted, in nanoseconds per operation.</summary>
    public required double Overhead { get; init; }

    /// <summary>The requested metrics, in the order of the request, per operation.</summary>
    public double[] Metrics { get; init; } = [];

    /// <summary>The duration of the warm-up, in milliseconds.</summary>
    public required double WarmUpMilliseconds { get; init; }

    /// <summary>The time that the engine took for overhead and iterations, in milliseconds.</summary>
    public required double MeasuringMilliseconds { get; init; }

    /// <summary>True if the warm-up ended at its time limit instead of in a steady state.</summary>
    public required bool WarmUpCapped { get; init; }

    /// <summary>The collector's mode in the measuring process.</summary>
    public required string Collector { get; init; }

    /// <summary>The description that the measuring runtime reports for itself: <c>.NET 11.0.0</c>.</summary>
    public string Runtime { get; init; } = string.Empty;

    /// <summary>The median call of each iteration that counts, in nanoseconds; empty if calls were not timed individually.</summary>
    public double[] MedianNanoseconds { get; init; } = [];

    /// <summary>
    /// The quantiles of all calls, in the order of the request, in nanoseconds; empty if calls were not timed individually.
    /// </summary>
    public double[] Quantiles { get; init; } = [];

    /// <summary>The number of calls timed individually in the iterations that count; 0 if there are none.</summary>
    public long TimedCalls { get; init; }

    /// <summary>Remarks about the run for the user, each in full sentences.</summary>
    public ResultMessage[] Remarks { get; init; } = [];

    /// <summary>The counts, if they were requested instead of times; otherwise null.</summary>
    public CountedOperations? Counted { get; init; }

    /// <summary>The names of the user's loaded assemblies that were built without optimisation.</summary>
    public string[] Unoptimised { get; init; } = [];

    /// <summary>The names of the loaded assemblies that record code coverage.</summary>
    public string[] Covered { get; init; } = [];

    /// <summary>
    /// The standard errors of the metrics, in order, for estimates from samples; 0 for counted metrics. Empty if all metrics are counted.
    /// </summary>
    public double[] MetricErrors { get; init; } = [];

    /// <summary>Why the instructions could not be counted, and the remedy; null if they were, or were not asked for.</summary>
    public string? Uncounted { get; init; }

    /// <summary>The outcomes of observed calls, if they were requested instead of times; otherwise null.</summary>
    public ObservedResults? Observed { get; init; }

    /// <summary>The same readings per operation, if each invocation performs several.</summary>
    public RunReadings Of(int operationsPerInvoke) => operationsPerInvoke == 1 ? this : this with
    {
        Nanoseconds = Array.ConvertAll(Nanoseconds, value => value / operationsPerInvoke),
        Deducted = Array.ConvertAll(Deducted, value => value / operationsPerInvoke),
        ReplacedNanoseconds = Array.ConvertAll(ReplacedNanoseconds, value => value / operationsPerInvoke),
        Operations = (int)Math.Min(int.MaxValue, (long)Operations * operationsPerInvoke),
        Overhead = Overhead / operationsPerInvoke,
        Metrics = Array.ConvertAll(Metrics, value => value / operationsPerInvoke),
        MetricErrors = Array.ConvertAll(MetricErrors, value => value / operationsPerInvoke),
        Counted = Counted is null ? null : Counted with { Operations = Counted.Operations * operationsPerInvoke },
    };

    /// <summary>
    /// The same readings with the median calls of the iterations instead of their means, if calls were timed individually.
    /// </summary>
    public RunReadings OfMedians() => MedianNanoseconds.Length == 0 ? this : this with { Nanoseconds = MedianNanoseconds };

    /// <summary>The quantiles by name; none if calls were not timed individually.</summary>
    /// <param name="names">The names, in the order of the request.</param>
    public Dictionary<string, double> PercentilesOf(IReadOnlyList<string> names) =>
        names.Zip(Quantiles, static (name, value) => KeyValuePair.Create(name, value)).ToDictionary(StringComparer.Ordinal);
}
