using SplNet.Operands.Formulas;
using SplNet.Results.Reports;
using SplNet.Values;
using SplNet.Values.Messages;
using static System.FormattableString;

namespace SplNet.Evaluation;

/// <summary>
/// Explains which claims on medians and percentiles cannot be decided, however sure their values are. A percentile is a claim
/// about calls: the percentiles of batches are hardly larger than the mean, and few calls make it a guess.
/// </summary>
internal static class UnknownCalls
{
    // Batches that are equal but for the machine's noise have calls that are.
    private const double Burst = 1.5;

    /// <summary>Why a comparison cannot be decided, for the user, or null.</summary>
    public static string? Of(Comparison comparison, RunTable runs)
    {
        var quantiles = comparison.OperandEstimates().Where(static estimate => estimate.Kind.Quantile is not null).ToList();
        return quantiles.Select(estimate => TooFew(estimate, RunsOf(estimate, runs))).FirstOrDefault(static why => why is not null)
            ?? (quantiles.Find(
                estimate => !CallText.AreSingle(RunsOf(estimate, runs)) && IsUnknown(estimate, comparison, quantiles, runs)) is { } unknown
                ? OfBatches(unknown, RunsOf(unknown, runs))
                : null);
    }

    /// <summary>Notes which values of a decided comparison come from batches.</summary>
    public static IEnumerable<ResultMessage> Notes(IEnumerable<Comparison> comparisons, RunTable runs) => comparisons
        .Where(comparison => Of(comparison, runs) is null)
        .SelectMany(static comparison => comparison.OperandEstimates())
        .Where(estimate => estimate.Kind.Quantile is not null && !CallText.AreSingle(RunsOf(estimate, runs)))
        .Select(estimate =>
            $"{estimate} is the {CallText.Of(estimate.Kind.Name, RunsOf(estimate, runs))}: {CallText.Reason(RunsOf(estimate, runs))}.")
        .Distinct(StringComparer.Ordinal)
        .Select(MessageRules.BatchesOfCalls.Of);

    private static IReadOnlyList<RunResult> RunsOf(OperandEstimate estimate, RunTable runs) => runs.Of(estimate.Operand);

    // Batches are compared with batches. A limit applies to calls, and so does a percentile of calls.
    private static bool IsUnknown(OperandEstimate estimate, Comparison comparison, List<OperandEstimate> quantiles, RunTable runs)
    {
        var isLimited = comparison.Left.OperandEstimates().Count == 0 || comparison.Right.OperandEstimates().Count == 0;
        return estimate.Kind.IsPercentile
            ? isLimited || quantiles.Exists(other => CallText.AreSingle(RunsOf(other, runs)))
            : isLimited && HasBursts(RunsOf(estimate, runs));
    }

    // A disturbance of a batch, even a collection, hits one of its calls and leaves their median; and events in a few runs
    // only come from the machine.
    private static bool HasBursts(IReadOnlyList<RunResult> runs) => 2 * runs.Count(HasBurst) > runs.Count;

    private static bool HasBurst(RunResult run)
    {
        var slowest = run.Nanoseconds.Zip(run.Flags).Where(static one => one.Second == IterationFlags.None).Select(static one => one.First)
            .DefaultIfEmpty(0).Max();
        return slowest > Burst * RunSummaries.Median([.. run.Nanoseconds]);
    }

    private static string? TooFew(OperandEstimate estimate, IReadOnlyList<RunResult> runs)
    {
        if (!estimate.Kind.IsPercentile || !CallText.AreSingle(runs))
            return null;
        var quantile = estimate.Kind.Quantile!.Value;
        var needed = Measuring.SingleCalls.RequiredCalls.Of(quantile);
        var fewest = runs.MinBy(CallText.CallsOf)!;
        return CallText.CallsOf(fewest) >= needed ? null : Invariant(
            $"{estimate.Kind.Name} needs at least {needed} calls in a run, ") +
            Invariant($"and {CallText.CallsOf(fewest)} of '{estimate.Operand}' were measured in {TimeOf(fewest)}: ") +
            Invariant($"claim a {(quantile < 0.5 ? "higher" : "lower")} percentile, or measure less work per call.");
    }

    private static string TimeOf(RunResult run) => Durations.Text(TimeSpan.FromMilliseconds(run.Nanoseconds.Sum() * run.Operations / 1e6));

    private static string OfBatches(OperandEstimate estimate, IReadOnlyList<RunResult> runs)
    {
        var what = estimate.Kind.IsPercentile
            ? "which says little of single calls"
            : "and some batches are so slow that the calls in them cannot be alike";
        return $"{estimate} is the {CallText.Of(estimate.Kind.Name, runs)}, {what}: {CallText.Reason(runs)}. " +
            $"Measure more work per call, or claim mean({estimate.Operand}).";
    }
}
