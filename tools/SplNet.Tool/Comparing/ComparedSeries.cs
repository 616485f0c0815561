using SplNet.Evaluation.Inquiries;
using SplNet.Tool.Sharding;
using SplNet.Tool.UnitTests;

namespace SplNet.Tool.Comparing;

/// <summary>
/// Compares operands of tests and of texts, one after the other; the measurements so far can be reported at any time, even while a signal
/// ends the process.
/// </summary>
internal sealed class ComparedSeries
{
    private readonly CompareRequest _request;
    private readonly IReadOnlyList<ComparedRevision> _revisions;
    private readonly IReadOnlyList<ComparedMetric> _metrics;
    private readonly OperandSearch _search;
    private readonly TestProject? _tests;
    private readonly ExperimentOptions _options;
    private readonly ShardPlan? _plan;
    private readonly IReadOnlyList<InquiryAnswer> _reported;
    private readonly ClaimLevels _levels;
    private readonly RevisionSeries _texts;
    private readonly int _elsewhere;

    /// <summary>Plans the measurements here, and their levels.</summary>
    /// <param name="request">The user's request.</param>
    /// <param name="revisions">The revisions, the base first.</param>
    /// <param name="metrics">The metrics to compare in addition to mean times and allocated bytes.</param>
    /// <param name="search">The operands of texts.</param>
    /// <param name="tests">The project of tests; null for none.</param>
    /// <param name="operands">The operands that its tests have reported.</param>
    /// <exception cref="SplNetException">Settings are contradictory.</exception>
    public ComparedSeries(
        CompareRequest request, IReadOnlyList<ComparedRevision> revisions, IReadOnlyList<ComparedMetric> metrics, OperandSearch search,
        TestProject? tests, IReadOnlyList<InquiryAnswer> operands)
    {
        (_request, _revisions, _metrics, _search, _tests) = (request, revisions, metrics, search, tests);
        _options = request.Settings.Over(ExperimentOptions.Understood());

        // The level is shared by all comparisons, on any machine.
        var count = (search.Operands.Count + operands.Count) * (revisions.Count - 1);
        _levels = new ClaimLevels(_options, count, metrics.Count);
        _plan = request.Shard?.PlanOf(
            [.. search.Operands.Select(static operand => operand.Name), .. operands.Select(static operand => operand.Operand)]);
        var own = new HashSet<string>(_plan?.Own(_plan.All) ?? [], StringComparer.Ordinal);
        IReadOnlyList<ComparedOperand> measured = _plan is null
            ? search.Operands
            : [.. search.Operands.Where(operand => own.Contains(operand.Name))];
        _reported = _plan is null ? operands : [.. operands.Where(operand => own.Contains(operand.Operand))];
        _texts = new RevisionSeries(RevisionComparison.All(measured, revisions), metrics, request);
        _elsewhere = count - ((measured.Count + _reported.Count) * (revisions.Count - 1));
    }

    /// <summary>A summary of the compared unit tests; null if there are none.</summary>
    public TestsSummary? UnitTests { get; init; }

    /// <summary>Measures all.</summary>
    /// <exception cref="SplNetException">The tests cannot be run.</exception>
    public void Measure()
    {
        _tests?.Measure(_revisions, _metrics, _levels, _reported, _options.Progress);
        _texts.Measure(_levels);
    }

    /// <summary>Returns the measurements so far; from now on nothing is added.</summary>
    /// <param name="interrupted">The exit code of a signal; null if all was measured.</param>
    public CompareDocument End(int? interrupted = null)
    {
        var (texts, answers) = (_texts.End(), _tests?.Answers ?? []);
        List<UnreachedComparison> missing = interrupted is null ? [] : [.. Missing(answers), .. _texts.Missing()];
        var reported = interrupted is null ? _reported : [.. _reported.Where(static one => one.Problems.Count > 0)];
        var measured = RowClassification.Rows(
            [.. texts, .. TestedPairs.Of(answers, _revisions, _request)],
            [.. _search.Unreadable, .. TestedPairs.Unmeasured(reported, answers, _request.TestProject)],
            _options.Alpha,
            [
                .. new[] { ComparedMetric.Mean, ComparedMetric.Allocated }.Concat(_metrics)
                    .SelectMany(metric => Enumerable.Repeat(metric, _elsewhere)),
                .. missing.Select(static one => one.Metric),
            ],
            _request.Tolerance);
        IReadOnlyList<ComparedRow> rows = [.. measured.Concat(_texts.Results()).OrderBy(static row => row.Change)];
        return new CompareDocument
        {
            ExitCode = interrupted ?? (int)ChangeCounts.ExitCodeOf(rows),
            Shard = _plan?.Measured,
            Base = _revisions[0].Text,
            Revisions = [.. _revisions.Skip(1).Select(static revision => revision.Text)],
            AreRuntimes = _request.Runtimes.Count > 0,
            Alpha = _options.Alpha,
            Resolution = _options.Resolution,
            Tolerance = _request.Tolerance,
            UnitTests = UnitTests,
            Comparisons = rows,
            ChangedCode = _request.ExplainsSelection
                ? ChangedCode.Of([.. _texts.Changes, .. answers.SelectMany(static answer => answer.Changes)], rows)
                : null,
            NotReached = UnreachedComparison.Names(missing, _revisions.Count == 2),
        };
    }

    private IEnumerable<UnreachedComparison> Missing(IReadOnlyList<InquiryAnswer> answers) => _reported
        .Where(one => one.Problems.Count == 0 && !answers.Any(answer => answer.Operand == one.Operand))
        .SelectMany(one => _revisions.Skip(1).SelectMany(revision => UnreachedComparison.Of(one.Operand, revision.Text, _metrics, [])));
}
