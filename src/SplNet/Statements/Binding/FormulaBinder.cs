using SplNet.Operands.Formulas;
using SplNet.Syntax.Binding;

namespace SplNet.Statements.Binding;

/// <summary>Converts the parsed tree to the formula that is evaluated. Quantifiers become one formula per value.</summary>
/// <param name="operands">Returns the formula's operand for an operand of the text; null if it was not found, which is
/// already reported.</param>
internal sealed class FormulaBinder(Func<OperandSyntax, FormulaOperand?> operands)
{
    private readonly QuantifierValues _values = new();

    /// <summary>The formula; null if something is missing, which is already reported.</summary>
    public Formula? Bind(FormulaSyntax formula) => formula switch
    {
        ImplicationSyntax implication =>
            Joined(implication.Formulas.Reverse(), static (conclusion, premise) => new Implication(premise, conclusion)),
        DisjunctionSyntax disjunction => Joined(disjunction.Formulas, static (left, right) => new Disjunction(left, right)),
        ConjunctionSyntax conjunction => Joined(conjunction.Formulas, static (left, right) => new Conjunction(left, right)),
        NegationSyntax negation => Bind(negation.Formula) is { } negated ? new Negation(negated) : null,
        QuantifiedSyntax quantified => Quantified(quantified),
        ComparisonSyntax comparison => Comparison(comparison),
        _ => null,
    };

    // All parts are bound so that all problems are reported.
    private Formula? Joined(IEnumerable<FormulaSyntax> formulas, Func<Formula, Formula, Formula> join)
    {
        var bound = formulas.Select(Bind).ToList();
        return bound.Contains(null) ? null : bound.Select(static formula => formula!).Aggregate(join);
    }

    private Quantified? Quantified(QuantifiedSyntax quantified)
    {
        var instances = new List<Formula?>();
        _values.ForEach(quantified, () => instances.Add(Bind(quantified.Body)));
        return instances.Count == 0 || instances.Contains(null)
            ? null
            : new Quantified(quantified.IsUniversal, [.. instances.Select(static instance => instance!)]);
    }

    private Formula? Comparison(ComparisonSyntax comparison)
    {
        var expressions = new ExpressionBinder(operands, _values);
        var values = comparison.Steps.Select(static step => step.Right).Prepend(comparison.First).Select(expressions.Bind).ToList();
        if (values.Contains(null))
            return null;
        var steps = comparison.Steps.Select((step, index) => (Formula)new Comparison(
            values[index]!.AsEstimate(), RelationOf(step.Relation), values[index + 1]!.AsEstimate(), step.Tolerance / 100));
        return steps.Aggregate(static (left, right) => new Conjunction(left, right));
    }

    private static Relation RelationOf(ComparisonRelation relation) => relation switch
    {
        ComparisonRelation.Less => Relation.Less,
        ComparisonRelation.LessOrEqual => Relation.LessOrEqual,
        ComparisonRelation.Greater => Relation.Greater,
        ComparisonRelation.GreaterOrEqual => Relation.GreaterOrEqual,
        ComparisonRelation.NotEqual => Relation.NotEqual,
        ComparisonRelation.Equivalent => Relation.Equivalent,
        _ => Relation.Equal,
    };
}
