using SplNet.Statistics;

namespace SplNet.Tests.Results.Reports;

/// <summary>Results that are written by hand.</summary>
internal static class SampleResult
{
    public static ExperimentResult Slower { get; } = new()
    {
        Formula = "mean(insertion) < mean(bubble)",
        Verdict = Verdict.Fail,
        Notes = ["something to know"],
        Operands = [Operand("insertion", 1_840_000, 0.012), Operand("bubble", 930_000, 0.009)],
        Comparisons = [Comparison("mean(insertion)", "mean(bubble)", Relation.Less, Truth.False, new Evidence
        {
            Interpretation = "paired runs", Scale = ComparisonScale.Ratio, PLess = 0.99997, PGreater = 0.00003,
            Effect = 1.98, Lower = 1.94, Upper = 2.02, DetectableEffect = 0.023, Blocks = 2,
        })],
        Alpha = 0.01,
        Resolution = 0.05,
        Isolated = true,
        Seed = 83172,
        Seconds = 1.9,
        Repeat = "SPLNET_SEED=83172 dotnet test -c Release --filter FullyQualifiedName=Sorts",
        Environment = new MeasuringEnvironment
        {
            Runtime = ".NET 10.0.12", Architecture = "X64", System = "Linux", Processors = 2, Collector = "concurrent", Load = 0.3,
            Processor = "Example 3000", Governors = ["powersave"], Turbo = true, OnBattery = true, OtherWork = 0.75, Throttled = 2,
        },
    };

    public static ExperimentResult Wasteful { get; } = Slower with
    {
        Formula = "allocated(insertion) <= 0.Bytes()",
        Verdict = Verdict.Inconclusive,
        Notes = [],
        Operands = [Operand("insertion", 1_840_000, 0.012) with
        {
            AllocatedBytes = 1536,
            Estimates =
            [
                new EstimateResult { Text = "allocated(insertion)", Estimator = "allocated", Unit = MetricUnit.Bytes, Value = 1536 },
                new EstimateResult { Text = "gen0(insertion)", Estimator = "gen0", Unit = MetricUnit.Count, Value = 0.002 },
            ],
            Metrics = new Dictionary<string, double>(StringComparer.Ordinal) { ["allocated"] = 1536, ["cpu"] = 2500, ["gen0"] = 0.002 },
        }],
        Comparisons = [Comparison("allocated(insertion)", "0 B", Relation.LessOrEqual, Truth.Unknown, new Evidence
        {
            Interpretation = "paired runs", Scale = ComparisonScale.Difference, PLess = 0.4, PGreater = 0.6,
            Effect = 1.5, Lower = -1024, Upper = 2048.5, DetectableEffect = 4096, Blocks = 2,
        }) with { Unit = MetricUnit.Bytes }],
    };

    public static ExperimentResult Broken { get; } = new()
    {
        Formula = "mean(a) < mean(b)",
        Verdict = Verdict.Invalid,
        Problems = ["Operand 'a': it broke.\r\nIts output:\nsaid this", "The operand 'b' is not bound."],
    };

    private static ComparisonResult Comparison(string left, string right, Relation relation, Truth truth, Evidence evidence) =>
        new()
        {
            Text = $"{left} {(relation == Relation.Less ? "<" : "<=")} {right}",
            Left = left,
            Right = right,
            Interval = new DecidingInterval(evidence.Lower, evidence.Upper, 0.001),
            Relation = relation,
            Truth = truth,
            Unit = MetricUnit.Nanoseconds,
            Reason = truth == Truth.False ? SequentialReason.ContraryEvidence : SequentialReason.CapReached,
            Explanation = "Why it stopped.",
            Level = 0.001,
            Evidence = evidence,
        };

    private static OperandResult Operand(string name, double nanoseconds, double error) => new()
    {
        Name = name,
        Nanoseconds = nanoseconds,
        RelativeError = error,
        MedianNanoseconds = nanoseconds,
        Estimates = [Mean(name, nanoseconds, error)],
        Runs = [Run(1, nanoseconds * 0.99, IterationFlags.None), Run(2, nanoseconds * 1.01, IterationFlags.Compilation)],
    };

    private static EstimateResult Mean(string name, double nanoseconds, double error) =>
        new() { Text = $"mean({name})", Estimator = "mean", Unit = MetricUnit.Nanoseconds, Value = nanoseconds, RelativeError = error };

    private static RunResult Run(int position, double nanoseconds, IterationFlags flags) => new()
    {
        Position = position,
        Nanoseconds = [nanoseconds, nanoseconds + 0.1],
        Deducted = [0, 0],
        Flags = [IterationFlags.None, flags],
        Replaced = position == 2 ? [new TimedIteration(nanoseconds * 2, IterationFlags.Compilation | IterationFlags.Interrupted)] : [],
        ReplacementExhausted = position == 2,
        Operations = 3,
        Overhead = 1.25,
        AllocatedBytes = double.NaN,
        WarmUpMilliseconds = 104.5,
        MeasuringMilliseconds = 60.5,
        LaunchMilliseconds = 300.5,
        WarmUpCapped = position == 2,
        Collector = "concurrent",
        TimedCalls = 6,
        MedianNanoseconds = [nanoseconds * 0.9, nanoseconds * 0.95],
        Percentiles = new Dictionary<string, double>(StringComparer.Ordinal) { ["p99.9"] = nanoseconds * 3 },
    };
}
