using System.Diagnostics;
using SplNet.Machine;
using SplNet.Measuring.Launching;
using SplNet.Replaying;
using SplNet.Reports;
using SplNet.Statistics;

namespace SplNet.Experiments;

/// <summary>One evaluation of an experiment: check, measure block by block, decide.</summary>
/// <param name="experiment">The experiment.</param>
/// <param name="isolate">True to measure each run in a process of its own.</param>
/// <param name="surroundings">The test or program that evaluates it, or null.</param>
/// <param name="source">Where runs come from; null for the usual place.</param>
internal sealed class ExperimentRun(Experiment experiment, bool isolate, Surroundings? surroundings, IRunSource? source = null)
{
    private readonly ExperimentOptions _options = experiment.Options;
    private readonly List<string> _notes = [];
    private MachineUse _machine = MachineUse.Take();
    private int _seed;

    public ExperimentResult Evaluate()
    {
        var problems = Problems();
        if (problems.Count > 0)
            return Invalid(problems, [], 0);
        _seed = _options.Seed ?? Random.Shared.Next(1, 1_000_000);
        using var turn = MachineLock.Acquire();
        _notes.AddRange(turn.Notes);
        _machine = MachineUse.Take();
        var clock = Stopwatch.StartNew();
        var operands = experiment.MeasuredOperands();
        var measurement = new ExperimentMeasurement(experiment, operands, source ?? Source());
        var decision = new FormulaDecision(experiment.Formula, _options);
        var failure = Measure(measurement, decision, RunOrder.Of(operands.Count, decision.MostBlocks, _seed), clock);
        _notes.AddRange(measurement.Notes);
        if (failure is not null)
            return Invalid([failure], measurement.Results(), clock.Elapsed.TotalSeconds);
        return Decided(measurement, decision, clock.Elapsed.TotalSeconds);
    }

    private string? Measure(ExperimentMeasurement measurement, FormulaDecision decision, int[][] order, Stopwatch clock)
    {
        for (var block = 0; block < order.Length && !decision.IsFinal; block++)
        {
            if (measurement.MeasureBlock(order[block]) is { } failure)
                return failure;
            var isLate = clock.Elapsed > _options.TimeBudget && block > 0;
            var isLast = isLate || block == order.Length - 1;
            if (Look(decision, measurement, isLast) is { } undecidable)
                return undecidable;
            if (isLate && block < order.Length - 1 && decision.Truth == Truth.Unknown)
                _notes.Add("The time budget ended the measurement; raise TimeBudget for a finer decision.");
            if (isLast)
                break;
        }

        return null;
    }

    private static string? Look(FormulaDecision decision, ExperimentMeasurement measurement, bool last)
    {
        try
        {
            decision.Look(measurement, last);
            return null;
        }
        catch (SplNetException mistake)
        {
            return mistake.Message;
        }
        catch (Exception failure)
        {
            return $"The formula cannot be decided, because the interpretation failed: {failure.GetType().FullName}: {failure.Message}";
        }
    }

    private List<string> Problems()
    {
        var problems = new List<string>(_options.Problems());
        problems.AddRange(experiment.Problems());
        if (isolate && surroundings is null)
        {
            problems.Add(
                "The test that evaluates this experiment was not found on the call stack, so no other process can run it. Evaluate it in the test " +
                "method or in Main, before the first await of a helper, or add the adapter of the test framework (SplNet.MSTest or SplNet.Xunit); " +
                "Engine.Evaluate(experiment, isolate: false) measures in this process.");
        }

        if (!isolate)
            problems.AddRange(experiment.MeasuredOperands().SelectMany(VariablesInOneProcess));
        var unoptimised = BuildGuard.Problems(experiment, Debugger.IsAttached);
        if (_options.OnDebugBuild == OnDebugBuild.Refuse)
            problems.AddRange(unoptimised);
        else
            _notes.AddRange(unoptimised);
        return problems;
    }

    private static IEnumerable<string> VariablesInOneProcess(MeasuredOperand operand) => operand.Operand.Environment.Keys
        .Select(variable => $"The operand '{operand.Name}' sets the environment variable {variable}, which needs a process of its own: evaluate with isolate: true.");

    private IRunSource Source()
    {
        if (isolate)
            return new ProcessRuns(surroundings!, experiment.Site, _options);
        _notes.Add("Measured in the calling process: runs share its compiled code and memory, so they are not independent.");
        if (new ProcessorUse(_options.Affinity, _options.Priority) != ProcessorUse.Any)
            _notes.Add("Affinity and Priority are those of measuring processes; the calling process keeps its own.");
        return new InProcessRuns();
    }

    private ExperimentResult Decided(ExperimentMeasurement measurement, FormulaDecision decision, double seconds)
    {
        var comparisons = decision.Results(measurement);
        var unusable = comparisons.Where(static comparison => comparison.Evidence.Problem is EvidenceProblem.Empty or EvidenceProblem.NotANumber)
            .Select(static comparison => $"'{comparison.Text}' cannot be decided: {EvidenceText.Of(comparison.Evidence.Problem)}.")
            .ToList();
        var result = Invalid(unusable, measurement.Results(), seconds) with { Comparisons = comparisons };
        return unusable.Count > 0 ? result : result with { Verdict = VerdictOf(decision.Truth) };
    }

    private static Verdict VerdictOf(Truth truth) => truth switch
    {
        Truth.True => Verdict.Pass,
        Truth.False => Verdict.Fail,
        _ => Verdict.Inconclusive,
    };

    private ExperimentResult Invalid(IReadOnlyList<string> problems, IReadOnlyList<OperandResult> operands, double seconds) => new()
    {
        Formula = experiment.Text,
        Verdict = Verdict.Invalid,
        Problems = problems,
        Notes = [.. _notes.Concat(MachineWarnings.New(_machine, operands)).Distinct(StringComparer.Ordinal)],
        Operands = operands,
        Alpha = _options.Alpha,
        Resolution = _options.Resolution,
        Isolated = isolate,
        Seed = _seed,
        Seconds = seconds,
        Repeat = RepeatCommand.For(surroundings, _seed),
        Environment = EnvironmentReading.Take(operands, _machine),
    };
}
