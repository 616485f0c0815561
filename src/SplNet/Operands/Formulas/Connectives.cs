namespace SplNet.Operands.Formulas;

/// <summary>Requires both sides to hold.</summary>
internal sealed class Conjunction(Formula left, Formula right) : Formula
{
    internal override int Binding => 3;

    public override string ToString() => $"{left.Inside(Binding)} && {right.Inside(Binding)}";

    internal override bool IsOnly(Connective connective) =>
        connective == Connective.Conjunction && left.IsOnly(connective) && right.IsOnly(connective);

    internal override Truth Evaluate(Func<Comparison, Truth> decide) => Kleene.And(left.Evaluate(decide), right.Evaluate(decide));

    internal override Formula On(Func<FormulaOperand, FormulaOperand> other) => new Conjunction(left.On(other), right.On(other));

    internal override void CollectComparisons(ICollection<Comparison> found)
    {
        left.CollectComparisons(found);
        right.CollectComparisons(found);
    }
}

/// <summary>Requires at least one side to hold.</summary>
internal sealed class Disjunction(Formula left, Formula right) : Formula
{
    internal override int Binding => 2;

    public override string ToString() => $"{left.Inside(Binding)} || {right.Inside(Binding)}";

    internal override bool IsOnly(Connective connective) =>
        connective == Connective.Disjunction && left.IsOnly(connective) && right.IsOnly(connective);

    internal override Truth Evaluate(Func<Comparison, Truth> decide) => Kleene.Or(left.Evaluate(decide), right.Evaluate(decide));

    internal override Formula On(Func<FormulaOperand, FormulaOperand> other) => new Disjunction(left.On(other), right.On(other));

    internal override void CollectComparisons(ICollection<Comparison> found)
    {
        left.CollectComparisons(found);
        right.CollectComparisons(found);
    }
}

/// <summary>Requires the conclusion to hold if the premise holds.</summary>
internal sealed class Implication(Formula premise, Formula conclusion) : Formula
{
    internal override int Binding => 1;

    public override string ToString() => $"{premise.Inside(Binding + 1)} => {conclusion.Inside(Binding)}";

    internal override bool IsOnly(Connective connective) => false;

    internal override Truth Evaluate(Func<Comparison, Truth> decide) =>
        Kleene.Implies(premise.Evaluate(decide), conclusion.Evaluate(decide));

    internal override Formula On(Func<FormulaOperand, FormulaOperand> other) => new Implication(premise.On(other), conclusion.On(other));

    internal override void CollectComparisons(ICollection<Comparison> found)
    {
        premise.CollectComparisons(found);
        conclusion.CollectComparisons(found);
    }
}

/// <summary>Requires the formula not to hold.</summary>
internal sealed class Negation(Formula formula) : Formula
{
    public override string ToString() => $"!({formula})";

    internal override bool IsOnly(Connective connective) => false;

    internal override Truth Evaluate(Func<Comparison, Truth> decide) => Kleene.Not(formula.Evaluate(decide));

    internal override Formula On(Func<FormulaOperand, FormulaOperand> other) => new Negation(formula.On(other));

    internal override void CollectComparisons(ICollection<Comparison> found) => formula.CollectComparisons(found);
}
