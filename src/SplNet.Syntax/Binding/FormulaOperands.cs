namespace SplNet.Syntax.Binding;

/// <summary>The operands of a formula, with values for the variables of quantifiers.</summary>
internal sealed class FormulaOperands
{
    private readonly QuantifierValues _values;

    // Another check rejects too many; the first of them still show other problems.
    private int _left = FormulaCheck.MostOperands;
    private readonly Action<OperandSyntax> _act;
    private readonly VariableTruth? _truth;

    private FormulaOperands(QuantifierValues values, Action<OperandSyntax> act, VariableTruth? truth) =>
        (_values, _act, _truth) = (values, act, truth);

    /// <summary>
    /// Acts on each from left to right, on some more than once; not on the operands of parts that the variables alone decide.
    /// </summary>
    public static void ForEach(FormulaSyntax formula, Action<OperandSyntax> act)
    {
        var values = new QuantifierValues();
        new FormulaOperands(values, act, VariableTruth.IsIn(formula) ? new VariableTruth(values) : null).Visit(formula);
    }

    /// <summary>Acts on all operands, but with one value of each kind only.</summary>
    public static void ForEachKind(FormulaSyntax formula, Action<OperandSyntax> act) =>
        new FormulaOperands(new QuantifierValues(BinderRows.OfEachKind), act, truth: null).Visit(formula);

    /// <summary>Lists all of them from left to right, some more than once.</summary>
    public static IReadOnlyList<OperandSyntax> Of(FormulaSyntax formula)
    {
        var operands = new List<OperandSyntax>();
        ForEach(formula, operands.Add);
        return operands;
    }

    /// <summary>The names of all methods that transform observations, each as often as it is written.</summary>
    public static IEnumerable<QualifiedNameSyntax> TransformsOf(FormulaSyntax formula) => formula switch
    {
        ImplicationSyntax implication => implication.Formulas.SelectMany(TransformsOf),
        DisjunctionSyntax disjunction => disjunction.Formulas.SelectMany(TransformsOf),
        ConjunctionSyntax conjunction => conjunction.Formulas.SelectMany(TransformsOf),
        NegationSyntax negation => TransformsOf(negation.Formula),
        QuantifiedSyntax quantified => TransformsOf(quantified.Body),
        ComparisonSyntax comparison => comparison.Steps.SelectMany(static step => TransformsOf(step.Right))
            .Concat(TransformsOf(comparison.First)),
        _ => [],
    };

    private static IEnumerable<QualifiedNameSyntax> TransformsOf(ExpressionSyntax expression) => expression switch
    {
        EstimateSyntax { Transform: { } transform } => [transform],
        SumSyntax sum => sum.Terms.SelectMany(static term => TransformsOf(term.Term)).Concat(TransformsOf(sum.First)),
        ProductSyntax product => product.Factors.SelectMany(static factor => TransformsOf(factor.Factor))
            .Concat(TransformsOf(product.First)),
        _ => [],
    };

    private void Visit(FormulaSyntax formula)
    {
        if (_left == 0 || _truth?.Of(formula) is not null)
            return;
        switch (formula)
        {
            case ImplicationSyntax implication: VisitAll(implication.Formulas); break;
            case DisjunctionSyntax disjunction: VisitAll(disjunction.Formulas); break;
            case ConjunctionSyntax conjunction: VisitAll(conjunction.Formulas); break;
            case NegationSyntax negation: Visit(negation.Formula); break;
            case QuantifiedSyntax quantified: _values.ForEach(quantified, () => Visit(quantified.Body)); break;
            case ComparisonSyntax comparison:
                Visit(comparison.First);
                foreach (var step in comparison.Steps)
                    Visit(step.Right);
                break;
        }
    }

    private void VisitAll(SyntaxList<FormulaSyntax> formulas)
    {
        foreach (var formula in formulas)
            Visit(formula);
    }

    private void Visit(ExpressionSyntax expression)
    {
        switch (expression)
        {
            case EstimateSyntax { Operand: { Method.Parts.Count: > 0 } operand } when _left > 0:
                _left--;
                _act(_values.Fill(operand));
                break;
            case SumSyntax sum:
                Visit(sum.First);
                foreach (var term in sum.Terms)
                    Visit(term.Term);
                break;
            case ProductSyntax product:
                Visit(product.First);
                foreach (var factor in product.Factors)
                    Visit(factor.Factor);
                break;
        }
    }
}
