using SplNet.Statistics;

namespace SplNet.Formulas;

/// <summary>A relation between two values: the leaf of a formula.</summary>
internal sealed class Comparison(Estimate left, Relation relation, Estimate right) : Formula
{
    public Estimate Left => left;

    public Relation Relation => relation;

    public Estimate Right => right;

    public override string ToString() => $"{left} {Symbol(relation)} {right}";

    public IEnumerable<string> Problems()
    {
        var problems = new List<string>();
        if (left.Unit != right.Unit)
        {
            problems.Add(
                $"'{this}' compares {Reports.Quantity.NameOf(left.Unit)} with {Reports.Quantity.NameOf(right.Unit)}: " +
                "both sides must have the same unit.");
        }

        left.CollectProblems(problems);
        right.CollectProblems(problems);
        if (OperandEstimates().Count == 0)
            problems.Add($"'{this}' compares two limits: name an operand on at least one side.");
        return problems;
    }

    public IReadOnlyList<OperandEstimate> OperandEstimates()
    {
        var found = new List<OperandEstimate>();
        left.CollectOperands(found);
        right.CollectOperands(found);
        return found;
    }

    internal override bool IsOnly(Connective connective) => true;

    internal override Truth Evaluate(Func<Comparison, Truth> decide) => decide(this);

    internal override void CollectComparisons(ICollection<Comparison> found) => found.Add(this);

    private static string Symbol(Relation relation) => relation switch
    {
        Relation.Less => "<",
        Relation.LessOrEqual => "<=",
        Relation.Greater => ">",
        Relation.GreaterOrEqual => ">=",
        Relation.Equal => "==",
        _ => "!=",
    };
}
