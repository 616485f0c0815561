using SplNet.Measuring.Counting;

namespace SplNet.Measuring;

/// <summary>What one run measured.</summary>
internal sealed record RunReadings
{
    /// <summary>Those of a run that measured nothing.</summary>
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

    /// <summary>Net time of each iteration, in nanoseconds per operation, without the loop and without what other processes took; never negative.</summary>
    public required double[] Nanoseconds { get; init; }

    /// <summary>What happened during each iteration.</summary>
    public required IterationFlags[] Flags { get; init; }

    /// <summary>What other processes took from each iteration, and is deducted in <see cref="Nanoseconds"/>, in nanoseconds per operation; empty where the system does not tell.</summary>
    public double[] Deducted { get; init; } = [];

    /// <summary>In which round each iteration was measured, where those of several runs were measured in turn; else empty.</summary>
    public int[] Rounds { get; init; } = [];

    /// <summary>The times of the iterations that were measured again, because they were disturbed.</summary>
    public double[] ReplacedNanoseconds { get; init; } = [];

    /// <summary>What happened during them.</summary>
    public IterationFlags[] ReplacedFlags { get; init; } = [];

    /// <summary>True if iterations count that were to be replaced.</summary>
    public bool ReplacementExhausted { get; init; }

    /// <summary>How long an iteration was meant to be, in nanoseconds.</summary>
    public double IterationNanoseconds { get; init; } = double.NaN;

    /// <summary>Operations per iteration.</summary>
    public required int Operations { get; init; }

    /// <summary>The time of the empty call that was subtracted, in nanoseconds per operation.</summary>
    public required double Overhead { get; init; }

    /// <summary>The metrics that were asked for, in the order of the request; per operation.</summary>
    public double[] Metrics { get; init; } = [];

    /// <summary>How long the warm-up took, in milliseconds.</summary>
    public required double WarmUpMilliseconds { get; init; }

    /// <summary>How long the engine took for overhead and iterations, in milliseconds.</summary>
    public required double MeasuringMilliseconds { get; init; }

    /// <summary>True if the warm-up was ended by its cap and not by a steady state.</summary>
    public required bool WarmUpCapped { get; init; }

    /// <summary>The collector's mode in the measuring process.</summary>
    public required string Collector { get; init; }

    /// <summary>The runtime of the measuring process, as it describes itself: <c>.NET 11.0.0</c>.</summary>
    public string Runtime { get; init; } = string.Empty;

    /// <summary>The median call of each iteration that counts, in nanoseconds; empty if calls were not timed singly.</summary>
    public double[] MedianNanoseconds { get; init; } = [];

    /// <summary>The quantiles of all calls, in the order of the request, in nanoseconds; empty if calls were not timed singly.</summary>
    public double[] Quantiles { get; init; } = [];

    /// <summary>How many calls were timed singly, in the iterations that count; 0 if none was.</summary>
    public long TimedCalls { get; init; }

    /// <summary>What the user should know of the run beside its readings, each in full sentences.</summary>
    public string[] Remarks { get; init; } = [];

    /// <summary>What was counted, where that was asked for and not the time; else null.</summary>
    public CountedOperations? Counted { get; init; }

    /// <summary>The assemblies of the user's that the process has loaded and that were built without optimisation, by their names.</summary>
    public string[] Unoptimised { get; init; } = [];

    /// <summary>The assemblies that the process has loaded and that count which of their lines run, by their names.</summary>
    public string[] Covered { get; init; } = [];

    /// <summary>The standard errors of the metrics, in their order, where they are estimated from samples; 0 for those that are counted. Empty if all are.</summary>
    public double[] MetricErrors { get; init; } = [];

    /// <summary>Why the instructions could not be counted, and the remedy; null if they were, or were not asked for.</summary>
    public string? Uncounted { get; init; }

    /// <summary>The same readings per operation, where each invocation performs several.</summary>
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

    /// <summary>The same readings with the median calls of the iterations in the place of their means, where calls were timed singly.</summary>
    public RunReadings OfMedians() => MedianNanoseconds.Length == 0 ? this : this with { Nanoseconds = MedianNanoseconds };

    /// <summary>The quantiles by name; none if calls were not timed singly.</summary>
    /// <param name="names">The names, in the order of the request.</param>
    public Dictionary<string, double> PercentilesOf(IReadOnlyList<string> names) =>
        names.Zip(Quantiles, static (name, value) => KeyValuePair.Create(name, value)).ToDictionary(StringComparer.Ordinal);
}
