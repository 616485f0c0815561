namespace SplNet.Operands.Formulas;

/// <summary>A formula for all or some values of a finite set. Each instance is already built with its value.</summary>
internal sealed class Quantified(bool universal, IReadOnlyList<Formula> instances) : Formula
{
    internal override int Binding => instances.Count == 1 ? instances[0].Binding : universal ? 3 : 2;

    public override string ToString() => string.Join(universal ? " && " : " || ", instances.Select(instance => instance.Inside(Binding)));

    internal override bool IsOnly(Connective connective) =>
        connective == (universal ? Connective.Conjunction : Connective.Disjunction)
        && instances.All(instance => instance.IsOnly(connective));

    internal override Truth Evaluate(Func<Comparison, Truth> decide)
    {
        var truth = universal ? Truth.True : Truth.False;
        foreach (var instance in instances)
        {
            var next = instance.Evaluate(decide);
            truth = universal ? Kleene.And(truth, next) : Kleene.Or(truth, next);
        }

        return truth;
    }

    internal override Formula On(Func<FormulaOperand, FormulaOperand> other) =>
        new Quantified(universal, [.. instances.Select(instance => instance.On(other))]);

    internal override void CollectComparisons(ICollection<Comparison> found)
    {
        foreach (var instance in instances)
            instance.CollectComparisons(found);
    }
}
