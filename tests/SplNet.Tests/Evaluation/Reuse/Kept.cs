using SplNet.Evaluation.Reuse;
using SplNet.Measuring;
using SplNet.Statements.Experiments;
using SplNet.Statistics;
using SplNet.Values.Messages;

namespace SplNet.Tests.Evaluation.Reuse;

/// <summary>Runs, and what their keys are made of.</summary>
internal static class Kept
{
    public static MeasureSettings Settings { get; } = new(20, null) { Metrics = ["allocated"], Seed = 1 };

    public static RunConditions Conditions { get; } = new() { Machine = "this one", Origin = "a test" };

    public static MeasuredOperand Operand(string name) => name.Split('@') is [var today, var revision]
        ? new(new FormulaOperand(today, [], Revision.Parse(revision)), Work.Of(1).At(revision))
        : new(new FormulaOperand(name, []), Work.Of(1));

    public static StoredRun Run(DateTimeOffset measured, double nanoseconds = 100) => new(measured, 250, Readings(nanoseconds));

    public static RunReadings Readings(double nanoseconds) => new()
    {
        Nanoseconds = [nanoseconds, nanoseconds + 1, nanoseconds - 1],
        Flags = [IterationFlags.None, IterationFlags.None, IterationFlags.Interrupted],
        ReplacedNanoseconds = [2 * nanoseconds],
        ReplacedFlags = [IterationFlags.Compilation],
        IterationNanoseconds = 1e6,
        Operations = 10,
        Overhead = 0.5,
        Metrics = [24],
        WarmUpMilliseconds = 40,
        MeasuringMilliseconds = 20,
        WarmUpCapped = false,
        Collector = "concurrent",
        MedianNanoseconds = [nanoseconds, nanoseconds, nanoseconds],
        Quantiles = [2 * nanoseconds],
        TimedCalls = 30,
        Remarks = [MessageRules.ChangedData.Of("What the run has to say.")],
    };
}
