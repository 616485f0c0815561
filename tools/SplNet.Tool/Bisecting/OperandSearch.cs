using SplNet.Syntax;

namespace SplNet.Tool.Bisecting;

/// <summary>The operands of a formula, in the order of its text.</summary>
internal static class OperandSearch
{
    public static IEnumerable<OperandSyntax> In(FormulaSyntax formula) => formula switch
    {
        ImplicationSyntax implication => implication.Formulas.SelectMany(In),
        DisjunctionSyntax disjunction => disjunction.Formulas.SelectMany(In),
        ConjunctionSyntax conjunction => conjunction.Formulas.SelectMany(In),
        NegationSyntax negation => In(negation.Formula),
        QuantifiedSyntax quantified => In(quantified.Body),
        ComparisonSyntax comparison => comparison.Steps.Select(static step => step.Right).Prepend(comparison.First).SelectMany(In),
        _ => [],
    };

    private static IEnumerable<OperandSyntax> In(ExpressionSyntax expression) => expression switch
    {
        SumSyntax sum => sum.Terms.Select(static term => term.Term).Prepend(sum.First).SelectMany(In),
        ProductSyntax product => product.Factors.Select(static factor => factor.Factor).Prepend(product.First).SelectMany(In),
        EstimateSyntax estimate => [estimate.Operand],
        _ => [],
    };
}
