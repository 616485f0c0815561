using SplNet.Statistics;

namespace SplNet.Formulas;

/// <summary>If the premise holds, the conclusion holds.</summary>
internal sealed class Implication(Formula premise, Formula conclusion) : Formula
{
    internal override int Binding => 1;

    public override string ToString() => $"{premise.Inside(Binding + 1)} => {conclusion.Inside(Binding)}";

    internal override bool IsOnly(Connective connective) => false;

    internal override Truth Evaluate(Func<Comparison, Truth> decide) =>
        Kleene.Implies(premise.Evaluate(decide), conclusion.Evaluate(decide));

    internal override void CollectComparisons(ICollection<Comparison> found)
    {
        premise.CollectComparisons(found);
        conclusion.CollectComparisons(found);
    }
}
