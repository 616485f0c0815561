using SplNet.Formulas;
using SplNet.Statistics;
using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>Makes the tree that is evaluated of the one that was read. Quantifiers become one formula for each of their values.</summary>
internal sealed class FormulaBinder
{
    private readonly Dictionary<string, ArgumentSyntax> _variables = new(StringComparer.Ordinal);
    private readonly ExpressionBinder _expressions;

    public FormulaBinder(OperandBinder operands, Aliases aliases, BindingDiagnostics diagnostics) =>
        _expressions = new ExpressionBinder(operands, aliases, _variables);

    /// <summary>What is measured, by the text of the operand.</summary>
    public IReadOnlyDictionary<string, Operand> Operands => _expressions.Operands;

    /// <summary>The formula; null if something is missing, which is reported here or was before.</summary>
    public Formula? Bind(FormulaSyntax formula) => formula switch
    {
        ImplicationSyntax implication => Joined(implication.Formulas.Reverse(), static (conclusion, premise) => new Implication(premise, conclusion)),
        DisjunctionSyntax disjunction => Joined(disjunction.Formulas, static (left, right) => new Disjunction(left, right)),
        ConjunctionSyntax conjunction => Joined(conjunction.Formulas, static (left, right) => new Conjunction(left, right)),
        NegationSyntax negation => Bind(negation.Formula) is { } negated ? new Negation(negated) : null,
        QuantifiedSyntax quantified => Quantified(quantified),
        ComparisonSyntax comparison => Comparison(comparison),
        _ => null,
    };

    // All parts are bound, so that all their problems are told.
    private Formula? Joined(IEnumerable<FormulaSyntax> formulas, Func<Formula, Formula, Formula> join)
    {
        var bound = formulas.Select(Bind).ToList();
        return bound.Contains(null) ? null : bound.Select(static formula => formula!).Aggregate(join);
    }

    private Quantified? Quantified(QuantifiedSyntax quantified)
    {
        var instances = new List<Formula?>();
        Instantiate(quantified, 0, instances);
        return instances.Count == 0 || instances.Contains(null) ? null : new Quantified(quantified.IsUniversal, [.. instances.Select(static instance => instance!)]);
    }

    private void Instantiate(QuantifiedSyntax quantified, int binder, List<Formula?> instances)
    {
        if (binder == quantified.Binders.Count)
        {
            instances.Add(Bind(quantified.Body));
            return;
        }

        var names = quantified.Binders[binder].Names;
        foreach (var row in BinderRows.Of(quantified.Binders[binder].Values))
        {
            // Too many are refused before; their first shows what is wrong besides.
            if (instances.Count > FormulaCheck.MostInstances)
                return;
            for (var index = 0; index < Math.Min(names.Count, row.Count); index++)
                _variables[names[index].Name] = row[index];
            Instantiate(quantified, binder + 1, instances);
        }

        foreach (var name in names)
            _variables.Remove(name.Name);
    }

    private Formula? Comparison(ComparisonSyntax comparison)
    {
        var values = comparison.Steps.Select(static step => step.Right).Prepend(comparison.First).Select(_expressions.Bind).ToList();
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
