using SplNet.Operands.Formulas;

namespace SplNet.Evaluation;

/// <summary>
/// Chooses which runs of a block are measured together: the runs of operands that comparisons compare, directly or through others.
/// However many they are, each side of a comparison is measured in turn with the other one.
/// </summary>
internal sealed class OperandGroups
{
    private readonly int[] _groupOf;

    /// <summary>Finds what belongs together.</summary>
    /// <param name="comparisons">The comparisons of the formula.</param>
    /// <param name="operands">The operands.</param>
    public OperandGroups(IEnumerable<Comparison> comparisons, IReadOnlyList<FormulaOperand> operands)
    {
        _groupOf = [.. Enumerable.Range(0, operands.Count)];
        foreach (var comparison in comparisons)
        {
            var compared = comparison.OperandEstimates().Select(static estimate => estimate.Operand).ToHashSet();
            Join([.. Enumerable.Range(0, operands.Count).Where(operand => compared.Contains(operands[operand]))
                .Select(operand => _groupOf[operand])]);
        }
    }

    /// <summary>The groups of a block, in the order of their first operands.</summary>
    /// <param name="order">The indices of the operands, in the order of the block.</param>
    public IEnumerable<int[]> Of(IEnumerable<int> order) =>
        order.GroupBy(operand => _groupOf[operand]).Select(static group => group.ToArray());

    private void Join(HashSet<int> groups)
    {
        for (var operand = 0; operand < _groupOf.Length && groups.Count > 0; operand++)
        {
            if (groups.Contains(_groupOf[operand]))
                _groupOf[operand] = groups.Min();
        }
    }
}
