namespace SplNet.Syntax;

/// <content>Comparisons: units, constants, identical sides.</content>
internal sealed partial class FormulaCheck
{
    private void CheckComparison(ComparisonSyntax comparison)
    {
        var left = comparison.First;
        var leftDimension = CheckExpression(left);
        foreach (var step in comparison.Steps)
        {
            var dimension = CheckExpression(step.Right);
            var span = TextSpan.Between(left.Span.Start, step.Span.End);
            if (!Fit(leftDimension, dimension))
                Report(FormulaRules.UnitMismatch, span, null, NameOf(leftDimension), NameOf(dimension), "compared");
            CheckSides(left, step, span);
            (left, leftDimension) = (step.Right, dimension);
        }
    }

    private void CheckSides(ExpressionSyntax left, ComparisonStepSyntax step, TextSpan span)
    {
        if (IsIncomplete(left) || IsIncomplete(step.Right))
            return;
        if (!left.IsMeasured && !step.Right.IsMeasured && !left.HasVariable && !step.Right.HasVariable)
            Report(FormulaRules.ConstantComparison, span, null, $"{left} {step}");
        else if (IsZero(left, Dimension.Rate) || IsZero(step.Right, Dimension.Rate))
            Report(FormulaRules.EndlessTime, span, null, $"{left} {step}");
        else if (IsZero(left, Dimension.Time) || IsZero(step.Right, Dimension.Time))
            Report(FormulaRules.NoTime, span, null, $"{left} {step}");
        else if (left.Equals(step.Right))
            Report(
                step.Relation is ComparisonRelation.Less or ComparisonRelation.Greater or ComparisonRelation.NotEqual
                    ? FormulaRules.Contradiction
                    : FormulaRules.Tautology,
                span, null, $"{left} {step}");
    }

    private Dimension CheckExpression(ExpressionSyntax expression)
    {
        switch (expression)
        {
            case SumSyntax sum:
                return CheckSum(sum);
            case ProductSyntax product:
                return CheckProduct(product);
        }

        _values++;
        return expression switch
        {
            NumberSyntax number => Units.DimensionOf(number.Unit),
            EstimateSyntax estimate => CheckEstimate(estimate),
            VariableValueSyntax variable => CheckVariable(variable),
            _ => Dimension.Unknown,
        };
    }

    // Evaluated once for each case, like the name of an operand.
    private Dimension CheckVariable(VariableValueSyntax variable)
    {
        _operands += Math.Min(_instances, MostInstances);
        if (!UseVariable(variable.Name))
            return Dimension.Unknown;
        if (_variables![variable.Name] is { IsNumber: false })
            Report(FormulaRules.VariableNotNumber, variable.Span, null, variable.Name);
        return Dimension.Number;
    }

    private Dimension CheckEstimate(EstimateSyntax estimate)
    {
        _operands += Math.Min(_instances, MostInstances);
        CheckOperand(estimate.Operand);
        if (estimate.Estimator is not { } estimator)
            return Dimension.Time;
        if (!Estimators.IsKnown(estimator.Name))
            Report(
                FormulaRules.UnknownEstimator, estimator.Span, Estimators.Meant(estimator.Name), estimator.Name, Estimators.KnownNames,
                Estimators.AdviceFor(estimator.Name));
        return Estimators.DimensionOf(estimator.Name);
    }

    private Dimension CheckSum(SumSyntax sum)
    {
        var dimension = CheckExpression(sum.First);
        foreach (var term in sum.Terms)
        {
            var next = CheckExpression(term.Term);
            if (!Fit(dimension, next))
                Report(FormulaRules.UnitMismatch, sum.Span, null, NameOf(dimension), NameOf(next), "added");
            else if (next == Dimension.Rate && sum.IsMeasured)
                Report(FormulaRules.SumOfThroughputs, sum.Span, null, sum);
            if (dimension == Dimension.Number || (dimension == Dimension.Unknown && next != Dimension.Number))
                dimension = next;
        }

        return dimension;
    }

    private Dimension CheckProduct(ProductSyntax product)
    {
        var dimension = CheckExpression(product.First);
        CheckZero(product, product.First, isDivisor: false);
        foreach (var factor in product.Factors)
        {
            var next = CheckExpression(factor.Factor);
            CheckZero(product, factor.Factor, factor.IsDivisor);
            if (next is Dimension.Number or Dimension.Unknown)
                continue;
            if (factor.IsDivisor || dimension is not (Dimension.Number or Dimension.Unknown))
                Report(FormulaRules.NotLinear, product.Span, null, product);
            dimension = next;
        }

        return dimension;
    }

    private void CheckZero(ProductSyntax product, ExpressionSyntax factor, bool isDivisor)
    {
        if (ConstantOf(factor) == 0)
            Report(isDivisor ? FormulaRules.DivisionByZero : FormulaRules.ZeroFactor, product.Span, null, product);
    }

    private static double? ConstantOf(ExpressionSyntax expression)
    {
        switch (expression)
        {
            case NumberSyntax number:
                return number.Number * Units.ScaleOf(number.Unit);
            case SumSyntax sum:
                var total = ConstantOf(sum.First);
                foreach (var term in sum.Terms)
                    total += term.IsSubtracted ? -ConstantOf(term.Term) : ConstantOf(term.Term);
                return total;
            default:
                return null;
        }
    }

    private static bool IsZero(ExpressionSyntax expression, Dimension dimension) =>
        expression is NumberSyntax { Number: 0 } number && Units.DimensionOf(number.Unit) == dimension;

    private static bool IsIncomplete(ExpressionSyntax expression) =>
        Has(expression, static part => part is MissingExpressionSyntax or EstimateSyntax { Operand.Method.Parts.Count: 0 });

    // Checks the parts that are neither sums nor products.
    private static bool Has(ExpressionSyntax expression, Predicate<ExpressionSyntax> isOne)
    {
        switch (expression)
        {
            case SumSyntax sum:
                if (Has(sum.First, isOne))
                    return true;
                foreach (var term in sum.Terms)
                {
                    if (Has(term.Term, isOne))
                        return true;
                }

                return false;
            case ProductSyntax product:
                if (Has(product.First, isOne))
                    return true;
                foreach (var factor in product.Factors)
                {
                    if (Has(factor.Factor, isOne))
                        return true;
                }

                return false;
            default:
                return isOne(expression);
        }
    }

    private static bool Fit(Dimension left, Dimension right) =>
        left == right || left == Dimension.Unknown || right == Dimension.Unknown
        || (left is Dimension.Number or Dimension.Count && right is Dimension.Number or Dimension.Count);

    private static string NameOf(Dimension dimension) => dimension switch
    {
        Dimension.Time => "a time",
        Dimension.Memory => "an amount of memory",
        Dimension.Count => "a count",
        Dimension.Rate => "a throughput",
        _ => "a plain number",
    };
}
