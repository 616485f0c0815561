using SplNet.Statistics;

namespace SplNet.Formulas;

/// <summary>The formula does not hold.</summary>
internal sealed class Negation(Formula formula) : Formula
{
    public override string ToString() => $"!({formula})";

    internal override bool IsOnly(Connective connective) => false;

    internal override Truth Evaluate(Func<Comparison, Truth> decide) => Kleene.Not(formula.Evaluate(decide));

    internal override void CollectComparisons(ICollection<Comparison> found) => formula.CollectComparisons(found);
}
