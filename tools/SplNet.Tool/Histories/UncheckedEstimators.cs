using SplNet.History.Measurements;
using SplNet.Syntax;
using SplNet.Values;

namespace SplNet.Tool.Histories;

/// <summary>
/// Finds estimators that requirements use but checks ignore: a user who expects a stable median must know that only the mean is checked.
/// </summary>
internal static class UncheckedEstimators
{
    private const int MostNames = 3;

    /// <summary>The estimators, as <c>median of a, b; p95 of c</c>; empty if there are none.</summary>
    /// <param name="requirements">The requirements.</param>
    /// <param name="checkedSeries">The checked series; requirements without one are irrelevant to this history.</param>
    public static string Of(IEnumerable<SplRequirement> requirements, IEnumerable<SeriesName> checkedSeries)
    {
        var known = checkedSeries.Select(static series => series.Requirement).ToHashSet(StringComparer.Ordinal);
        return string.Join("; ", requirements
            .Where(requirement => known.Contains(requirement.Name) || known.Contains(SeriesName.RequirementOf(null, requirement.Formula)))
            .SelectMany(
                static requirement => In(requirement.Tree?.Formula)
                    .Where(static name => name is not (CheckedHistory.Times or CheckedHistory.Bytes)).Distinct(StringComparer.Ordinal),
                static (requirement, estimator) => (requirement.Name, Estimator: estimator))
            .GroupBy(static one => one.Estimator, static one => one.Name, StringComparer.Ordinal)
            .Select(static group => $"{group.Key} of {Names([.. group.Distinct(StringComparer.Ordinal)])}"));
    }

    private static string Names(List<string> names) =>
        string.Join(", ", names.Take(MostNames)) +
        (names.Count > MostNames ? $" and {Plural.Of(names.Count - MostNames, "other requirement")}" : string.Empty);

    private static IEnumerable<string> In(FormulaSyntax? formula) => formula switch
    {
        ImplicationSyntax implication => implication.Formulas.SelectMany(In),
        DisjunctionSyntax disjunction => disjunction.Formulas.SelectMany(In),
        ConjunctionSyntax conjunction => conjunction.Formulas.SelectMany(In),
        NegationSyntax negation => In(negation.Formula),
        QuantifiedSyntax quantified => In(quantified.Body),
        ComparisonSyntax comparison => comparison.Steps.Select(static step => step.Right).Prepend(comparison.First).SelectMany(In),
        _ => [],
    };

    private static IEnumerable<string> In(ExpressionSyntax expression) => expression switch
    {
        EstimateSyntax estimate => [estimate.Estimator?.Name ?? CheckedHistory.Times],
        SumSyntax sum => sum.Terms.Select(static term => term.Term).Prepend(sum.First).SelectMany(In),
        ProductSyntax product => product.Factors.Select(static factor => factor.Factor).Prepend(product.First).SelectMany(In),
        _ => [],
    };
}
