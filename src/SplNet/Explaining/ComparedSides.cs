using SplNet.Experiments;
using SplNet.Causes.Ranking;
using SplNet.Formulas;
using SplNet.Statistics;

namespace SplNet.Explaining;

/// <summary>The two operands of a comparison, and what was measured of them.</summary>
/// <param name="Comparison">The comparison.</param>
/// <param name="Before">The operand that the other one is compared with: the earlier version, else what stands on the right.</param>
/// <param name="After">The other one.</param>
/// <param name="Measured">What was measured.</param>
internal sealed record ComparedSides(ComparisonResult Comparison, MeasuredOperand Before, MeasuredOperand After, Measured Measured)
{
    /// <summary>The nanoseconds of the slower side's operation.</summary>
    public required double SlowestNanoseconds { get; init; }

    /// <summary>Reads a comparison; null where it does not compare one operand with another.</summary>
    /// <param name="comparison">The comparison of the formula.</param>
    /// <param name="result">What came out of it.</param>
    /// <param name="operands">What was measured.</param>
    /// <param name="results">What came out of that.</param>
    public static ComparedSides? Of(Comparison comparison, ComparisonResult result, IReadOnlyList<MeasuredOperand> operands, IReadOnlyList<OperandResult> results)
    {
        if (OnlyOperand(comparison.Left) is not { } left || OnlyOperand(comparison.Right) is not { } right || left.Operand.Equals(right.Operand) || result.Evidence.Problem != EvidenceProblem.None)
            return null;
        var (first, second) = (IndexOf(left.Operand, operands), IndexOf(right.Operand, operands));
        var isSwapped = operands[first].Operand.Revision is not null && operands[second].Operand.Revision is null;
        var (after, before) = isSwapped ? (second, first) : (first, second);
        var (newer, older) = isSwapped ? (right, left) : (left, right);
        var ratio = ValueOf(newer, results[after]) / ValueOf(older, results[before]);
        if (!double.IsFinite(ratio) || ratio <= 0)
            return null;
        return new ComparedSides(result, operands[before], operands[after], MeasuredOf(ratio, result.Evidence, isSwapped))
        {
            SlowestNanoseconds = Math.Max(results[before].Nanoseconds, results[after].Nanoseconds),
        };
    }

    private static OperandEstimate? OnlyOperand(Estimate side) => side.OperandEstimates() is [var only] ? only : null;

    private static int IndexOf(FormulaOperand symbol, IReadOnlyList<MeasuredOperand> operands) => operands.Select(static operand => operand.Symbol).ToList().IndexOf(symbol);

    private static double ValueOf(OperandEstimate estimate, OperandResult result) =>
        result.Estimates.FirstOrDefault(one => one.Text == estimate.ToString()) is { Unit: not MetricUnit.OperationsPerSecond } told ? told.Value : result.Nanoseconds;

    // The evidence has the multiples of the formula in its effect.
    private static Measured MeasuredOf(double ratio, Evidence evidence, bool isSwapped)
    {
        if (evidence.Scale != ComparisonScale.Ratio || !double.IsFinite(evidence.Upper))
            return new Measured(ratio, double.NaN, double.NaN);
        var (lower, upper) = (evidence.Lower / evidence.Effect, evidence.Upper / evidence.Effect);
        return isSwapped ? new Measured(ratio, ratio / upper, ratio / lower) : new Measured(ratio, ratio * lower, ratio * upper);
    }
}
