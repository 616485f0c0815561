using SplNet.Evaluation.Inquiries;
using SplNet.Results.Reports;
using SplNet.Statistics;
using SplNet.Values;
using SplNet.Values.Messages;

namespace SplNet.Tool.Comparing;

/// <summary>
/// Classifies results as regressions, improvements or neither: only a difference that remains after correction for all
/// comparisons (Holm 1979) counts.
/// </summary>
internal static class RowClassification
{
    // Beyond it the figure only shows that there are too few runs.
    private const double Doubling = 1;

    // If bytes are not constant, rare growths are spread over as many operations as happened to fit into an iteration.
    private const double LeastBytes = 1;

    /// <summary>A row for each result, the gravest first, and rows of one kind in the order of the results.</summary>
    /// <param name="pairs">The results.</param>
    /// <param name="unreadable">Operands without a result.</param>
    /// <param name="alpha">The level of all comparisons together.</param>
    /// <param name="elsewhere">Comparisons on other machines. Their p-values are not known here, so they count as the largest: a difference
    /// is one whatever they are.</param>
    /// <param name="tolerance">The tolerance by which the smallest iterations judge times; null if a test decides.</param>
    public static IReadOnlyList<ComparedRow> Rows(
        IReadOnlyList<ComparedPair> pairs, IReadOnlyList<UnreadableRequirement> unreadable, double alpha,
        IReadOnlyList<ComparedMetric>? elsewhere = null, double? tolerance = null)
    {
        // An invalid experiment tested nothing.
        var valid = pairs.Where(static pair =>
            pair.Result.Verdict != Verdict.Invalid && pair is { IsUnaffected: false, IsPlanned: false }).ToArray();
        var measured = Array.FindAll(valid, pair => !IsJudged(pair));
        var adjusted = SharedLevel.Adjusted([
            .. measured.Select(static pair => (pair.Metric, PValueOf(pair))),
            .. (elsewhere ?? []).Select(static metric => (metric, 1.0))]);
        var rows = pairs.Select(
            pair => Array.IndexOf(measured, pair) is >= 0 and var place ? Measured(pair, adjusted[place], alpha)
                : Array.IndexOf(valid, pair) >= 0 ? MinimumRows.Judged(Row(pair), pair, tolerance!.Value)
                : NotMeasured(pair))
            .Concat(unreadable.Select(static one =>
                new ComparedRow { Operand = one.Name, Change = Change.NotMeasured, Remarks = one.Problems, Place = one.Place }));
        return [.. rows.OrderBy(static row => row.Change)];

        bool IsJudged(ComparedPair pair) => tolerance is not null && pair.Metric == ComparedMetric.Mean;
    }

    /// <summary>
    /// The same rows, after a common correction for all parts: a result that could be chance in a part may be a difference in the whole.
    /// </summary>
    /// <param name="rows">The rows of all parts.</param>
    /// <param name="alpha">The level of all comparisons together.</param>
    public static IReadOnlyList<ComparedRow> Together(IReadOnlyList<ComparedRow> rows, double alpha)
    {
        var measured = rows.Where(static row => row is { IsMeasured: true, Tolerance: null }).ToArray();
        var adjusted = SharedLevel.Adjusted(Array.ConvertAll(measured, static row => (ComparedMetric.Of(row.Metric), PValueOf(row))));
        return [.. rows.Select(row => Array.IndexOf(measured, row) is >= 0 and var place ? Again(row, adjusted[place], alpha) : row)
            .OrderBy(static row => row.Change)];
    }

    private static ComparedRow Again(ComparedRow row, double adjusted, double alpha)
    {
        if (row.Result is not { Comparisons: [{ Evidence.Problem: EvidenceProblem.None } comparison] } result)
            return row;
        var change = ChangeOf(row, comparison, result.Verdict, adjusted <= alpha);
        return row with
        {
            Change = change,
            AdjustedPValue = adjusted,
            Remarks = Remark(row, change, comparison) is { } remark ? [remark] : [],
        };
    }

    // An exact result has a p-value by definition.
    private static double PValueOf(ComparedRow row) =>
        row.Result is { } result ? result.Comparisons is [var comparison] ? comparison.PValue : 1 : row.AdjustedPValue;

    private static double PValueOf(ComparedPair pair) =>
        pair.Exact is { } exact ? exact.Base == exact.Other ? 1 : 0 : ComparisonOf(pair)?.PValue ?? 1;

    private static ComparisonResult? ComparisonOf(ComparedPair pair) => pair.Result.Comparisons is [var comparison] ? comparison : null;

    private static ComparedRow NotMeasured(ComparedPair pair) =>
        pair.IsPlanned ? Row(pair) with { Remarks = ["to be measured"], Result = null }
            : pair.IsUnaffected ? Row(pair) with { Change = Change.Unchanged, Remarks = [pair.Selection!.Reason], Result = null }
            : pair.Result.Messages.FirstOrDefault(MessageRules.NoSuchTest.IsOf) is { } missing
            ? Row(pair) with
            {
                Change = Change.New,
                Remarks = [missing.Text.Split('\n')[^1].Trim()],
                AdjustedPValue = double.NaN,
                Result = null,
            }
            : Row(pair) with { Change = Change.NotMeasured, Remarks = pair.Result.Problems, AdjustedPValue = double.NaN };

    private static ComparedRow Measured(ComparedPair pair, double adjusted, double alpha)
    {
        if (pair.Exact is { } exact)
            return Exactly(pair, exact);
        if (ComparisonOf(pair) is not { } comparison)
            return Row(pair) with { Remarks = [WhyNothingWasCompared(pair.Result)] };
        if (comparison is { Reason: SequentialReason.NotOfCalls, Evidence.Problem: not EvidenceProblem.None })
            return Row(pair) with { Remarks = [comparison.Explanation] };
        if (comparison.Evidence is not { Problem: EvidenceProblem.None } evidence)
            return Row(pair) with { Remarks = [EvidenceText.Of(comparison.Evidence.Problem)] };
        var row = Row(pair);
        var change = ChangeOf(row, comparison, pair.Result.Verdict, adjusted <= alpha);
        return row with
        {
            Change = change,
            Ratio = Multiple(row, evidence.Scale, evidence.Effect),
            Lower = Math.Max(0, Multiple(row, evidence.Scale, comparison.Interval.Lower)), // no side is negative
            Upper = Multiple(row, evidence.Scale, comparison.Interval.Upper),
            AdjustedPValue = adjusted,
            DetectableEffect = evidence.Scale == ComparisonScale.Ratio
                ? evidence.DetectableEffect
                : evidence.DetectableEffect / row.BaseValue,
            Remarks = Remark(row, change, comparison) is { } remark ? [remark] : [],
        };
    }

    // Other notes concern all rows, and are reported once.
    private static string WhyNothingWasCompared(ExperimentResult result) =>
        result.Messages.FirstOrDefault(MessageRules.TimeBudgetSpent.IsOf)?.Text ?? "too little was measured to compare anything";

    private static ComparedRow Exactly(ComparedPair pair, ExactCounts exact) => Row(pair) with
    {
        Change = exact.Other > exact.Base ? Change.Regression : exact.Other < exact.Base ? Change.Improvement : Change.Unchanged,
        BaseValue = exact.Base,
        Value = exact.Other,
        Exact = true,
        Ratio = exact.Base == exact.Other ? 1 : exact.Other / exact.Base,
        AdjustedPValue = exact.Base == exact.Other ? 1 : 0,
        Result = null, // it belongs to the times
    };

    // A difference as a multiple of the base, since reports use ratios.
    private static double Multiple(ComparedRow row, ComparisonScale scale, double effect) =>
        scale == ComparisonScale.Ratio ? effect : (row.BaseValue + effect) / row.BaseValue;

    private static Change ChangeOf(ComparedRow row, ComparisonResult comparison, Verdict verdict, bool isShown)
    {
        if (IsPartOfAByte(row, comparison))
            return Change.Unchanged;
        if (comparison.Reason == SequentialReason.ContraryEvidence)
            return !isShown ? Change.Undecided
                : comparison.Evidence.Effect > (comparison.Evidence.Scale == ComparisonScale.Ratio ? 1 : 0) ? Change.Regression
                : Change.Improvement;
        // The legend's statement on unchanged methods: a difference of the resolution is excluded.
        return verdict == Verdict.Pass && comparison.Reason == SequentialReason.ViolationExcluded ? Change.Unchanged : Change.Undecided;
    }

    private static bool IsPartOfAByte(ComparedRow row, ComparisonResult comparison) =>
        row.Unit == MetricUnit.Bytes && comparison.Reason == SequentialReason.ContraryEvidence
        && Math.Abs(comparison.Evidence.Effect) < LeastBytes;

    private static string? Remark(ComparedRow row, Change change, ComparisonResult comparison) => change switch
    {
        Change.Unchanged when IsPartOfAByte(row, comparison) => "a difference of less than a byte",
        Change.Regression or Change.Improvement or Change.Unchanged => null,
        Change.Undecided when comparison.Reason == SequentialReason.ContraryEvidence =>
            "the difference may be chance among so many comparisons",
        Change.Undecided when comparison.Reason == SequentialReason.UnequalSpread =>
            "one side varies more than twice as much as the other, without a difference beyond 2 %",
        Change.Undecided when comparison.Reason == SequentialReason.NotOfCalls => comparison.Explanation,
        _ when !double.IsFinite(comparison.Evidence.DetectableEffect) => "neither shown nor excluded",
        _ when comparison.Evidence.Scale == ComparisonScale.Difference =>
            "neither shown nor excluded; " +
            $"could detect a difference of {Quantity.Format(comparison.Evidence.DetectableEffect, row.Unit)} (90 % power)",
        _ when comparison.Evidence.DetectableEffect > Doubling =>
            "neither shown nor excluded; runs vary too much to detect even a doubling",
        _ => $"neither shown nor excluded; could detect {Quantity.Percent(comparison.Evidence.DetectableEffect)} (90 % power)",
    };

    private static ComparedRow Row(ComparedPair pair) => new()
    {
        Operand = pair.Name,
        Revision = pair.Revision,
        Metric = pair.Metric.Name,
        Unit = pair.Metric.Unit,
        Change = Change.Undecided,
        BaseValue = ValueOf(pair.BaseName, pair),
        Value = ValueOf(pair.OtherName, pair),
        Runs = pair.Result.Operands.Select(static operand => operand.Runs.Count).DefaultIfEmpty().Min(),
        Result = pair.Result,
        Place = pair.Place,
        Selection = pair.Selection,
    };

    private static double ValueOf(string name, ComparedPair pair)
    {
        var operand = pair.Result.Operands.FirstOrDefault(operand => operand.Name == name && operand.Runs.Count > 0);
        return pair.Metric == ComparedMetric.Mean
            ? operand?.Nanoseconds ?? double.NaN
            : operand?.Estimates.FirstOrDefault(estimate => estimate.Estimator == pair.Metric.Name)?.Value ?? double.NaN;
    }
}
