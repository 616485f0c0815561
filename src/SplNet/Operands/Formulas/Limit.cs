namespace SplNet.Operands.Formulas;

/// <summary>A value that is known without measurement.</summary>
internal sealed class Limit(double value, MetricUnit unit) : Estimate(unit)
{
    public double Value => value;

    public override string ToString() => LimitText.Of(value, Unit);

    internal override Estimate On(Func<FormulaOperand, FormulaOperand> other) => this;

    internal override IReadOnlyList<OperandEstimate> OperandEstimates() => [];

    internal override void CollectProblems(ICollection<string> problems)
    {
        if (!double.IsFinite(value) || value < 0)
            problems.Add($"The limit {this} is not a finite number from 0 on.");
    }

    internal override double ValueOf(RunValues run) => value;
}
