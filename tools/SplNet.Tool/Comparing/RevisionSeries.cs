using SplNet.Causes.Selection;
using SplNet.Evaluation.Inquiries;
using SplNet.Evaluation.Observing;
using SplNet.Evaluation.Selecting;
using SplNet.Replaying;

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
    private readonly List<ComparedRow> _results = [];
    private readonly List<ComparedPair>[] _pairs = [.. comparisons.Select(static _ => new List<ComparedPair>())];
    private bool _isOver;

    /// <summary>Measures all.</summary>
    /// <param name="levels">The levels.</param>
    public void Measure(ClaimLevels levels)
    {
        var selections = request.Selects ? Select() : new OperandSelection?[comparisons.Count];
        foreach (var index in Places(selections, isUnaffected: true))
            AddAll(index, Unaffected(comparisons[index], selections[index]!));

        // Results are cheap, and may make times meaningless.
        if (request is { ComparesResults: true, SelectsOnly: false })
        {
            foreach (var index in Places(selections, isUnaffected: false))
                AddResults(comparisons[index]);
        }

        // An operand of which more has changed comes first: it is measured even if time runs out.
        foreach (var index in Places(selections, isUnaffected: false).OrderByDescending(index => selections[index]?.Share ?? 0))
            AddAll(index, request.SelectsOnly ? Planned(comparisons[index], selections[index]!) : Measure(comparisons[index], levels));

        void AddAll(int index, IEnumerable<ComparedPair> pairs)
        {
            foreach (var pair in pairs)
                Add(_pairs[index], pair with { Selection = selections[index] });
        }
    }

    /// <summary>Whether operands return the same, as far as that was asked and is known.</summary>
    public IReadOnlyList<ComparedRow> Results()
    {
        lock (_turn)
            return [.. _results];
    }

    /// <summary>
    /// What differs between the revisions, whatever operands execute; empty before it is known, or if that was not asked.
    /// </summary>
    public IReadOnlyList<SelectedChange> Changes { get; private set; } = [];

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

    // Nothing is timed, so operands run next to each other.
    private OperandSelection?[] Select()
    {
        var (selector, program) = (new OperandSelector(), EvaluationContext.Find());
        var selections = new OperandSelection?[comparisons.Count];
        Parallel.For(0, comparisons.Count, new ParallelOptions { MaxDegreeOfParallelism = Environment.ProcessorCount }, index =>
        {
            var one = comparisons[index];
            var experiment = one.Requirement(request.Settings.Over).Experiment();
            selections[index] = selector.Select(experiment, experiment.Place!(program), one.BaseName, one.OtherName);
        });
        Changes = request.ExplainsSelection ? selector.Changes : [];
        return selections;
    }

    private static IEnumerable<int> Places(OperandSelection?[] selections, bool isUnaffected) =>
        Enumerable.Range(0, selections.Length).Where(index => (selections[index]?.Kind == SelectionKind.Unaffected) == isUnaffected);

    private void AddResults(RevisionComparison comparison)
    {
        var experiment = comparison.Requirement(request.Settings.Over).Experiment();
        var compared = ComparedResults.Of(
            experiment, experiment.Place!(EvaluationContext.Find())!, comparison.BaseName, comparison.OtherName, acceptsRepeats: true);
        lock (_turn)
        {
            if (!_isOver)
                _results.Add(ResultRows.Of(comparison, compared.Equality));
        }
    }

    private void Add(List<ComparedPair> pairs, ComparedPair pair)
    {
        lock (_turn)
        {
            if (!_isOver)
                pairs.Add(pair);
        }
    }

    private IEnumerable<ComparedPair> Unaffected(RevisionComparison comparison, OperandSelection selection) => ComparedPair.Unaffected(
        comparison.Operand.Name, comparison.Other.Text, (comparison.BaseName, comparison.OtherName), metrics, selection,
        comparison.Operand.Place).Where(pair => !request.LeavesOutBytes || pair.Metric != ComparedMetric.Allocated);

    private static IEnumerable<ComparedPair> Planned(RevisionComparison comparison, OperandSelection selection) =>
    [
        ComparedPair.Planned(
            comparison.Operand.Name, comparison.Other.Text, (comparison.BaseName, comparison.OtherName), selection,
            comparison.Operand.Place),
    ];

    private IEnumerable<ComparedPair> Measure(RevisionComparison comparison, ClaimLevels levels) => MetricSeries
        .Measure(comparison.BaseName, comparison.OtherName, [.. metrics.Select(static metric => metric.Name)], request.LeavesOutBytes,
            (metric, also) => Run(comparison with { Metric = ComparedMetric.Of(metric) }, levels, also))
        .Select(one => new ComparedPair(
            comparison.Operand.Name, comparison.Other.Text, ComparedMetric.Of(one.Metric), comparison.BaseName, comparison.OtherName,
            one.Result) { Exact = one.Exact, Place = comparison.Operand.Place });

    private ExperimentResult Run(RevisionComparison comparison, ClaimLevels levels, string[] also) =>
        CompareRepeat.Over(
            comparison.Requirement(given => request.Settings.Over(given) with { Alpha = levels.Of(comparison.Metric) }, also).Run(),
            comparison,
            request);
}
