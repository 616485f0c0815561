using SplNet.Causes.Ranking;
using SplNet.Operands.Formulas;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Explaining;

/// <summary>The two operands of a comparison, and their measurements.</summary>
/// <param name="Comparison">The comparison, as a formula.</param>
/// <param name="Before">The operand that the other one is compared with: the earlier version, otherwise the right side.</param>
/// <param name="After">The other one.</param>
/// <param name="Measured">The measured quantity.</param>
internal sealed record ComparedSides(string Comparison, MeasuredOperand Before, MeasuredOperand After, Measured Measured)
{
    /// <summary>The nanoseconds of the slower side's operation.</summary>
    public required double SlowestNanoseconds { get; init; }

    /// <summary>The bytes per operation of both, where every run of each counted the same; null otherwise.</summary>
    public (double Before, double After)? ConstantBytes { get; init; }

    /// <summary>Reads a comparison; null if it does not compare one operand with another.</summary>
    /// <param name="comparison">The comparison of the formula.</param>
    /// <param name="result">Its result.</param>
    /// <param name="operands">The measured operands.</param>
    /// <param name="results">Their results.</param>
    public static ComparedSides? Of(
        Comparison comparison, ComparisonResult result, IReadOnlyList<MeasuredOperand> operands, IReadOnlyList<OperandResult> results)
    {
        if (result.Evidence.Problem != EvidenceProblem.None || OperandsOf(comparison, operands) is not { } sides)
            return null;
        var (before, after) = (sides.Before.Index, sides.After.Index);
        var ratio = Ratio(ValueOf(sides.After.Estimate, results[after]), ValueOf(sides.Before.Estimate, results[before]));
        return double.IsNaN(ratio) ? null : new ComparedSides(
            result.Text, operands[before], operands[after],
            MeasuredOf(ratio, result.Evidence, sides.IsSwapped) with { Kind = KindOf(sides.After.Estimate.Kind) })
        {
            SlowestNanoseconds = Math.Max(results[before].Nanoseconds, results[after].Nanoseconds),
            ConstantBytes = BytesOf(results[before], results[after]),
        };
    }

    /// <summary>The bytes of both operands, where every run of each counted the same and they differ; null otherwise.</summary>
    /// <param name="comparison">The comparison of the formula, of any quantity.</param>
    /// <param name="operands">The measured operands.</param>
    /// <param name="results">Their results.</param>
    public static ComparedSides? OfBytes(
        Comparison comparison, IReadOnlyList<MeasuredOperand> operands, IReadOnlyList<OperandResult> results)
    {
        if (OperandsOf(comparison, operands) is not { } sides
            || BytesOf(results[sides.Before.Index], results[sides.After.Index]) is not var (older, newer) || older == newer)
            return null;
        var (before, after) = (sides.Before.Index, sides.After.Index);
        var bytes = EstimatorKind.Find(Estimators.Allocated)!;
        var text = new Comparison(new OperandEstimate(bytes, sides.After.Estimate.Operand, null), Relation.Equal, new OperandEstimate(
            bytes, sides.Before.Estimate.Operand, null)).ToString();
        return new ComparedSides(text, operands[before], operands[after], new Measured(Ratio(newer, older), double.NaN, double.NaN)
        {
            Kind = MeasuredKind.Memory,
        })
        {
            SlowestNanoseconds = Math.Max(results[before].Nanoseconds, results[after].Nanoseconds),
            ConstantBytes = (older, newer),
        };
    }

    /// <summary>True if another comparison explains the bytes of the same operands.</summary>
    /// <param name="other">The other comparison.</param>
    public bool IsAmong(ComparedSides other) => (other.Before, other.After, other.Measured.Kind) == (Before, After, MeasuredKind.Memory);

    private static Sides? OperandsOf(Comparison comparison, IReadOnlyList<MeasuredOperand> operands)
    {
        if (OnlyOperand(comparison.Left) is not { } left || OnlyOperand(comparison.Right) is not { } right
            || left.Operand.Equals(right.Operand))
            return null;
        var (first, second) = (new Side(left, IndexOf(left.Operand, operands)), new Side(right, IndexOf(right.Operand, operands)));
        return operands[first.Index].Operand.Revision is not null && operands[second.Index].Operand.Revision is null
            ? new Sides(first, second, IsSwapped: true)
            : new Sides(second, first, IsSwapped: false);
    }

    // Growth from nothing is infinite, and the most frequent question.
    private static double Ratio(double newer, double older) => newer == older ? 1 : Math.Max(0, newer) / Math.Max(0, older);

    private static (double Before, double After)? BytesOf(OperandResult before, OperandResult after) =>
        BytesOf(before) is { } older && BytesOf(after) is { } newer ? (older, newer) : null;

    private static double? BytesOf(OperandResult result) =>
        result.Runs.Count > 1 && result.Runs.Select(static run => run.AllocatedBytes).Distinct().ToList() is [var only]
        && double.IsFinite(only)
            ? only
            : null;

    private static MeasuredKind KindOf(EstimatorKind kind) => kind switch
    {
        { Unit: MetricUnit.Bytes } or { IsSampled: true } => MeasuredKind.Memory,
        { Unit: MetricUnit.Nanoseconds or MetricUnit.OperationsPerSecond or MetricUnit.Instructions } => MeasuredKind.Time,
        _ => MeasuredKind.Events,
    };

    private static OperandEstimate? OnlyOperand(Estimate side) => side.OperandEstimates() is [var only] ? only : null;

    private static int IndexOf(FormulaOperand symbol, IReadOnlyList<MeasuredOperand> operands) =>
        operands.Select(static operand => operand.Symbol).ToList().IndexOf(symbol);

    private static double ValueOf(OperandEstimate estimate, OperandResult result) =>
        result.Estimates.FirstOrDefault(one => one.Text == estimate.ToString()) is { Unit: not MetricUnit.OperationsPerSecond } reported
            ? reported.Value
            : result.Nanoseconds;

    // The evidence has the multiples of the formula in its effect.
    private static Measured MeasuredOf(double ratio, Evidence evidence, bool isSwapped)
    {
        if (evidence.Scale != ComparisonScale.Ratio || !double.IsFinite(evidence.Upper))
            return new Measured(ratio, double.NaN, double.NaN);
        var (lower, upper) = (evidence.Lower / evidence.Effect, evidence.Upper / evidence.Effect);
        return isSwapped ? new Measured(ratio, ratio / upper, ratio / lower) : new Measured(ratio, ratio * lower, ratio * upper);
    }

    private readonly record struct Side(OperandEstimate Estimate, int Index);

    private sealed record Sides(Side Before, Side After, bool IsSwapped);
}
