namespace SplNet.Operands.Formulas;

/// <summary>A sum or difference of two values.</summary>
internal sealed class Sum(Estimate left, Estimate right, int sign) : Estimate(left.Unit)
{
    internal override bool MayBeNegative => sign < 0 || left.MayBeNegative || right.MayBeNegative;

    public override string ToString() => $"{left} {(sign > 0 ? '+' : '-')} {(right is Sum ? $"({right})" : right)}";

    internal override Estimate On(Func<FormulaOperand, FormulaOperand> other)
    {
        var (first, second) = (left.On(other), right.On(other));
        return ReferenceEquals(first, left) && ReferenceEquals(second, right) ? this : new Sum(first, second, sign);
    }

    internal override IReadOnlyList<OperandEstimate> OperandEstimates() => [.. left.OperandEstimates(), .. right.OperandEstimates()];

    internal override void CollectProblems(ICollection<string> problems)
    {
        if (left.Unit != right.Unit)
            problems.Add($"'{this}' adds {Name(left.Unit)} to {Name(right.Unit)}: both must have the same unit.");
        left.CollectProblems(problems);
        right.CollectProblems(problems);
    }

    internal override double ValueOf(RunValues run) => left.ValueOf(run) + (sign * right.ValueOf(run));

    private static string Name(MetricUnit unit) => Values.Quantity.NameOf(unit);
}
