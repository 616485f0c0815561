using SplNet.Measuring;
using SplNet.Values;

namespace SplNet.Results.Reports;

/// <summary>Describes whether an estimate is about single calls, or about batches of calls without individual times.</summary>
internal static class CallText
{
    // The reported time of a call is its mean; near the threshold the first run may have seen a shorter one.
    private const double AboutTheShortest = 1.5;

    /// <summary>True if the runs have the times of single calls.</summary>
    public static bool AreSingle(IReadOnlyList<RunResult> runs) => runs.All(static run => run.TimedCalls > 0 || run.Operations == 1);

    /// <summary>The number of calls of a run with known times, if they are single.</summary>
    public static long CallsOf(RunResult run) => run.TimedCalls > 0 ? run.TimedCalls : run.Nanoseconds.Count;

    /// <summary>A median or percentile with its subject: "p95" of single calls, "p95 of batches of 4096 calls" of others.</summary>
    /// <param name="estimator">The name of the estimator.</param>
    /// <param name="runs">The runs of the operand.</param>
    public static string Of(string estimator, IReadOnlyList<RunResult> runs) =>
        AreSingle(runs) ? estimator : $"{estimator} of {Batches(runs)}";

    /// <summary>"batches of 4096 calls".</summary>
    public static string Batches(IReadOnlyList<RunResult> runs)
    {
        var (fewest, most) = (runs.Min(static run => run.Operations), runs.Max(static run => run.Operations));
        return $"batches of {Plural.Range(fewest, most, "call")}";
    }

    /// <summary>Why calls were not timed one by one.</summary>
    public static string Reason(IReadOnlyList<RunResult> runs)
    {
        var call = RunSummaries.Median([.. runs.Select(static run => RunSummaries.Median([.. run.Nanoseconds]))]);
        return call < AboutTheShortest * Clock.ShortestCallNanoseconds
            ? $"a call takes {Quantity.Format(call, MetricUnit.Nanoseconds)}, " +
                $"and the clock can time single calls of {Quantity.Format(Clock.ShortestCallNanoseconds, MetricUnit.Nanoseconds)} or more"
            : "BenchmarkDotNet's processes, benchmarks with OperationsPerInvoke and regions of several operations are timed in batches";
    }
}
