using SplNet.Operands.Formulas;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Explaining;

/// <summary>A limit of allocated bytes that an operand exceeds by the same bytes in every run.</summary>
/// <param name="Operand">The operand.</param>
/// <param name="Result">The measurement of it.</param>
/// <param name="Limit">The limit.</param>
/// <param name="IsStrict">True if the bytes must be below the limit.</param>
internal sealed record FailedByteLimit(MeasuredOperand Operand, OperandResult Result, double Limit, bool IsStrict)
{
    /// <summary>Finds the limits that failed, one for each operand.</summary>
    /// <param name="experiment">The experiment.</param>
    /// <param name="operands">The measured operands.</param>
    /// <param name="result">The results.</param>
    public static IEnumerable<FailedByteLimit> Of(
        Experiment experiment, IReadOnlyList<MeasuredOperand> operands, ExperimentResult result) =>
        FormulaProblems.Comparisons(experiment.Formula).Distinct().Zip(result.Comparisons)
            .Where(static pair => pair.Second.Truth == Truth.False)
            .Select(pair => Of(pair.First, operands, result.Operands)).OfType<FailedByteLimit>()
            .DistinctBy(static limit => limit.Operand);

    /// <summary>True if the operand may allocate this.</summary>
    /// <param name="bytes">Bytes per operation.</param>
    public bool Allows(double bytes) => IsStrict ? bytes < Limit : bytes <= Limit;

    private static FailedByteLimit? Of(
        Comparison comparison, IReadOnlyList<MeasuredOperand> operands, IReadOnlyList<OperandResult> results) => comparison switch
        {
            { Left: OperandEstimate left, Right: Limit right, Relation: Relation.Less or Relation.LessOrEqual or Relation.Equal } =>
                Of(left, right, comparison.Relation == Relation.Less, operands, results),
            { Left: Limit left, Right: OperandEstimate right, Relation: Relation.Greater or Relation.GreaterOrEqual or Relation.Equal } =>
                Of(right, left, comparison.Relation == Relation.Greater, operands, results),
            _ => null,
        };

    private static FailedByteLimit? Of(
        OperandEstimate estimate, Limit limit, bool isStrict, IReadOnlyList<MeasuredOperand> operands, IReadOnlyList<OperandResult> results)
    {
        if (estimate.Kind.Name != Estimators.Allocated || estimate.Transform is not null)
            return null;
        var index = operands.Select(static operand => operand.Symbol).ToList().IndexOf(estimate.Operand);
        var failed = new FailedByteLimit(operands[index], results[index], limit.Value, isStrict);
        return results[index].Runs.Select(static run => run.AllocatedBytes).Distinct().ToList() is [var only] && !failed.Allows(only)
            ? failed
            : null;
    }
}
