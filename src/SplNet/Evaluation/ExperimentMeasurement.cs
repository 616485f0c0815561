using SplNet.Arguments.Generators;
using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Operands.Formulas;
using SplNet.Processes;
using SplNet.Statements.Experiments;
using SplNet.Values;
using SplNet.Values.Messages;

namespace SplNet.Evaluation;

/// <summary>The runs of an experiment, block by block.</summary>
/// <param name="experiment">The experiment.</param>
/// <param name="operands">The measured operands.</param>
/// <param name="source">Where runs come from.</param>
/// <param name="time">The clock.</param>
/// <param name="seed">The seed of all random numbers.</param>
/// <param name="cancellation">Ends the measurement; a run that the source cannot end is the last.</param>
internal sealed class ExperimentMeasurement(
    Experiment experiment, IReadOnlyList<MeasuredOperand> operands, IRunSource source, TimeProvider time, int seed,
    CancellationToken cancellation)
{
    // Three runs then have 150: one slow call in 33 is missed by one experiment in a hundred.
    private const int CallsOfMean = 50;

    // With little time left, no process starts before it is known how long the others take.
    private static readonly TimeSpan EnoughTime = TimeSpan.FromSeconds(10);

    private readonly MeasureSettings _settings = new(
        experiment.Options.Iterations,
        experiment.Options.IterationTime?.TotalNanoseconds)
    {
        Metrics = experiment.Metrics,
        OnDisturbance = PolicyOf(experiment),
        Outliers = CountsAll(experiment) ? null : experiment.Options.Outliers,
        Alternates = experiment.Options.Alternate,
        FewestCalls = FewestCalls(experiment),
        AcceptsChangedData = experiment.Options.AcceptChangedData,
        WarmUp = experiment.Options.WarmUp,
        AreInputsFresh = experiment.Options.AreInputsFresh,
    };

    // A repeated iteration does not have a partner in its round. The few disturbed rounds do not move the median of the rounds, but they do
    // move the minimum.
    private readonly OnDisturbance _inTurn = PolicyOf(experiment) == OnDisturbance.ReplaceIfRare
        && Estimators(experiment).All(static kind => kind.IsCentral || kind.Metric is not null)
        ? OnDisturbance.Keep
        : PolicyOf(experiment);

    private readonly UnoptimisedCode _unoptimised = new(experiment);
    private readonly List<ResultMessage> _notes = [];
    private readonly OperandRemarks _remarks = new([.. operands.Select(static operand => operand.Name)]);
    private readonly OperandGroups _groups = new(
        FormulaProblems.Comparisons(experiment.Formula), [.. operands.Select(static operand => operand.Symbol)]);
    private bool _measuresAlone = !experiment.Options.Alternate;
    private bool _overlapsWarmUp = new ProcessorUse(experiment.Options.Affinity, experiment.Options.Priority).Processors > 1;
    private int _blocks;

    /// <summary>The measured runs.</summary>
    public RunTable Runs { get; } = new([.. operands.Select(static operand => operand.Symbol)]);

    /// <summary>Problems outside the measurements.</summary>
    public IReadOnlyList<ResultMessage> Notes => [.. _remarks.Notes, .. _notes];

    /// <summary>How a run is measured.</summary>
    public MeasureSettings Settings => _settings;

    /// <summary>How it is measured.</summary>
    public ExperimentOptions Options => experiment.Options;

    /// <summary>True if time ran out before a run.</summary>
    public bool IsOutOfTime { get; private set; }

    /// <summary>True if disturbed iterations are not repeated, because the formula also asks for slow ones.</summary>
    public bool CountsEveryIteration { get; } = CountsAll(experiment);

    /// <summary>Prepares the runs.</summary>
    /// <returns>Why the experiment is invalid, or null.</returns>
    public ResultMessage? Prepare() => source.Prepare(operands, _settings);

    /// <summary>Measures one run of each operand.</summary>
    /// <param name="order">The indices of the operands in the order of measurement.</param>
    /// <param name="budget">The time of the experiment; no launch starts after it is spent.</param>
    /// <param name="begins">Called before each run, with its operand.</param>
    /// <returns>Why the experiment is invalid, or null.</returns>
    public ResultMessage? MeasureBlock(IEnumerable<int> order, Budget budget, Action<string> begins)
    {
        var settings = _settings with { Seed = DerivedSeed.Of(seed, ++_blocks) };
        foreach (var group in _groups.Of(order))
        {
            if (MeasureGroup(group, settings, budget, begins) is { } failure)
                return failure;
            if (IsOutOfTime)
                return null;
        }

        return null;
    }

    /// <summary>The measurements of each operand.</summary>
    /// <param name="isUsable">False if the experiment has failed, and nothing is to be made of its runs.</param>
    public IReadOnlyList<OperandResult> Results(bool isUsable) =>
        [.. operands.Select((operand, index) =>
            OperandSummary.Of(operand.Name, Runs.Of(index), isUsable ? EstimatesOf(operand, Runs.Of(index).Count) : []) with
            {
                Version = source.VersionOf(operand) ?? operand.Instead,
            })];

    /// <summary>Notes on runs with fewer iterations than requested, and the reason.</summary>
    public IEnumerable<ResultMessage> FewerIterationsNotes() => operands
        .Select((operand, index) => FewerIterations.Note(operand.Name, Runs.Of(index), _settings.Iterations, operand.Operand.HasItsOwnLoop))
        .OfType<ResultMessage>();

    /// <summary>Notes on operands whose processes differ more than their iterations.</summary>
    public IEnumerable<ResultMessage> VaryingProcessesNotes() =>
        operands.Select((operand, index) => VaryingProcesses.Note(operand.Name, Runs.Of(index))).OfType<ResultMessage>();

    private IEnumerable<(OperandEstimate Estimate, double[] Values)> EstimatesOf(MeasuredOperand operand, int blocks)
    {
        var samples = new FormulaSamples(Runs, interpretation: null);
        return FormulaProblems.Comparisons(experiment.Formula).SelectMany(static comparison => comparison.OperandEstimates())
            .Where(estimate => estimate.Operand.Equals(operand.Symbol))
            .DistinctBy(static estimate => estimate.ToString(), StringComparer.Ordinal)
            .Select(estimate => (estimate, Enumerable.Range(0, blocks).Select(block => samples.ValueOf(estimate, block)).ToArray()));
    }

    private static OnDisturbance PolicyOf(Experiment experiment) =>
        CountsAll(experiment) ? OnDisturbance.Keep : experiment.Options.OnDisturbance;

    private static bool CountsAll(Experiment experiment) => Estimators(experiment).Any(static kind => kind.NeedsEveryIteration);

    // A user who asks for fewer iterations than usual wants fewer calls.
    private static int FewestCalls(Experiment experiment) =>
        experiment.Options.Iterations >= ExperimentOptions.UsualIterations
        && Estimators(experiment).Any(static kind => kind.IsDecidedByMean)
            ? CallsOfMean
            : 0;

    private static IEnumerable<EstimatorKind> Estimators(Experiment experiment) => FormulaProblems.Comparisons(experiment.Formula)
        .SelectMany(static comparison => comparison.OperandEstimates())
        .Select(static estimate => estimate.Kind);

    private ResultMessage? MeasureGroup(int[] group, MeasureSettings settings, Budget budget, Action<string> begins)
    {
        if (group.Length == 1 || _measuresAlone)
            return MeasureOneByOne(group, settings, budget, begins);
        var overlaps = _overlapsWarmUp && budget.Left >= EnoughTime;
        var failure = MeasureTogether(group, settings with { OnDisturbance = _inTurn, OverlapsWarmUp = overlaps }, budget, begins);
        if (failure is { CanMeasureAlone: true } && overlaps)
        {
            // The calls may need the same resource, which the set-ups and the iterations never use at the same time.
            _overlapsWarmUp = false;
            failure = MeasureTogether(group, settings with { OnDisturbance = _inTurn }, budget, begins);
        }

        if (failure is not { CanMeasureAlone: true })
            return failure?.Problem;

        // A resource that they need may exist for one process only, such as a port or a file.
        _measuresAlone = true;
        if (MeasureOneByOne(group, settings, budget, begins) is { } again)
            return again;
        _notes.Add(MessageRules.OneAfterTheOther.Of(
            $"The operands were measured one after the other, because their processes cannot live side by side: {failure.Problem.Text}"));
        return null;
    }

    private ResultMessage? MeasureOneByOne(int[] group, MeasureSettings settings, Budget budget, Action<string> begins)
    {
        foreach (var operand in group)
        {
            if (MeasureTogether([operand], settings with { Alternates = false }, budget, begins) is { } failure)
                return failure.Problem;
            if (IsOutOfTime)
                return null;
        }

        return null;
    }

    // Runs count only if all of them have succeeded: after a failure the group is measured again.
    private GroupFailure? MeasureTogether(int[] group, MeasureSettings settings, Budget budget, Action<string> begins)
    {
        using var runs = new TimedRunGroup(source.BeginGroup([.. group.Select(operand => operands[operand])]), time);
        var ended = new List<EndedRun>();
        var waiting = new List<EndedRun>();
        foreach (var operand in group)
        {
            cancellation.ThrowIfCancellationRequested();
            IsOutOfTime = budget.Left == TimeSpan.Zero;
            if (IsOutOfTime)
                break;
            begins(operands[operand].Name);
            var longest = TimeSpan.FromMilliseconds(Runs.Of(operand).Select(static run => run.LaunchMilliseconds).DefaultIfEmpty(0).Max());
            var bound = budget.BoundOfLaunch(Options.LaunchTimeout, longest);
            var outcome = runs.Enter(operands[operand], Runs.Like(operand, operands[operand].Settings(settings)), bound);
            (outcome is null ? waiting : ended).Add(new EndedRun(operand, outcome, bound, bound < Options.LaunchTimeout));
            if (outcome is { Readings: null })
                break;
        }

        if (ended.TrueForAll(static run => run.Outcome!.Readings is not null) || ended[^1].IsOutOfTime)
            ended.AddRange(waiting.Zip(runs.Complete(), static (run, outcome) => run with { Outcome = outcome }));
        cancellation.ThrowIfCancellationRequested();
        foreach (var run in ended.Where(static run => run.IsOutOfTime))
        {
            IsOutOfTime = true;
            _notes.Add(MessageRules.RunEndedByBudget.Of(
                $"The last run of '{operands[run.Operand].Name}' was ended after {Durations.Text(run.Bound)}: " +
                "the time budget was spent, and no earlier run of it had taken as long."));
        }

        if (ended.Find(static run => run.Outcome is { Failure: not null } && !run.IsOutOfTime) is { } failed)
            return FailureOf(failed, waiting);
        var measured = ended.FindAll(static run => run.Outcome?.Readings is not null);
        if (measured.Select(run => CoverageGuard.Problem(operands[run.Operand], run.Outcome!.Readings!)).OfType<ResultMessage>()
            .FirstOrDefault() is { } covered)
            return new GroupFailure(covered, CanMeasureAlone: false);
        var unoptimised = measured.Select(run => _unoptimised.Of(operands[run.Operand], run.Outcome!.Readings!)).OfType<ResultMessage>()
            .ToList();
        if (unoptimised.Count > 0 && _unoptimised.IsRefused)
            return new GroupFailure(unoptimised[0], CanMeasureAlone: false);
        _notes.AddRange(unoptimised);
        var times = SharedRounds.Without(measured.ConvertAll(static run => run.Outcome!.Readings!));
        var medians = SharedRounds.Without(measured.ConvertAll(static run => run.Outcome!.Readings!.OfMedians()));
        for (var index = 0; index < measured.Count; index++)
            Take(measured[index], measured[index].Outcome!, times[index], medians[index]);

        return null;
    }

    private GroupFailure FailureOf(EndedRun failed, List<EndedRun> waiting)
    {
        var others = waiting.Where(run => run.Operand != failed.Operand).Select(run => $"'{operands[run.Operand].Name}'").ToList();
        var text = $"Operand '{operands[failed.Operand].Name}' could not be measured: {failed.Outcome!.Failure}";
        var rule = failed.Outcome.Rule;
        return others.Count > 0 && failed.Outcome.IsTimeout
            ? new GroupFailure(
                rule.Of(
                    $"{text} The process of {string.Join(" and ", others)} waited meanwhile. " +
                    "If one of them holds what the other needs, set ExperimentOptions.Alternate (SPLNET_ALTERNATE) to false."),
                CanMeasureAlone: false)
            : new GroupFailure(rule.Of(text), CanMeasureAlone: others.Count > 0);
    }

    private void Take(EndedRun run, LaunchOutcome outcome, double[] times, double[] medians)
    {
        if (outcome.Note is { } note)
            _notes.Add(MessageRules.CleanUpFailed.Of(note));
        foreach (var remark in outcome.Readings!.Remarks)
            _remarks.Add(operands[run.Operand].Name, remark);
        var result = ResultOf(outcome.Readings!, Runs.Count + 1, outcome.Took!.Value) with
        {
            EndingMilliseconds = outcome.Ending.TotalMilliseconds,
            Reused = outcome.Reused,
            Percentiles = outcome.Readings!.PercentilesOf(operands[run.Operand].Percentiles),
        };
        Runs.Add(run.Operand, result, times, medians);
    }

    /// <summary>A run of an earlier experiment.</summary>
    public RunResult ResultOf(RunReadings readings, MeasuredOperand operand) => ResultOf(readings, position: 0, TimeSpan.Zero) with
    {
        Percentiles = readings.PercentilesOf(operand.Percentiles),
    };

    private RunResult ResultOf(RunReadings readings, int position, TimeSpan launch)
    {
        var metrics = MetricsOf(readings);
        return new RunResult
        {
            Position = position,
            Nanoseconds = readings.Nanoseconds,
            Deducted = readings.Deducted,
            Flags = readings.Flags,
            Replaced =
            [
                .. readings.ReplacedNanoseconds.Zip(readings.ReplacedFlags, static (time, flags) => new TimedIteration(time, flags)),
            ],
            ReplacementExhausted = readings.ReplacementExhausted,
            IterationMilliseconds = readings.IterationNanoseconds / 1e6,
            Operations = readings.Operations,
            Overhead = readings.Overhead,
            AllocatedBytes = metrics.GetValueOrDefault(Syntax.Estimators.Allocated, double.NaN),
            Metrics = metrics,
            MetricErrors = ErrorsOf(readings),
            Uncounted = readings.Uncounted,
            WarmUpMilliseconds = readings.WarmUpMilliseconds,
            MeasuringMilliseconds = readings.MeasuringMilliseconds,
            LaunchMilliseconds = launch.TotalMilliseconds,
            WarmUpCapped = readings.WarmUpCapped,
            Collector = readings.Collector,
            Runtime = readings.Runtime,
            TimedCalls = readings.TimedCalls,
            MedianNanoseconds = readings.MedianNanoseconds,
        };
    }

    private Dictionary<string, double> ErrorsOf(RunReadings readings) => _settings.Metrics
        .Zip(readings.MetricErrors, static (name, error) => (name, error))
        .Where(static metric => metric.error > 0)
        .ToDictionary(static metric => metric.name, static metric => metric.error, StringComparer.Ordinal);

    private Dictionary<string, double> MetricsOf(RunReadings readings) => _settings.Metrics
        .Zip(readings.Metrics, static (name, value) => (name, value))
        .ToDictionary(static metric => metric.name, static metric => metric.value, StringComparer.Ordinal);
}
