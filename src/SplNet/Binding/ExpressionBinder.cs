using SplNet.Formulas;
using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>Binds values: estimates of operands, and what is reckoned from them.</summary>
internal sealed class ExpressionBinder(OperandBinder operands, Aliases aliases, IReadOnlyDictionary<string, ArgumentSyntax> variables)
{
    private const string Mean = "mean";

    private readonly Dictionary<string, Operand?> _operands = new(StringComparer.Ordinal);

    public IReadOnlyDictionary<string, Operand> Operands =>
        _operands.Where(static bound => bound.Value is not null).ToDictionary(static bound => bound.Key, static bound => bound.Value!, StringComparer.Ordinal);

    /// <summary>The value; null if something is missing, which is reported here or was before.</summary>
    public BoundValue? Bind(ExpressionSyntax expression)
    {
        switch (expression)
        {
            case NumberSyntax number:
                return new BoundValue(null, number.Number * Syntax.Units.ScaleOf(number.Unit), Syntax.Units.DimensionOf(number.Unit));
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

    private static BoundValue? Fold(BoundValue? first, List<(BoundValue? Value, bool Flag)> further, Func<BoundValue, BoundValue, bool, BoundValue> join) =>
        first is null || further.Exists(static one => one.Value is null) ? null : further.Aggregate(first, (total, next) => join(total, next.Value!, next.Flag));

    private BoundValue? Estimate(EstimateSyntax estimate)
    {
        var name = estimate.Estimator?.Name ?? Mean;
        var kind = EstimatorKind.Find(name);
        var operand = Operand(estimate.Operand);
        return kind is null || operand is null ? null : BoundValue.Of(new OperandEstimate(kind, operand, null));
    }

    // Operands of one text are one operand, measured once.
    private FormulaOperand? Operand(OperandSyntax operand)
    {
        if (operand.Method.Parts.Count == 0)
            return null;
        var valued = operand with { Arguments = WithValues(operand.Arguments) };
        var text = valued.ToString();
        if (!_operands.TryGetValue(text, out var bound))
        {
            bound = aliases.Expand(valued) is { } expanded ? operands.Bind(expanded) : null;
            _operands.Add(text, bound);
        }

        return bound is null ? null : new FormulaOperand(text, []);
    }

    private SyntaxList<ArgumentSyntax> WithValues(SyntaxList<ArgumentSyntax> arguments) => SyntaxList<ArgumentSyntax>.Of(
        [.. arguments.Select(argument => argument is VariableSyntax variable && variables.TryGetValue(variable.Name, out var value) ? value with { Span = variable.Span } : argument)]);
}
