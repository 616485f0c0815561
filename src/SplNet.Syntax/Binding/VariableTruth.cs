namespace SplNet.Syntax.Binding;

/// <summary>
/// Decides parts of a formula by the values of variables alone: <c>n &lt;= m =&gt; sort(n) &lt;= sort(m)</c> holds without a measurement
/// where n exceeds m.
/// </summary>
/// <param name="values">The values of the variables.</param>
internal sealed class VariableTruth(QuantifierValues values)
{
    /// <summary>True if a comparison of the formula measures nothing on both sides. No part of another formula is decided here.</summary>
    public static bool IsIn(FormulaSyntax formula) => formula switch
    {
        ImplicationSyntax implication => implication.Formulas.Any(IsIn),
        DisjunctionSyntax disjunction => disjunction.Formulas.Any(IsIn),
        ConjunctionSyntax conjunction => conjunction.Formulas.Any(IsIn),
        NegationSyntax negation => IsIn(negation.Formula),
        QuantifiedSyntax quantified => IsIn(quantified.Body),
        ComparisonSyntax comparison => Steps(comparison).Any(static one => !one.Left.IsMeasured && !one.Step.Right.IsMeasured),
        _ => false,
    };

    /// <summary>The truth of a formula; null if it depends on a measurement.</summary>
    public bool? Of(FormulaSyntax formula)
    {
        switch (formula)
        {
            case ConjunctionSyntax conjunction:
                return All(conjunction.Formulas.Select(Of), true);
            case DisjunctionSyntax disjunction:
                return All(disjunction.Formulas.Select(Of), false);
            case NegationSyntax negation:
                return !Of(negation.Formula);
            case ImplicationSyntax implication:
                var truths = implication.Formulas.Select(Of).ToList();
                var truth = truths[truths.Count - 1];
                for (var premise = truths.Count - 2; premise >= 0; premise--)
                    truth = All([!truths[premise], truth], false);
                return truth;
            case QuantifiedSyntax quantified:
                var instances = new List<bool?>();
                values.ForEach(quantified, () => instances.Add(Of(quantified.Body)));
                return instances.Count == 0 ? null : All(instances, quantified.IsUniversal);
            case ComparisonSyntax { Steps.Count: > 0 } comparison:
                return All(Steps(comparison).Select(step => Of(step.Left, step.Step)), true);
            default:
                return null;
        }
    }

    /// <summary>The truth of one step of a comparison; null if a side is measured.</summary>
    public bool? Of(ExpressionSyntax left, ComparisonStepSyntax step)
    {
        if (values.NumberOf(left) is not { } first || values.NumberOf(step.Right) is not { } second)
            return null;
        var tolerance = 1 + (step.Tolerance / 100);
        return step.Relation switch
        {
            ComparisonRelation.Less => first < second,
            ComparisonRelation.LessOrEqual => first <= second,
            ComparisonRelation.Greater => first > second,
            ComparisonRelation.GreaterOrEqual => first >= second,
            ComparisonRelation.NotEqual => !first.Equals(second),
            ComparisonRelation.Equivalent => first <= second * tolerance && second <= first * tolerance,
            _ => first.Equals(second),
        };
    }

    /// <summary>The steps of a comparison, each with its left side.</summary>
    public static IEnumerable<(ExpressionSyntax Left, ComparisonStepSyntax Step)> Steps(ComparisonSyntax comparison)
    {
        var left = comparison.First;
        foreach (var step in comparison.Steps)
        {
            yield return (left, step);
            left = step.Right;
        }
    }

    // A conjunction of all (neutral is true), or a disjunction (neutral is false).
    private static bool? All(IEnumerable<bool?> truths, bool neutral)
    {
        bool? all = neutral;
        foreach (var truth in truths)
        {
            if (truth == !neutral)
                return truth;
            if (truth is null)
                all = null;
        }

        return all;
    }
}
