using SplNet.Statistics;

namespace SplNet.Formulas;

/// <summary>Both sides hold.</summary>
internal sealed class Conjunction(Formula left, Formula right) : Formula
{
    internal override int Binding => 3;

    public override string ToString() => $"{left.Inside(Binding)} && {right.Inside(Binding)}";

    internal override bool IsOnly(Connective connective) =>
        connective == Connective.Conjunction && left.IsOnly(connective) && right.IsOnly(connective);

    internal override Truth Evaluate(Func<Comparison, Truth> decide) => Kleene.And(left.Evaluate(decide), right.Evaluate(decide));

    internal override void CollectComparisons(ICollection<Comparison> found)
    {
        left.CollectComparisons(found);
        right.CollectComparisons(found);
    }
}
