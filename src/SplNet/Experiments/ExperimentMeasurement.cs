using SplNet.Formulas;
using SplNet.Measuring;
using SplNet.Statistics;

namespace SplNet.Experiments;

/// <summary>The runs of an experiment, block by block, and what they say about its comparisons.</summary>
internal sealed class ExperimentMeasurement(Experiment experiment, IReadOnlyList<MeasuredOperand> operands, IRunSource source, int seed)
{
    // Below this a call cannot be told from an empty one: the overhead itself is not known any better.
    private const double EmptyCallNanoseconds = 0.5;

    // What repeated equal readings of a clock are worth, as a relative spread.
    private const double ClockSpread = 1e-3;

    private readonly ExperimentOptions _options = experiment.Options;
    private readonly List<RunResult>[] _runs = [.. operands.Select(static _ => new List<RunResult>())];
    private readonly List<string> _notes = [];

    /// <summary>What went wrong beside the measurements.</summary>
    public IReadOnlyList<string> Notes => _notes;

    /// <summary>Measures so many blocks.</summary>
    /// <returns>Why the experiment is invalid, or null.</returns>
    public string? Measure(int blocks)
    {
        var settings = new MeasureSettings(_options.Iterations, _options.IterationTime.TotalNanoseconds, AsksForAllocations());
        var position = 0;
        foreach (var operand in RunOrder.Of(operands.Count, blocks, seed).SelectMany(static block => block))
        {
            var outcome = source.Measure(operands[operand], settings);
            if (outcome.Readings is not { } readings)
                return $"Operand '{operands[operand].Name}': {outcome.Failure}";
            if (outcome.Note is { } note)
                _notes.Add(note);
            _runs[operand].Add(ResultOf(readings, ++position));
        }

        return null;
    }

    public ComparisonResult Weigh(Comparison comparison)
    {
        var kinds = comparison.OperandEstimates().Select(static estimate => estimate.Kind).Distinct().ToList();
        var isTime = comparison.Left.Unit == MetricUnit.Nanoseconds;
        var decision = new DecisionOptions
        {
            Alpha = _options.Alpha,
            Resolution = _options.Resolution,
            Scale = isTime ? ComparisonScale.Ratio : ComparisonScale.Difference,
            Floor = isTime ? EmptyCallNanoseconds : 0,
            MinimumSpread = isTime ? ClockSpread : 0,
            Summary = kinds.Count == 1 ? kinds[0].Summary : RunSummaries.Median,
        };
        var evidence = _options.Interpretation.Weigh(SampleOf(comparison.Left, kinds.Count), SampleOf(comparison.Right, kinds.Count), decision);
        return new ComparisonResult
        {
            Text = comparison.ToString(),
            Relation = comparison.Relation,
            Truth = RelationRule.Decide(comparison.Relation, evidence, decision),
            Unit = comparison.Left.Unit,
            Evidence = evidence,
        };
    }

    public IReadOnlyList<OperandResult> Results() =>
        [.. operands.Select((operand, index) => OperandSummary.Of(operand.Name, _runs[index]))];

    private bool AsksForAllocations() => FormulaProblems.Comparisons(experiment.Formula).Any(static comparison => comparison.Left.Unit == MetricUnit.Bytes);

    // Where each side is a multiple of one estimate the interpretation sees every iteration; elsewhere one value per run.
    private Sample SampleOf(Estimate side, int kinds)
    {
        var estimates = new List<OperandEstimate>();
        side.CollectOperands(estimates);
        if (estimates.Count == 0)
            return Sample.Constant(side.ValueOf(static _ => []));
        var blocks = Enumerable.Range(0, estimates.Min(estimate => RunsOf(estimate).Count));
        if (estimates.Count > 1 || kinds > 1)
            return Sample.OfSummaries(blocks.Select(block => side.ValueOf(estimate => Observations(estimate, block))));
        return new Sample([.. blocks.Select(block => new RunSample([.. Iterations(side, estimates[0], block)]) { Flags = RunsOf(estimates[0])[block].Flags })]);
    }

    private IEnumerable<double> Iterations(Estimate side, OperandEstimate estimate, int block) =>
        Observations(estimate, block).Select(value => side.ValueOf(_ => [value]));

    private double[] Observations(OperandEstimate estimate, int block)
    {
        var run = RunsOf(estimate)[block];
        return estimate.Unit == MetricUnit.Bytes ? [run.AllocatedBytes] : [.. run.Nanoseconds];
    }

    private List<RunResult> RunsOf(OperandEstimate estimate)
    {
        var name = estimate.Operand.ToString();
        for (var index = 0; index < operands.Count; index++)
        {
            if (operands[index].Name == name)
                return _runs[index];
        }

        throw new InvalidOperationException($"The operand '{name}' was not measured.");
    }

    private static RunResult ResultOf(RunReadings readings, int position) => new()
    {
        Position = position,
        Nanoseconds = readings.Nanoseconds,
        Flags = readings.Flags,
        Operations = readings.Operations,
        Overhead = readings.Overhead,
        AllocatedBytes = readings.AllocatedBytes,
        WarmUpMilliseconds = readings.WarmUpMilliseconds,
        WarmUpCapped = readings.WarmUpCapped,
        Collector = readings.Collector,
    };
}
