using SplNet.Operands.Formulas;
using SplNet.Syntax.Binding;

namespace SplNet.Statements.Binding;

/// <summary>Binds values: estimates of operands, and computations with them.</summary>
/// <param name="operands">Returns the formula's operand for an operand of the text; null if it was not found, which is
/// already reported.</param>
/// <param name="transforms">Returns the method of a name that transforms observations; null if it was not found.</param>
/// <param name="values">The values of variables.</param>
internal sealed class ExpressionBinder(
    Func<OperandSyntax, FormulaOperand?> operands, Func<QualifiedNameSyntax, Func<double, double>?> transforms, QuantifierValues values)
{
    private const string Mean = "mean";

    /// <summary>The value; null if something is missing, which is already reported.</summary>
    public BoundValue? Bind(ExpressionSyntax expression)
    {
        switch (expression)
        {
            case NumberSyntax number:
                return new BoundValue(null, number.Number * Syntax.Units.ScaleOf(number.Unit), Syntax.Units.DimensionOf(number.Unit));
            case VariableValueSyntax variable:
                return values.NumberOf(variable) is { } value ? new BoundValue(null, value, Dimension.Number) : null;
            case EstimateSyntax estimate:
                return Estimate(estimate);
            case SumSyntax sum:
                var terms = sum.Terms.Select(term => (Value: Bind(term.Term), Flag: term.IsSubtracted)).ToList();
                return Fold(Bind(sum.First), terms, static (total, term, isSubtracted) => total.Plus(term, isSubtracted));
            case ProductSyntax product:
                var factors = product.Factors.Select(factor => (Value: Bind(factor.Factor), Flag: factor.IsDivisor)).ToList();
                return Fold(Bind(product.First), factors, static (total, factor, isDivisor) => total.Times(factor, isDivisor));
            default:
                return null;
        }
    }

    private static BoundValue? Fold(
        BoundValue? first, List<(BoundValue? Value, bool Flag)> further, Func<BoundValue, BoundValue, bool, BoundValue> join) =>
        first is null || further.Exists(static one => one.Value is null)
            ? null
            : further.Aggregate(first, (total, next) => join(total, next.Value!, next.Flag));

    private BoundValue? Estimate(EstimateSyntax estimate)
    {
        if (EstimatorKind.Find(estimate.Estimator?.Name ?? Mean) is not { } kind
            || operands(values.Fill(estimate.Operand)) is not { } operand)
            return null;
        if (estimate.Transform is not { } name)
            return BoundValue.Of(new OperandEstimate(kind, operand, null));
        return transforms(name) is { } transform ? BoundValue.Of(new OperandEstimate(kind, operand, transform, name.ToString())) : null;
    }
}
