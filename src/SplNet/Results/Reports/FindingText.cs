using System.Globalization;
using System.Text.RegularExpressions;
using SplNet.Values;
using SplNet.Views.Markup;

namespace SplNet.Results.Reports;

/// <summary>
/// The finding of a comparison as a sentence: "bubble is 3.05x slower than insertion (2.68x to 5.61x, 99.9 % confidence)".
/// </summary>
internal static partial class FindingText
{
    // From here on people say "1.5x", and below it "50 %".
    private const double InMultiples = 1.5;

    // So clear that the interval adds nothing to a claim that holds.
    private const double Clear = 10;

    /// <summary>The finding.</summary>
    /// <param name="comparison">The comparison.</param>
    /// <param name="result">Its result.</param>
    public static string Of(ComparisonResult comparison, ExperimentResult result)
    {
        if (comparison.Reason == SequentialReason.NotOfCalls)
            return comparison.Explanation;
        if (comparison.Evidence.Problem != EvidenceProblem.None || double.IsNaN(comparison.Evidence.Effect))
            return EvidenceText.Finding(comparison, result.Alpha);
        var left = Side.Of(comparison.Left, result);
        var right = Side.Of(comparison.Right, result);
        if (left is not null && right is not null)
            return OfTwo(left, right, comparison, result);
        if (left is not null && !result.Operands.SelectMany(static operand => operand.Estimates)
            .Any(estimate => comparison.Right.Contains(estimate.Text, StringComparison.Ordinal)))
            return OfLimit(left, comparison);
        return OfExpressions(comparison);
    }

    private static string OfTwo(Side left, Side right, ComparisonResult comparison, ExperimentResult result)
    {
        var (subject, other) = left.Operand.Name != right.Operand.Name && left.Estimate.Estimator == right.Estimate.Estimator
            && left.HasPlainName
            ? (left.Operand.Name, right.Operand.Name)
            : (left.Estimate.Text, right.Estimate.Text);
        if (comparison.Unit == MetricUnit.Bytes)
        {
            var verb = subject == left.Operand.Name ? "allocates" : "is";
            return $"{subject} {verb} {Quantity.Format(left.Estimate.Value, comparison.Unit)} per call, {other} {Quantity.Format(
                right.Estimate.Value, comparison.Unit)}{(left.IsExact && right.IsExact
                    ? string.Empty
                    : $" ({EffectText.Noun(comparison)} {EffectText.Interval(comparison)}{Confident(comparison)})")}";
        }

        if (comparison.Unit == MetricUnit.Instructions)
            return InstructionText.OfTwo(subject, left.Estimate.Value, other, right.Estimate.Value) + (left.IsExact && right.IsExact
                ? string.Empty
                : $" ({EffectText.Noun(comparison)} {EffectText.Interval(comparison)}{Confident(comparison)})");

        if (comparison.Evidence.Scale != ComparisonScale.Ratio)
            return OfExpressions(comparison);

        // A claim about a multiple is shown as a finding about the operand itself.
        var factor = right.Factor / left.Factor;
        var (ratio, lower, upper) = (
            comparison.Evidence.Effect * factor, Math.Max(0, comparison.Interval.Lower) * factor, comparison.Interval.Upper * factor);
        var isTime = comparison.Unit == MetricUnit.Nanoseconds;
        var hidesInterval = result.Passed && (ratio > Clear || ratio < 1 / Clear);
        string Between(string least, string most) => hidesInterval ? string.Empty : $" ({least} to {most}{Confident(comparison)})";
        var isMore = ratio > 1;
        var isMultiple = (isMore ? ratio : 1 / ratio) >= InMultiples;
        if ((lower <= 1 && upper >= 1) || (isMultiple && !isTime))
            return $"{subject} {(isTime ? "takes" : "is")} " +
                $"{Quantity.Significant(ratio, upper - lower)}x {(isTime ? "the time of " : string.Empty)}" +
                $"{other}{Between(Quantity.Significant(lower, upper - lower) + "x", Quantity.Significant(upper, upper - lower) + "x")}";
        if (isMultiple)
        {
            var (times, least, most) = isMore ? (ratio, lower, upper) : (1 / ratio, 1 / upper, 1 / lower);
            var word = isMore ? "slower than" : "faster than";
            return $"{subject} is {Quantity.Significant(times)}x {word} " +
                $"{other}{Between(Quantity.Significant(least) + "x", Quantity.Significant(most) + "x")}";
        }

        var (share, low, high) = isMore ? (ratio - 1, lower - 1, upper - 1) : (1 - ratio, 1 - upper, 1 - lower);
        var noun = isTime ? $"{(isMore ? "more" : "less")} time than" : $"{(isMore ? "more" : "less")} than";
        return $"{subject} {(isTime ? "takes" : "is")} {Quantity.Percent(share)} {noun} " +
            $"{other}{Between(Quantity.Percent(low), Quantity.Percent(high))}";
    }

    private static string OfLimit(Side left, ComparisonResult comparison)
    {
        var text = Quantity.Format(left.Estimate.Value, left.Estimate.Unit);
        if (comparison.Unit == MetricUnit.Bytes && left.HasPlainName)
            return $"{left.Operand.Name} allocates {text} per call{(left.IsExact ? string.Empty : LimitInterval(left, comparison))}";
        if (left.Estimate.Unit == MetricUnit.Instructions)
            return $"{left.Operand.Name} executes {text} per call{(left.IsExact ? string.Empty : LimitInterval(left, comparison))}";
        return left.HasPlainName && comparison.Unit == MetricUnit.Nanoseconds
            ? $"{left.Operand.Name} takes {text}{LimitInterval(left, comparison)}"
            : $"{left.Estimate.Text} is {text}{LimitInterval(left, comparison)}";
    }

    // The limit itself does not vary, so the interval of the effect equals the interval of the value.
    private static string LimitInterval(Side left, ComparisonResult comparison)
    {
        var (value, effect, interval) = (left.Estimate.Value, comparison.Evidence.Effect, comparison.Interval);
        var (lower, upper) = comparison.Evidence.Scale == ComparisonScale.Ratio
            ? (value / effect * interval.Lower, value / effect * interval.Upper)
            : (value + ((interval.Lower - effect) / left.Factor), value + ((interval.Upper - effect) / left.Factor));
        return !double.IsFinite(lower) || !double.IsFinite(upper) || lower == upper
            ? string.Empty
            : $" ({Quantity.Format(Math.Max(0, lower), comparison.Unit)} to " +
                $"{Quantity.Format(upper, comparison.Unit)}{Confident(comparison)})";
    }

    private static string OfExpressions(ComparisonResult comparison) =>
        $"{EffectText.Subject(comparison)} is {EffectText.Value(comparison)} ({EffectText.Interval(comparison)}{Confident(comparison)})";

    private static string Confident(ComparisonResult comparison) =>
        double.IsFinite(comparison.Interval.Level) ? ", " + Confidence.Of(comparison.Interval.Level) : string.Empty;

    /// <summary>The values of both sides: "3.1 ns vs 752 ns"; null if the sides are not one estimate each.</summary>
    /// <param name="comparison">The comparison.</param>
    /// <param name="result">Its result.</param>
    public static string? Values(ComparisonResult comparison, ExperimentResult result) =>
        Side.Of(comparison.Left, result) is { } left && Side.Of(comparison.Right, result) is { } right
            ? $"{Quantity.Format(left.Estimate.Value, comparison.Unit)} vs {Quantity.Format(right.Estimate.Value, comparison.Unit)}"
            : null;

    /// <summary>True if all processes counted the same on each side.</summary>
    /// <param name="comparison">The comparison.</param>
    /// <param name="result">Its result.</param>
    public static bool IsExact(ComparisonResult comparison, ExperimentResult result) =>
        new[] { comparison.Left, comparison.Right }.Select(side => Side.Of(side, result)).OfType<Side>().ToList() is { Count: > 0 } sides
        && sides.TrueForAll(static side => side.IsExact);

    /// <summary>A side that is an estimate of one operand, alone or times a number.</summary>
    /// <param name="Operand">The operand.</param>
    /// <param name="Estimate">Its estimate.</param>
    /// <param name="Factor">The number; 1 for the estimate alone.</param>
    private sealed record Side(OperandResult Operand, EstimateResult Estimate, double Factor)
    {
        /// <summary>True if the sentence names the estimated quantity, so that the name of the operand is enough.</summary>
        public bool HasPlainName => Estimate.Estimator is Estimators.Mean or Estimators.Allocated or Estimators.Instructions;

        /// <summary>True if all processes counted the same.</summary>
        public bool IsExact => Operand.Runs.Count > 0 && Operand.Runs.All(run => !run.MetricErrors.ContainsKey(Estimate.Estimator)
            && run.Metrics.TryGetValue(Estimate.Estimator, out var value) && value == Operand.Runs[0].Metrics[Estimate.Estimator]);

        public static Side? Of(string text, ExperimentResult result)
        {
            if (Estimated(text, result) is { } alone)
                return new Side(alone.Operand, alone.Estimate, 1);
            return Multiple().Match(text) is { Success: true } multiple && Estimated(multiple.Groups["estimate"].Value, result) is { } one
                ? new Side(one.Operand, one.Estimate, double.Parse(multiple.Groups["factor"].Value, CultureInfo.InvariantCulture))
                : null;
        }

        private static (OperandResult Operand, EstimateResult Estimate)? Estimated(string text, ExperimentResult result)
        {
            foreach (var operand in result.Operands)
            {
                if (operand.Estimates.FirstOrDefault(estimate => estimate.Text == text) is { } estimate)
                    return (operand, estimate);
            }

            return null;
        }
    }

    [GeneratedRegex(
        @"^(?<estimate>.+) \* (?<factor>[0-9]+(\.[0-9]+)?)$",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 1000)]
    private static partial Regex Multiple();
}
