using SplNet.Quantities;
using SplNet.Reports;
using SplNet.Statistics;

namespace SplNet.Tool.Comparing;

/// <summary>Calls results regressions, improvements or neither: only what stands when all comparisons are looked at together (Holm 1979) is a difference.</summary>
internal static class RowClassification
{
    // Beyond it the figure says nothing but that there are too few runs.
    private const double Doubling = 1;

    /// <summary>A row for each result, the gravest first, and rows of one kind in the order of the results.</summary>
    /// <param name="pairs">The results.</param>
    /// <param name="unreadable">What had none.</param>
    /// <param name="alpha">The level of all comparisons together.</param>
    public static IReadOnlyList<ComparedRow> Rows(IReadOnlyList<ComparedPair> pairs, IReadOnlyList<UnreadableRequirement> unreadable, double alpha)
    {
        // What was not measured tested nothing.
        var measured = pairs.Where(static pair => pair.Result.Verdict != Verdict.Invalid).ToArray();
        var adjusted = MultipleTests.Holm(Array.ConvertAll(measured, static pair => ComparisonOf(pair)?.PValue ?? 1));
        var rows = pairs.Select(pair => Array.IndexOf(measured, pair) is >= 0 and var place ? Measured(pair, adjusted[place], alpha) : NotMeasured(pair))
            .Concat(unreadable.Select(static one => new ComparedRow { Operand = one.Name, Change = Change.NotMeasured, Remarks = one.Problems }));
        return [.. rows.OrderBy(static row => row.Change)];
    }

    private static ComparisonResult? ComparisonOf(ComparedPair pair) => pair.Result.Comparisons is [var comparison] ? comparison : null;

    private static ComparedRow NotMeasured(ComparedPair pair) =>
        Row(pair) with { Change = Change.NotMeasured, Remarks = pair.Result.Problems.Count > 0 ? pair.Result.Problems : pair.Result.Notes, AdjustedPValue = double.NaN };

    private static ComparedRow Measured(ComparedPair pair, double adjusted, double alpha)
    {
        if (ComparisonOf(pair) is not { } comparison)
            return Row(pair) with { Remarks = pair.Result.Notes };
        if (comparison.Evidence is not { Problem: EvidenceProblem.None } evidence)
            return Row(pair) with { Remarks = [EvidenceText.Of(comparison.Evidence.Problem)] };
        var change = ChangeOf(comparison, pair.Result.Verdict, adjusted <= alpha);
        return Row(pair) with
        {
            Change = change,
            Ratio = evidence.Effect,
            Lower = comparison.Interval.Lower,
            Upper = comparison.Interval.Upper,
            AdjustedPValue = adjusted,
            DetectableEffect = evidence.DetectableEffect,
            Remarks = Remark(change, comparison, evidence) is { } remark ? [remark] : [],
        };
    }

    private static Change ChangeOf(ComparisonResult comparison, Verdict verdict, bool stands)
    {
        if (comparison.Reason == SequentialReason.ContraryEvidence)
            return !stands ? Change.Undecided : comparison.Evidence.Effect > 1 ? Change.Regression : Change.Improvement;
        // What the legend says of unchanged methods: a difference of the resolution is excluded.
        return verdict == Verdict.Pass && comparison.Reason == SequentialReason.ViolationExcluded ? Change.Unchanged : Change.Undecided;
    }

    private static string? Remark(Change change, ComparisonResult comparison, Evidence evidence) => change switch
    {
        Change.Regression or Change.Improvement or Change.Unchanged => null,
        Change.Undecided when comparison.Reason == SequentialReason.ContraryEvidence => "a difference that may be chance among so many comparisons",
        Change.Undecided when comparison.Reason == SequentialReason.UnequalSpread => "one side varies more than twice as much as the other, and no difference beyond 2 % was seen",
        _ when !double.IsFinite(evidence.DetectableEffect) => "neither shown nor excluded",
        _ when evidence.DetectableEffect > Doubling => "neither shown nor excluded; runs vary too much to see even a doubling",
        _ => $"neither shown nor excluded; nine of ten such measurements would have shown {Quantity.Percent(evidence.DetectableEffect)}",
    };

    private static ComparedRow Row(ComparedPair pair) => new()
    {
        Operand = pair.Comparison.Operand.Name,
        Revision = pair.Comparison.Other.Text,
        Change = Change.Undecided,
        BaseNanoseconds = TimeOf(pair.Comparison.BaseName, pair.Result),
        Nanoseconds = TimeOf(pair.Comparison.OtherName, pair.Result),
        Runs = pair.Result.Operands.Select(static operand => operand.Runs.Count).DefaultIfEmpty().Min(),
        Result = pair.Result,
    };

    private static double TimeOf(string name, ExperimentResult result) =>
        result.Operands.FirstOrDefault(operand => operand.Name == name && operand.Runs.Count > 0)?.Nanoseconds ?? double.NaN;
}
