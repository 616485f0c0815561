using SplNet.Statistics;

namespace SplNet.Formulas;

/// <summary>At least one side holds.</summary>
internal sealed class Disjunction(Formula left, Formula right) : Formula
{
    internal override int Binding => 2;

    public override string ToString() => $"{left.Inside(Binding)} || {right.Inside(Binding)}";

    internal override bool IsOnly(Connective connective) =>
        connective == Connective.Disjunction && left.IsOnly(connective) && right.IsOnly(connective);

    internal override Truth Evaluate(Func<Comparison, Truth> decide) => Kleene.Or(left.Evaluate(decide), right.Evaluate(decide));

    internal override void CollectComparisons(ICollection<Comparison> found)
    {
        left.CollectComparisons(found);
        right.CollectComparisons(found);
    }
}
