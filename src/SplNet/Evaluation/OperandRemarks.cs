namespace SplNet.Evaluation;

/// <summary>Remarks of measuring processes on their operands. Operands with one cause share a note.</summary>
/// <param name="names">The operands in their order. Runs have a different order, which is random.</param>
internal sealed class OperandRemarks(List<string> names)
{
    private readonly List<(ResultMessage Remark, List<string> Operands)> _remarks = [];

    /// <summary>The notes, in the order of the operands.</summary>
    public IEnumerable<ResultMessage> Notes =>
        _remarks.Select(one => (one.Remark, Operands: names.Where(name => one.Operands.Contains(name, StringComparer.Ordinal)).ToList()))
            .OrderBy(one => names.IndexOf(one.Operands[0]))
            .Select(static one => one.Remark with { Text = one.Operands is [var only]
                ? $"Operand '{only}': {one.Remark.Text}"
                : $"Operands {Listed(one.Operands)}: {one.Remark.Text}" });

    /// <summary>Adds a remark.</summary>
    /// <param name="operand">The name of the operand.</param>
    /// <param name="remark">The remark, as a sentence that does not name the operand.</param>
    public void Add(string operand, ResultMessage remark)
    {
        // Each run of an operand makes the same remarks.
        var known = _remarks.Find(one => one.Remark == remark).Operands;
        if (known is null)
            _remarks.Add((remark, [operand]));
        else if (!known.Contains(operand, StringComparer.Ordinal))
            known.Add(operand);
    }

    private static string Listed(List<string> operands) =>
        $"{string.Join(", ", operands.SkipLast(1).Select(static name => $"'{name}'"))} and '{operands[^1]}'";
}
