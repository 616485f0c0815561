using System.Diagnostics;
using SplNet.Formulas;
using SplNet.Measuring;
using SplNet.Statistics;

namespace SplNet.Experiments;

/// <summary>The runs of an experiment, block by block.</summary>
internal sealed class ExperimentMeasurement(Experiment experiment, IReadOnlyList<MeasuredOperand> operands, IRunSource source)
{
    private readonly MeasureSettings _settings = new(
        experiment.Options.Iterations,
        experiment.Options.IterationTime?.TotalNanoseconds)
    {
        Metrics = [.. FormulaProblems.Comparisons(experiment.Formula)
            .SelectMany(static comparison => comparison.OperandEstimates())
            .Select(static estimate => estimate.Kind.Metric)
            .OfType<string>()
            .Distinct(StringComparer.Ordinal)],
        OnDisturbance = experiment.Options.OnDisturbance,
    };

    private readonly List<RunResult>[] _runs = [.. operands.Select(static _ => new List<RunResult>())];
    private readonly List<string> _notes = [];
    private int _position;

    /// <summary>What went wrong beside the measurements.</summary>
    public IReadOnlyList<string> Notes => _notes;

    /// <summary>Measures one run of each operand.</summary>
    /// <param name="order">The indices of the operands in the order of measurement.</param>
    /// <returns>Why the experiment is invalid, or null.</returns>
    public string? MeasureBlock(IEnumerable<int> order)
    {
        foreach (var operand in order)
        {
            var start = Stopwatch.GetTimestamp();
            var outcome = source.Measure(operands[operand], _settings);
            if (outcome.Readings is not { } readings)
                return $"Operand '{operands[operand].Name}' could not be measured: {outcome.Failure}";
            if (outcome.Note is { } note)
                _notes.Add(note);
            _runs[operand].Add(ResultOf(readings, ++_position, Stopwatch.GetElapsedTime(start)));
        }

        return null;
    }

    public IReadOnlyList<OperandResult> Results() =>
        [.. operands.Select((operand, index) => OperandSummary.Of(operand.Name, _runs[index]))];

    /// <summary>
    /// The sample of one side. Where the side is a multiple of one estimate the interpretation sees every iteration; elsewhere one
    /// value per run.
    /// </summary>
    public Sample SampleOf(Estimate side, bool everyIteration)
    {
        var estimates = new List<OperandEstimate>();
        side.CollectOperands(estimates);
        if (estimates.Count == 0)
            return Sample.Constant(side.ValueOf(static _ => []));
        var blocks = Enumerable.Range(0, estimates.Min(estimate => RunsOf(estimate).Count));
        if (estimates.Count > 1 || !everyIteration)
            return Sample.OfSummaries(blocks.Select(block => side.ValueOf(estimate => Observations(estimate, block))));
        return new Sample([.. blocks.Select(block => new RunSample(Iterations(side, estimates[0], block)) { Flags = FlagsOf(estimates[0], block) })]);
    }

    private double[] Iterations(Estimate side, OperandEstimate estimate, int block) =>
        Array.ConvertAll(Observations(estimate, block), value => side.ValueOf(_ => [value]));

    private double[] Observations(OperandEstimate estimate, int block)
    {
        var run = RunsOf(estimate)[block];
        return estimate.Kind.Metric is { } metric ? [run.Metrics[metric]] : [.. run.Nanoseconds];
    }

    private IReadOnlyList<IterationFlags> FlagsOf(OperandEstimate estimate, int block) =>
        estimate.Kind.Metric is not null ? [] : RunsOf(estimate)[block].Flags;

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

    private RunResult ResultOf(RunReadings readings, int position, TimeSpan launch) => new()
    {
        Position = position,
        Nanoseconds = readings.Nanoseconds,
        Flags = readings.Flags,
        Replaced = [.. readings.ReplacedNanoseconds.Zip(readings.ReplacedFlags, static (time, flags) => new TimedIteration(time, flags))],
        ReplacementExhausted = readings.ReplacementExhausted,
        IterationMilliseconds = readings.IterationNanoseconds / 1e6,
        Operations = readings.Operations,
        Overhead = readings.Overhead,
        AllocatedBytes = MetricsOf(readings).GetValueOrDefault(Metrics.Allocated, double.NaN),
        Metrics = MetricsOf(readings),
        WarmUpMilliseconds = readings.WarmUpMilliseconds,
        MeasuringMilliseconds = readings.MeasuringMilliseconds,
        LaunchMilliseconds = launch.TotalMilliseconds,
        WarmUpCapped = readings.WarmUpCapped,
        Collector = readings.Collector,
    };

    private Dictionary<string, double> MetricsOf(RunReadings readings) => _settings.Metrics
        .Zip(readings.Metrics, static (name, value) => (name, value))
        .ToDictionary(static metric => metric.name, static metric => metric.value, StringComparer.Ordinal);
}
