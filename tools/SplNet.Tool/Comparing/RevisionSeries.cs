using SplNet.Inquiries;

namespace SplNet.Tool.Comparing;

/// <summary>The measurements of operands of texts, one operand and revision after the other.</summary>
/// <param name="comparisons">The operands at their revisions.</param>
/// <param name="metrics">What is compared beside mean times and allocated bytes.</param>
/// <param name="request">What the user asked for.</param>
internal sealed class RevisionSeries(IReadOnlyList<RevisionComparison> comparisons, IReadOnlyList<ComparedMetric> metrics, CompareRequest request)
{
    /// <summary>Measures all.</summary>
    /// <param name="levels">The levels.</param>
    public IReadOnlyList<ComparedPair> Measure(ClaimLevels levels) => [.. comparisons.SelectMany(comparison => Measure(comparison, levels))];

    private IEnumerable<ComparedPair> Measure(RevisionComparison comparison, ClaimLevels levels) => MetricSeries
        .Measure(comparison.BaseName, comparison.OtherName, [.. metrics.Select(static metric => metric.Name)], (metric, also) => Run(comparison with { Metric = ComparedMetric.Of(metric) }, levels, also))
        .Select(one => new ComparedPair(comparison.Operand.Name, comparison.Other.Text, ComparedMetric.Of(one.Metric), comparison.BaseName, comparison.OtherName, one.Result) { Exact = one.Exact, Place = comparison.Operand.Place });

    private ExperimentResult Run(RevisionComparison comparison, ClaimLevels levels, string[] also) =>
        CompareRepeat.Over(comparison.Requirement(given => request.Settings.Over(given) with { Alpha = levels.Of(comparison.Metric) }, also).Run(), comparison, request);
}
