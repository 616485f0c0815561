using SplNet.Binding;
using SplNet.Syntax;

namespace SplNet.Tool.Comparing;

/// <summary>The operands of a formula, with values for the variables of quantifiers, from left to right; some more than once.</summary>
internal sealed class OperandsOfFormula
{
    private readonly QuantifierValues _values = new();
    private readonly List<OperandSyntax> _found = [];

    private OperandsOfFormula()
    {
    }

    public static IReadOnlyList<OperandSyntax> Of(FormulaSyntax formula)
    {
        var operands = new OperandsOfFormula();
        operands.Visit(formula);
        return operands._found;
    }

    private void Visit(FormulaSyntax formula)
    {
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
            case EstimateSyntax estimate: _found.Add(_values.Fill(estimate.Operand)); break;
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
