using SplNet.Statistics;

namespace SplNet.Formulas;

/// <summary>If the premise holds, the conclusion holds.</summary>
internal sealed class Implication(Formula premise, Formula conclusion) : Formula
{
    public override string ToString() => $"({premise} implies {conclusion})";

    internal override bool IsOnly(Connective connective) => false;

    internal override Truth Evaluate(Func<Comparison, Truth> decide) =>
        Kleene.Implies(premise.Evaluate(decide), conclusion.Evaluate(decide));

    internal override void CollectComparisons(ICollection<Comparison> found)
    {
        premise.CollectComparisons(found);
        conclusion.CollectComparisons(found);
    }
}
