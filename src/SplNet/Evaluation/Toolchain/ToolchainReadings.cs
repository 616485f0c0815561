using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.Results;
using SplNet.Measuring;
using SplNet.Values.Messages;

namespace SplNet.Evaluation.Toolchain;

/// <summary>Reads what a process of BenchmarkDotNet's reported.</summary>
internal static class ToolchainReadings
{
    // In shorter operations, what other threads allocate rounds to nothing.
    private const double LongOperation = 1e6;
    private const string OfAllThreads = "BenchmarkDotNet counts the bytes of all threads: " +
        "other threads of the process may have allocated some of them.";
    private const string CollectorPrefix = "// GC=";
    private const string RuntimePrefix = "// Runtime=";
    private const string AllocationPrefix = "// GC: ";

    /// <summary>The readings of a launch; null if it reported no iterations.</summary>
    public static RunReadings? Of(
        ExecuteResult result, BenchmarkCase benchmark, IReadOnlyList<string> metrics, IReadOnlyList<double> quantiles)
    {
        var actual = Select(result, IterationMode.Workload, IterationStage.Actual);
        if (!result.IsSuccess || actual.Count == 0)
            return null;
        var empty = Select(result, IterationMode.Overhead, IterationStage.Actual);
        var overhead = empty.Count == 0
            ? 0
            : RunSummaries.Median([.. empty.Select(static measurement => measurement.Nanoseconds / measurement.Operations)]);
        var warmUp = result.Measurements.Where(
            static measurement => measurement.IterationStage is not (IterationStage.Actual or IterationStage.Result));
        double[] nanoseconds =
        [
            .. actual.Select(measurement => Math.Max(0, (measurement.Nanoseconds / measurement.Operations) - overhead)),
        ];

        // An iteration of one operation is a call.
        var isSingle = actual[0].Operations == 1;
        double[] counts = [.. metrics.Select(metric => metric == Estimators.Allocated ? AllocatedBytes(result, benchmark) : double.NaN)];
        return new RunReadings
        {
            Nanoseconds = nanoseconds,
            Flags = new IterationFlags[actual.Count],
            Operations = (int)Math.Min(int.MaxValue, actual[0].Operations),
            Overhead = overhead,
            Metrics = counts,
            Remarks = counts.Any(static count => count > 0) && nanoseconds.Average() >= LongOperation
                ? [MessageRules.BytesOfOthers.Of(OfAllThreads)]
                : [],
            WarmUpMilliseconds = warmUp.Sum(static measurement => measurement.Nanoseconds) / 1e6,
            MeasuringMilliseconds = actual.Sum(static measurement => measurement.Nanoseconds) / 1e6,
            WarmUpCapped = false,
            Collector = Collector(result),
            Runtime = Runtime(result),
            MedianNanoseconds = isSingle ? nanoseconds : [],
            Quantiles = isSingle ? [.. quantiles.Select(quantile => RunSummaries.Quantile(quantile)([.. nanoseconds]))] : [],
            TimedCalls = isSingle ? nanoseconds.Length : 0,
        };
    }

    private static List<Measurement> Select(ExecuteResult result, IterationMode mode, IterationStage stage) =>
        [.. result.Measurements.Where(measurement => measurement.IterationMode == mode && measurement.IterationStage == stage)];

    private static double AllocatedBytes(ExecuteResult result, BenchmarkCase benchmark)
    {
        var line = result.PrefixedLines.LastOrDefault(static text => text.StartsWith(AllocationPrefix, StringComparison.Ordinal));
        if (line is null || !benchmark.Config.GetDiagnosers().Any())
            return double.NaN;
        var memory = GcStats.Parse(line);

        // BenchmarkDotNet's division counts a few kilobytes in all as none, on a runtime that it does not know. Like that
        // it rounds to whole bytes: the total covers the process, with the little that other threads allocate.
        return memory.GetTotalAllocatedBytes(excludeAllocationQuantumSideEffects: false) is { } bytes
            ? Math.Round((double)bytes / memory.TotalOperations, MidpointRounding.ToEven)
            : double.NaN;
    }

    // BenchmarkDotNet writes, for example, ".NET 10.0.12 (10.0.12, 10.0.1226.1), X64 RyuJIT".
    private static string Runtime(ExecuteResult result) =>
        result.PrefixedLines.FirstOrDefault(static text => text.StartsWith(RuntimePrefix, StringComparison.Ordinal)) is { } line
            ? line[RuntimePrefix.Length..].Split(" (")[0]
            : string.Empty;

    // BenchmarkDotNet writes, for example, "Concurrent Workstation".
    private static string Collector(ExecuteResult result)
    {
        var words = result.PrefixedLines.FirstOrDefault(static text => text.StartsWith(CollectorPrefix, StringComparison.Ordinal))
            ?? string.Empty;
        return Measuring.Collector.ModeOf(
            words.Contains("Server", StringComparison.Ordinal), !words.Contains("Non-concurrent", StringComparison.OrdinalIgnoreCase));
    }
}
