using System.Diagnostics;
using SplNet.Artifacts;
using SplNet.Launching;
using SplNet.Machine;
using SplNet.Progress;
using SplNet.Replaying;
using SplNet.Reports;
using SplNet.Runs;
using SplNet.Statistics;

namespace SplNet.Evaluation;

/// <summary>One evaluation of an experiment: check, measure block by block, decide.</summary>
/// <param name="experiment">The experiment.</param>
/// <param name="isolate">True to measure as <see cref="ExperimentOptions.Isolation"/> says, false to measure in this process.</param>
/// <param name="context">The test or program that evaluates it, or null.</param>
/// <param name="source">Where runs come from; null for the usual place.</param>
/// <param name="time">The clock of the time budget; null for that of the system.</param>
internal sealed class ExperimentRun(
    Experiment experiment, bool isolate, EvaluationContext? context, IRunSource? source = null, TimeProvider? time = null)
{
    private readonly TimeProvider _time = time ?? TimeProvider.System;
    private readonly ExperimentOptions _options = experiment.Options;
    private readonly Isolation _isolation = isolate ? experiment.Options.Isolation : Isolation.None;
    private readonly List<string> _notes = [.. experiment.Notes];
    private MachineUse? _before;
    private int _seed;
    private TimeSpan _waited;

    public ExperimentResult Evaluate()
    {
        var problems = Problems();
        if (problems.Count > 0)
            return Invalid(problems, [], 0);
        _seed = _options.Seed ?? Random.Shared.Next(1, 1_000_000);
        using var progress = new ExperimentProgress(
            ProgressDisplays.For(_options.Progress, context), 1 + (context?.Before ?? context?.Log.Passed.Count ?? 0), context?.Test?.FullName, experiment.Text);
        progress.Begin();
        using var turn = TakeTurn(progress);
        _before = MachineUse.Take();
        var result = WithArtifacts(Measure(progress));
        progress.End(result.Verdict, result.Operands.Sum(static operand => operand.Runs.Count), TimeSpan.FromSeconds(result.Seconds));
        return result;
    }

    private ExperimentResult WithArtifacts(ExperimentResult result)
    {
        var name = context?.Test?.FullName ?? experiment.Declaring.GetName().Name!;
        return _options.Artifacts is { } folder && ArtifactFiles.Write(result, folder, name) is { } missing
            ? result with { Notes = [.. result.Notes, missing] }
            : result;
    }

    private ExperimentResult Measure(ExperimentProgress progress)
    {
        var operands = experiment.MeasuredOperands();
        var runs = source ?? RunSourceChoice.Of(_isolation, experiment, context);
        using var owned = runs as IDisposable;
        var measurement = new ExperimentMeasurement(experiment, operands, runs, _time, _seed);
        if (operands.Select(static operand => operand.Operand.Revision?.ToString()).OfType<string>().Distinct(StringComparer.Ordinal).ToList() is { Count: > 0 } versions)
            progress.Prepare(versions);
        if (measurement.Prepare() is { } impossible)
            return Invalid([impossible], [], 0);
        if (_isolation != Isolation.Process && new ProcessorUse(_options.Affinity, _options.Priority) != ProcessorUse.Any)
            _notes.Add("Affinity and Priority are for SplNet's own measuring processes; here they change nothing.");
        if (measurement.CountsEveryIteration && _options.OnDisturbance == OnDisturbance.Replace)
            _notes.Add("OnDisturbance (SPLNET_ON_DISTURBANCE) is for medians and minima: in a mean or a percentile every iteration counts.");
        if (_isolation != Isolation.Process && _options.Reuse)
            _notes.Add("Reuse is for SplNet's own measuring processes; here everything is measured.");
        var budget = new Budget(_time, _options.TimeBudget);
        var decision = new FormulaDecision(experiment.Formula, _options);
        var sequence = new BlockSequence(measurement, decision, budget, progress);
        sequence.Run(RunOrder.Of(operands.Count, decision.MostBlocks, _seed));
        _notes.AddRange(runs.End());
        _notes.AddRange(measurement.Notes);
        _notes.AddRange(measurement.FewerIterationsNotes());
        _notes.AddRange(sequence.Notes());
        if (measurement.Runs.CompleteBlocks > 0)
            _notes.AddRange(UnknownCalls.Notes(experiment.Comparisons, measurement.Runs));
        if (sequence.Failure is { } failure)
            return Invalid([failure], measurement.Results(isUsable: false), budget.Elapsed.TotalSeconds);
        if (sequence.IsUndecidable)
            return Result(Verdict.Inconclusive, [], measurement.Results(isUsable: true), budget.Elapsed.TotalSeconds);
        return Decided(measurement, decision, budget.Elapsed.TotalSeconds);
    }

    private MachineLock TakeTurn(ExperimentProgress progress)
    {
        var start = _time.GetTimestamp();
        var turn = MachineLock.Acquire(progress.Wait);
        _waited = _time.GetElapsedTime(start);
        _notes.AddRange(turn.Notes);
        return turn;
    }

    private List<string> Problems()
    {
        var problems = new List<string>(_options.Problems());
        problems.AddRange(experiment.Problems());
        problems.AddRange(RunSourceChoice.Problems(_isolation, experiment, context));
        var unoptimised = BuildGuard.Problems(experiment, Debugger.IsAttached, _isolation);
        if (_options.OnDebugBuild == OnDebugBuild.Refuse)
            problems.AddRange(unoptimised);
        else
            _notes.AddRange(unoptimised);
        return problems;
    }

    private ExperimentResult Decided(ExperimentMeasurement measurement, FormulaDecision decision, double seconds)
    {
        var comparisons = decision.Results(measurement.Runs);
        var unusable = comparisons.Where(static comparison => comparison.Evidence.Problem is EvidenceProblem.Empty or EvidenceProblem.NotANumber)
            .Select(static comparison => $"'{comparison.Text}' cannot be decided: {EvidenceText.Of(comparison.Evidence.Problem)}.")
            .ToList();
        var verdict = unusable.Count > 0 ? Verdict.Invalid : VerdictOf(decision.Truth);
        return Result(verdict, unusable, measurement.Results(isUsable: true), seconds) with { Comparisons = comparisons };
    }

    private static Verdict VerdictOf(Truth truth) => truth switch
    {
        Truth.True => Verdict.Pass,
        Truth.False => Verdict.Fail,
        _ => Verdict.Inconclusive,
    };

    private ExperimentResult Invalid(IReadOnlyList<string> problems, IReadOnlyList<OperandResult> operands, double seconds) =>
        Result(Verdict.Invalid, problems, operands, seconds);

    private ExperimentResult Result(Verdict verdict, IReadOnlyList<string> problems, IReadOnlyList<OperandResult> operands, double seconds)
    {
        var during = MachineDuring.Since(_before ?? MachineUse.Take());
        return new ExperimentResult
        {
            Formula = experiment.Text,
            Verdict = verdict,
            Problems = problems,
            Notes = [.. _notes.Concat(MachineWarnings.New(during, operands)).Distinct(StringComparer.Ordinal)],
            Operands = operands,
            Alpha = _options.Alpha,
            Resolution = _options.Resolution,
            Isolated = _isolation != Isolation.None,
            Isolation = _isolation,
            Seed = _seed,
            Seconds = seconds,
            WaitedSeconds = _waited.TotalSeconds,
            Repeat = RepeatCommand.For(context, _seed),
            Environment = EnvironmentReading.Of(during, operands),
        };
    }
}
