namespace SplNet.Operands.Formulas;

/// <summary>A value times a factor.</summary>
internal sealed class Multiple(Estimate value, double factor) : Estimate(value.Unit)
{
    public Estimate Value => value;

    public double Factor => factor;

    internal override bool MayBeNegative => value.MayBeNegative;

    public override string ToString() => value is Sum ? $"({value}) * {Text(factor)}" : $"{value} * {Text(factor)}";

    internal override Estimate On(Func<FormulaOperand, FormulaOperand> other)
    {
        var changed = value.On(other);
        return ReferenceEquals(changed, value) ? this : new Multiple(changed, factor);
    }

    internal override IReadOnlyList<OperandEstimate> OperandEstimates() => value.OperandEstimates();

    internal override void CollectProblems(ICollection<string> problems)
    {
        if (!double.IsFinite(factor) || factor <= 0)
            problems.Add($"The factor {Text(factor)} of {value} is not a finite, positive number.");
        value.CollectProblems(problems);
    }

    internal override double ValueOf(RunValues run) => factor * value.ValueOf(run);
}
