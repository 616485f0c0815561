using SplNet.Values;
using static System.FormattableString;

namespace SplNet.Results.Reports;

/// <summary>Explains the basis of a comparison of means: how rare a slow call may be and stay unseen, and what it would change.</summary>
internal static class MeanText
{
    /// <summary>The text of the notes if the time of waiting was not reported.</summary>
    public const string NothingDeducted = "the mean includes the time that other processes took: " +
        "this system does not report it, or regions were measured, from which it is not deducted.";

    // One measurement in a hundred misses what comes 4.6 times in as many calls: e^-4.6 = 0.01.
    private const double CallsOfOneInAHundred = 4.6;

    // A call that takes so many times the mean is not to be expected.
    private const double Absurd = 10_000;

    // Medians closer than this are in no order.
    private const double Close = 0.02;

    // By simulation: distinguishing a resolution of 5 % from zero takes (CV / 0.012)² calls.
    private const double SpreadPerResolution = 0.24;

    /// <summary>The lines of a comparison; none if it is not one of means.</summary>
    public static IEnumerable<string> Of(ComparisonResult comparison, ExperimentResult result)
    {
        var operands = result.Operands
            .Where(operand => operand.Estimates.Any(estimate => IsOfMean(estimate) && IsIn(comparison, estimate.Text))).ToList();
        if (operands.Count == 0)
            yield break;
        var calls = operands.Min(Calls);
        yield return Coverage(comparison, calls);
        if (SlowCallsDecide(comparison, operands) is { } medians)
            yield return medians;
        if (comparison is { Truth: Truth.Unknown, Reason: SequentialReason.CapReached }
            && NeededCalls(operands, result.Resolution) is var needed && needed > calls)
            yield return $"slow calls make the mean vary: a difference of {Quantity.Percent(result.Resolution)} would take about " +
                $"{Quantity.Significant(needed)} calls of each side to show, and {Whole(calls)} were measured.";
    }

    /// <summary>True if a mean was measured from which nothing could be deducted.</summary>
    public static bool IsGross(ExperimentResult result) => result.Operands.Any(static operand =>
        operand.Estimates.Any(IsOfMean) && operand.Runs.Any(static run => run.Deducted.Count == 0));

    // A throughput is decided by the mean time.
    private static bool IsOfMean(EstimateResult estimate) => estimate.Estimator is Estimators.Mean or Estimators.Throughput;

    private static bool IsIn(ComparisonResult comparison, string estimate) =>
        comparison.Left.Contains(estimate, StringComparison.Ordinal) || comparison.Right.Contains(estimate, StringComparison.Ordinal);

    private static string Whole(double calls) => calls.ToString("0", System.Globalization.CultureInfo.InvariantCulture);

    private static double Calls(OperandResult operand) => operand.Runs.Sum(static run => (double)run.Operations * run.Nanoseconds.Count);

    private static string Coverage(ComparisonResult comparison, double calls)
    {
        var unseen = Invariant($"{Whole(calls)} calls per side: ") +
            Invariant($"calls rarer than 1 in {Math.Max(1, Math.Floor(calls / CallsOfOneInAHundred)):0} may be missed (99 % confidence)");
        var factor = TurningFactor(comparison, calls);
        return factor is > 1 and < Absurd
            ? $"{unseen}; one would need {Quantity.Significant(factor)}x the mean to reverse this."
            : unseen + ".";
    }

    // The time that such a call would have to take, in means of the side that seems faster, to reverse the difference.
    private static double TurningFactor(ComparisonResult comparison, double calls)
    {
        var ratio = comparison.Evidence.Effect;
        if (comparison.Evidence.Scale != ComparisonScale.Ratio || !EvidenceText.IsSignificant(comparison) || !(ratio > 0))
            return double.NaN;
        return 1 + ((Math.Max(ratio, 1 / ratio) - 1) * calls / CallsOfOneInAHundred);
    }

    private static string? SlowCallsDecide(ComparisonResult comparison, IReadOnlyList<OperandResult> operands)
    {
        if (MedianOf(comparison.Left, operands) is not { } left || MedianOf(comparison.Right, operands) is not { } right
            || !EvidenceText.IsSignificant(comparison))
            return null;
        var medians = comparison.Unit == MetricUnit.OperationsPerSecond ? right / left : left / right;
        return Math.Abs(medians - 1) > Close && medians > 1 != comparison.Evidence.Effect > 1
            ? $"slow calls decide this: the ratio of the median iterations is {Quantity.Significant(medians)}, the other way round."
            : null;
    }

    private static double? MedianOf(string side, IReadOnlyList<OperandResult> operands) =>
        operands.FirstOrDefault(
            operand => operand.Estimates.Any(estimate => estimate.Text == side && IsOfMean(estimate)))?.MedianNanoseconds;

    private static double NeededCalls(IReadOnlyList<OperandResult> operands, double resolution) => operands.Max(operand =>
    {
        var iterations = operand.Runs.SelectMany(static run => run.Nanoseconds).ToArray();
        if (!SlowCalls.Of([.. iterations], operand.Runs.Count).AreSeen)
            return 0;
        var (mean, variance) = Moments.Of(iterations);
        var variation = variance * operand.Runs[0].Operations / (mean * mean);
        return variation / Math.Pow(SpreadPerResolution * resolution, 2);
    });
}
