using SplNet.Measuring;

namespace SplNet.Evaluation.Reuse;

/// <summary>A run of an earlier experiment.</summary>
/// <param name="Measured">When it was measured, in UTC.</param>
/// <param name="LaunchMilliseconds">How long it took in all, in milliseconds.</param>
/// <param name="Readings">Its measurements.</param>
internal sealed record StoredRun(DateTimeOffset Measured, double LaunchMilliseconds, RunReadings Readings)
{
    /// <summary>
    /// The values by which a later experiment may compare it: its median iteration, its metrics, its calls if they were timed singly.
    /// </summary>
    public IReadOnlyList<double> Values => ValuesOf(Readings);

    public static IReadOnlyList<double> ValuesOf(RunReadings readings) =>
    [
        RunSummaries.Median([.. readings.Nanoseconds]),
        .. readings.Metrics,
        .. readings.TimedCalls > 0 ? [RunSummaries.Median([.. readings.MedianNanoseconds]), .. readings.Quantiles] : Array.Empty<double>(),
    ];

    /// <summary>
    /// True for readings that another experiment may reuse: complete, of optimised code, from a warm process, and not
    /// more disturbed than allowed.
    /// </summary>
    public static bool IsWorthKeeping(RunReadings readings) =>
        readings is { WarmUpCapped: false, ReplacementExhausted: false, Nanoseconds.Length: > 0, Unoptimised.Length: 0, Covered.Length: 0 }
        && readings.Nanoseconds.All(double.IsFinite)
        && readings.Metrics.All(double.IsFinite)
        && readings.Quantiles.All(double.IsFinite);
}
