using SplNet.Statistics;

namespace SplNet.Measuring;

/// <summary>What one run measured.</summary>
internal sealed record RunReadings
{
    /// <summary>Net time of each iteration, in nanoseconds per operation; never negative.</summary>
    public required double[] Nanoseconds { get; init; }

    /// <summary>What happened during each iteration.</summary>
    public required IterationFlags[] Flags { get; init; }

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

    /// <summary>The time of the empty twin that was subtracted, in nanoseconds per operation.</summary>
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

    /// <summary>The assemblies of the user's that the process has loaded and that were built without optimisation, by their names.</summary>
    public string[] Unoptimised { get; init; } = [];

    /// <summary>The standard errors of the metrics, in their order, where they are estimated from samples; 0 for those that are counted. Empty if all are.</summary>
    public double[] MetricErrors { get; init; } = [];

    /// <summary>The same readings per operation, where each invocation performs several.</summary>
    public RunReadings Of(int operationsPerInvoke) => operationsPerInvoke == 1 ? this : this with
    {
        Nanoseconds = Array.ConvertAll(Nanoseconds, value => value / operationsPerInvoke),
        ReplacedNanoseconds = Array.ConvertAll(ReplacedNanoseconds, value => value / operationsPerInvoke),
        Operations = (int)Math.Min(int.MaxValue, (long)Operations * operationsPerInvoke),
        Overhead = Overhead / operationsPerInvoke,
        Metrics = Array.ConvertAll(Metrics, value => value / operationsPerInvoke),
        MetricErrors = Array.ConvertAll(MetricErrors, value => value / operationsPerInvoke),
    };
}
