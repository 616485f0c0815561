using SplNet.Causes.Selection;
using SplNet.Evaluation.Inquiries;

namespace SplNet.Tool.Comparing;

/// <summary>
/// Measures operands of texts, one operand and revision after the other; the measurements so far can be reported at any time.
/// </summary>
/// <param name="comparisons">The operands at their revisions.</param>
/// <param name="metrics">The metrics to compare in addition to mean times and allocated bytes.</param>
/// <param name="request">The user's request.</param>
internal sealed class RevisionSeries(
    IReadOnlyList<RevisionComparison> comparisons, IReadOnlyList<ComparedMetric> metrics, CompareRequest request)
{
    private readonly Lock _turn = new();
    private readonly List<ComparedPair>[] _pairs = [.. comparisons.Select(static _ => new List<ComparedPair>())];
    private bool _isOver;

    /// <summary>Measures all.</summary>
    /// <param name="levels">The levels.</param>
    public void Measure(ClaimLevels levels)
    {
        var selections = request.Selects ? ComparisonSelections.Of(comparisons, request) : new OperandSelection?[comparisons.Count];
        foreach (var index in Places(selections, isUnaffected: true))
            AddAll(index, Unaffected(comparisons[index]));

        // An operand of which more has changed comes first: it is measured even if time runs out.
        foreach (var index in Places(selections, isUnaffected: false).OrderByDescending(index => selections[index]?.Share ?? 0))
            AddAll(index, Measure(comparisons[index], levels));

        void AddAll(int index, IEnumerable<ComparedPair> pairs)
        {
            foreach (var pair in pairs)
                Add(_pairs[index], pair with { Selection = selections[index] });
        }
    }

    /// <summary>Returns the measurements so far; from now on nothing is added.</summary>
    public IReadOnlyList<ComparedPair> End()
    {
        lock (_turn)
        {
            _isOver = true;
            return [.. _pairs.SelectMany(static pairs => pairs)];
        }
    }

    /// <summary>The comparisons that were not measured, when nothing is added any more.</summary>
    public IEnumerable<UnreachedComparison> Missing() => comparisons.Zip(_pairs)
        .SelectMany(one => UnreachedComparison.Of(one.First.Operand.Name, one.First.Other.Text, metrics, one.Second));

    private static IEnumerable<int> Places(OperandSelection?[] selections, bool isUnaffected) =>
        Enumerable.Range(0, selections.Length).Where(index => (selections[index]?.Kind == SelectionKind.Unaffected) == isUnaffected);

    private void Add(List<ComparedPair> pairs, ComparedPair pair)
    {
        lock (_turn)
        {
            if (!_isOver)
                pairs.Add(pair);
        }
    }

    private IEnumerable<ComparedPair> Unaffected(RevisionComparison comparison) =>
        new[] { ComparedMetric.Mean, ComparedMetric.Allocated }.Concat(metrics)
            .Select(metric => new ComparedPair(
                comparison.Operand.Name, comparison.Other.Text, metric, comparison.BaseName, comparison.OtherName,
                Nothing(comparison, metric)) { Place = comparison.Operand.Place });

    private static ExperimentResult Nothing(RevisionComparison comparison, ComparedMetric metric) =>
        new()
        {
            Formula = (comparison with { Metric = metric }).Formula.ToString(),
            Verdict = Verdict.Pass,
            Operands = [],
            Alpha = 1,
            Seed = 0,
            Seconds = 0,
        };

    private IEnumerable<ComparedPair> Measure(RevisionComparison comparison, ClaimLevels levels) => MetricSeries
        .Measure(comparison.BaseName, comparison.OtherName, [.. metrics.Select(static metric => metric.Name)], (metric, also) =>
            Run(comparison with { Metric = ComparedMetric.Of(metric) }, levels, also))
        .Select(one => new ComparedPair(
            comparison.Operand.Name, comparison.Other.Text, ComparedMetric.Of(one.Metric), comparison.BaseName, comparison.OtherName,
            one.Result) { Exact = one.Exact, Place = comparison.Operand.Place });

    private ExperimentResult Run(RevisionComparison comparison, ClaimLevels levels, string[] also) =>
        CompareRepeat.Over(
            comparison.Requirement(given => request.Settings.Over(given) with { Alpha = levels.Of(comparison.Metric) }, also).Run(),
            comparison,
            request);
}
