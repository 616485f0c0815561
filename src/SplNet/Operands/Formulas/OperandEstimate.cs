namespace SplNet.Operands.Formulas;

/// <summary>The estimate of an operand, for example <c>mean(insertion)</c>.</summary>
internal sealed class OperandEstimate(
    EstimatorKind kind, FormulaOperand operand, Func<double, double>? transform, string? transformName = null) : Estimate(kind.Unit)
{
    public EstimatorKind Kind => kind;

    public FormulaOperand Operand => operand;

    /// <summary>The transform of each observation; null leaves them unchanged.</summary>
    public Func<double, double>? Transform => transform;

    // The text cannot show a lambda; it only shows that there is one.
    public override string ToString() =>
        transform is null ? $"{kind.Name}({operand})"
        : transformName is null ? $"{kind.Name}({operand}@transformed)"
        : $"{kind.Name}({operand}, {transformName})";

    internal override Estimate On(Func<FormulaOperand, FormulaOperand> other)
    {
        var changed = other(operand);
        return ReferenceEquals(changed, operand) ? this : new OperandEstimate(kind, changed, transform, transformName);
    }

    internal override IReadOnlyList<OperandEstimate> OperandEstimates() => [this];

    internal override void CollectProblems(ICollection<string> problems)
    {
    }

    internal override double ValueOf(RunValues run) => kind.Summary(Observations(run));

    /// <summary>The transformed observations of one run.</summary>
    internal double[] Observations(RunValues run)
    {
        var values = run(this);
        return transform is null ? values : Array.ConvertAll(values, value => transform(value));
    }
}
