using SplNet.Operands.Formulas;
using SplNet.Syntax.Binding;

namespace SplNet.Statements.Binding;

/// <summary>Converts the parsed tree to the formula that is evaluated. Quantifiers become one formula per value.</summary>
/// <param name="operands">Returns the formula's operand for an operand of the text; null if it was not found, which is
/// already reported.</param>
/// <param name="transforms">Returns the method of a name that transforms observations; null if it was not found.</param>
internal sealed class FormulaBinder(
    Func<OperandSyntax, FormulaOperand?> operands, Func<QualifiedNameSyntax, Func<double, double>?> transforms)
{
    private readonly QuantifierValues _values = new();
    private VariableTruth? _truth;

    /// <summary>
    /// The formula without the parts that variables alone decide; null if something is missing, or nothing is left, which is reported.
    /// </summary>
    public Formula? Bind(FormulaSyntax formula)
    {
        _truth = VariableTruth.IsIn(formula) ? new VariableTruth(_values) : null;
        return IsKnown(formula) ? null : Measured(formula);
    }

    private bool IsKnown(FormulaSyntax formula) => _truth?.Of(formula) is not null;

    private Formula? Measured(FormulaSyntax formula) => formula switch
    {
        ImplicationSyntax implication => Implication(implication),
        DisjunctionSyntax disjunction => Joined(disjunction.Formulas, static (left, right) => new Disjunction(left, right)),
        ConjunctionSyntax conjunction => Joined(conjunction.Formulas, static (left, right) => new Conjunction(left, right)),
        NegationSyntax negation => Measured(negation.Formula) is { } negated ? new Negation(negated) : null,
        QuantifiedSyntax quantified => Quantified(quantified),
        ComparisonSyntax comparison => Comparison(comparison),
        _ => null,
    };

    // A known premise is true here, and a known conclusion false; otherwise the whole would be known.
    private Formula? Implication(ImplicationSyntax implication)
    {
        var conclusion = implication.Formulas[implication.Formulas.Count - 1];
        var premises = implication.Formulas.Take(implication.Formulas.Count - 1).Reverse();
        if (!IsKnown(conclusion))
            return Joined(premises.Prepend(conclusion), static (then, premise) => new Implication(premise, then));
        var measured = premises.Where(premise => !IsKnown(premise)).Select(Measured).ToList();
        return measured.Contains(null) ? null
            : measured.Skip(1).Aggregate((Formula)new Negation(measured[0]!), static (then, premise) => new Implication(premise!, then));
    }

    // All parts are bound so that all problems are reported. A known part does not change the value of the others.
    private Formula? Joined(IEnumerable<FormulaSyntax> formulas, Func<Formula, Formula, Formula> join)
    {
        var bound = formulas.Where(formula => !IsKnown(formula)).Select(Measured).ToList();
        return bound.Contains(null) ? null : bound.Select(static formula => formula!).Aggregate(join);
    }

    private Quantified? Quantified(QuantifiedSyntax quantified)
    {
        var instances = new List<Formula?>();
        _values.ForEach(quantified, () =>
        {
            if (!IsKnown(quantified.Body))
                instances.Add(Measured(quantified.Body));
        });
        return instances.Count == 0 || instances.Contains(null)
            ? null
            : new Quantified(quantified.IsUniversal, [.. instances.Select(static instance => instance!)]);
    }

    private Formula? Comparison(ComparisonSyntax comparison)
    {
        var expressions = new ExpressionBinder(operands, transforms, _values);
        var steps = VariableTruth.Steps(comparison).Where(one => _truth?.Of(one.Left, one.Step) is null)
            .Select(one => (Left: expressions.Bind(one.Left), one.Step, Right: expressions.Bind(one.Step.Right))).ToList();
        if (steps.Count == 0 || steps.Exists(static one => one.Left is null || one.Right is null))
            return null;
        return steps.Select(static one => (Formula)new Comparison(
            one.Left!.AsEstimate(), RelationOf(one.Step.Relation), one.Right!.AsEstimate(), one.Step.Tolerance / 100))
            .Aggregate(static (left, right) => new Conjunction(left, right));
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
