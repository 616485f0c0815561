using System.Diagnostics;
using System.Globalization;
using SplNet.Arguments.Reflection;
using SplNet.Evaluation.Artifacts;
using SplNet.Evaluation.Baselines;
using SplNet.Evaluation.Explaining;
using SplNet.Evaluation.Learning;
using SplNet.Evaluation.Progress;
using SplNet.Evaluation.ResultDocuments;
using SplNet.Evaluation.Runs;
using SplNet.Machine;
using SplNet.Processes;
using SplNet.Replaying;
using SplNet.Results.Reports;
using SplNet.Statements.Experiments;
using SplNet.Values;
using SplNet.Values.Messages;
using SplNet.Versioning;
using SplNet.Versions.Repositories;

namespace SplNet.Evaluation;

/// <summary>One evaluation of an experiment: check, measure block by block, decide.</summary>
/// <param name="experiment">The experiment.</param>
/// <param name="isolate">True to measure as <see cref="ExperimentOptions.Isolation"/> says, false to measure in this process.</param>
/// <param name="context">The test or program that evaluates it, or null.</param>
/// <param name="source">Where runs come from; null for the usual place.</param>
/// <param name="time">The clock of the time budget; null for the system's clock.</param>
/// <param name="display">Shows how far it is, and all other experiments of this process; null for the usual place.</param>
/// <param name="shownTest">The name of the test in the progress display; null for its name without its row.</param>
/// <param name="cancellation">Ends it, with its child processes.</param>
internal sealed class ExperimentRun(
    Experiment experiment, bool isolate, EvaluationContext? context, IRunSource? source = null, TimeProvider? time = null,
    IProgressDisplay? display = null, string? shownTest = null, CancellationToken cancellation = default)
{
    // The name of an experiment may be its formula.
    private const int LongestName = 60;

    // Shorter waits are not worth reporting.
    private static readonly TimeSpan NoticeableWait = TimeSpan.FromSeconds(1);

    private readonly TimeProvider _time = time ?? TimeProvider.System;
    private readonly ExperimentOptions _options = experiment.Options;
    private readonly Isolation _isolation = isolate ? experiment.Options.Isolation : Isolation.None;
    private readonly List<ResultMessage> _notes = [.. experiment.Notes];
    private MachineUse? _before;
    private int _seed;
    private TimeSpan _waited;
    private Action? _goOn;
    private ResultMessage? _missing;
    private ComparedBaselines _compared = new(experiment, [], []);

    public ExperimentResult Evaluate()
    {
        if (NativeProgram.Assembly is not null)
            return new ExperimentResult
            {
                Name = experiment.Name,
                Formula = experiment.Text,
                Verdict = Verdict.Invalid,
                Messages = [MessageRules.NativeProgram.Of(NativeProgram.Problem)],
                Detail = Detail,
            };
        var result = EvaluatedOrFailed();

        // Documents requested from outside are for every experiment, even one that states all its options itself.
        var results = _options.Results ?? ExperimentOptions.Default.Results;
        var baselines = BaselineSearch.AreAskedFor(experiment) ? BaselineSearch.FolderOf(_options) : null;
        return result with
        {
            Messages =
            [
                .. result.Messages,
                .. new[] { results, baselines }.OfType<string>().Distinct(StringComparer.Ordinal)
                    .Select(place => ResultDocumentFile.Write(
                        result, place, SourceName, InstanceName, experiment.Declaring.Location,
                        () => MeasuredFramework.Of(Program, _options.Runtime), Bodies, isIgnored: place == baselines))
                    .OfType<string>().Select(MessageRules.FileNotWritten.Of),
            ],
        };
    }

    private IReadOnlyDictionary<string, string> Bodies() =>
        TestBodies.Of(_compared.Operands, Program, context is { Origin.RunsAgain: false }, _options.Versions);

    // A variable or splnet.json requests whole reports of every experiment, even of one that states all its options itself.
    private ReportDetail Detail => _options.Report == ReportDetail.Full ? ReportDetail.Full : ExperimentOptions.Default.Report;

    // Of a requirement that is a text in a library, the program that uses the library.
    private string Program => context?.Origin.AssemblyPath ?? experiment.Declaring.Location;

    private string SourceName => context?.Test?.FullName ?? experiment.Declaring.GetName().Name!;

    // BenchmarkDotNet's processes have its engine, whatever the options request.
    private MeasuringEngine UsedEngine => _isolation == Isolation.BenchmarkDotNet ? MeasuringEngine.BenchmarkDotNet : _options.Engine;

    // Rows of requirements that are texts have separate names.
    private string? InstanceName
    {
        get
        {
            var row = experiment.Place is null ? context?.Test?.Identity.RowKey : null;
            var before = context?.Log.Passed.Count(passed => passed.Site == experiment.Site) ?? 0;
            return before == 0 ? row : string.Create(CultureInfo.InvariantCulture, $"{row}#{before + 1}");
        }
    }

    // An exception alone would report neither the measurements nor the remedy.
    private ExperimentResult EvaluatedOrFailed()
    {
        try
        {
            return Evaluated();
        }
        catch (Exception failure) when (!(failure is OperationCanceledException && cancellation.IsCancellationRequested))
        {
            return Invalid(
                [MessageRules.InternalError.Of(
                    "SplNet failed during the evaluation, so the verdict is missing. " +
                    $"This is an error in SplNet unless your code is in the trace. Please report it: {failure}")],
                [],
                0);
        }
    }

    private ExperimentResult Evaluated()
    {
        var problems = Problems();
        if (problems.Count > 0)
            return Invalid(problems, [], 0);
        if (FindBaseline() is { } problem)
            return Invalid([problem], [], 0);
        _seed = _options.Seed ?? Random.Shared.Next(1, 1_000_000);
        using var progress = new ExperimentProgress(
            display ?? ProgressDisplays.For(_options.Progress, context), 1 + (context?.Before ?? context?.Log.Passed.Count ?? 0),
            shownTest ?? context?.Test?.ShownName, experiment.Name ?? experiment.Text, _options.Total);
        progress.Begin();
        using var turn = TakeTurn(progress);
        if (turn is null)
            return Invalid([_missing ?? MessageRules.WaitedInVain.Of(NoTurn())], [], 0);
        _before = MachineUse.Take();
        var result = WithArtifacts(Measure(progress));
        progress.End(result.Verdict, result.Operands.Sum(static operand => operand.Runs.Count), TimeSpan.FromSeconds(result.Seconds));
        return result;
    }

    private ResultMessage? FindBaseline()
    {
        try
        {
            _compared = BaselineSearch.Compared(experiment, SourceName, InstanceName, MeasuredFramework.Of(Program, _options.Runtime));
            _notes.AddRange(_compared.Notes);
            return null;
        }
        catch (Exception failure) when (failure is SplNetException or RepositoryException)
        {
            return MessageRules.BaselineUnknown.Of(failure.Message);
        }
    }

    private ExperimentResult WithArtifacts(ExperimentResult result)
    {
        return _options.Artifacts is { } folder && ArtifactFiles.Write(result, folder, SourceName) is { } missing
            ? result with { Messages = [.. result.Messages, MessageRules.FileNotWritten.Of(missing)] }
            : result;
    }

    private ExperimentResult Measure(ExperimentProgress progress)
    {
        var (claimed, stated, _) = _compared;
        var operands = UnprofiledCode.Of(claimed.Comparisons, stated);
        var runs = source ?? RunSourceChoice.Of(_isolation, experiment, context, cancellation);
        using var owned = runs as IDisposable;
        var measurement = new ExperimentMeasurement(claimed, operands, runs, _time, _seed, cancellation);
        if (operands.Select(static operand => operand.Operand.Revision?.ToString()).OfType<string>().Distinct(StringComparer.Ordinal)
            .ToList() is { Count: > 0 } versions)
            progress.Prepare(versions);
        var impossible = measurement.Prepare();
        cancellation.ThrowIfCancellationRequested();
        if (impossible is not null)
            return Invalid([impossible], [], 0);
        if (_isolation != Isolation.Process && new ProcessorUse(_options.Affinity, _options.Priority) != ProcessorUse.Any)
            _notes.Add(MessageRules.OptionWithoutEffect.Of(
                "Affinity and Priority are only for SplNet's own measuring processes and are ignored here."));
        if (measurement.CountsEveryIteration && _options.OnDisturbance == OnDisturbance.Replace)
            _notes.Add(MessageRules.OptionWithoutEffect.Of(
                "OnDisturbance (SPLNET_ON_DISTURBANCE) is for medians and minima: in a mean or a percentile every iteration counts."));
        if (measurement.CountsEveryIteration && (_options.Outliers is not null || _options.NoiseMagnitude > 0))
            _notes.Add(MessageRules.OptionWithoutEffect.Of(
                "Outliers and NoiseMagnitude are for medians and minima: in a mean or a percentile every iteration counts."));
        if (_isolation == Isolation.BenchmarkDotNet && _options.WarmUp != new WarmUpOptions())
            _notes.Add(MessageRules.OptionWithoutEffect.Of(
                "WarmUp is ignored here: BenchmarkDotNet's toolchain decides itself how long it warms up."));
        if (_isolation != Isolation.Process && _options.Reuse)
            _notes.Add(MessageRules.OptionWithoutEffect.Of(
                "Reuse is only for SplNet's own measuring processes and is ignored here: everything is measured."));
        var budget = new Budget(_time, _options.TimeBudget);
        LearntOperands? learnt;
        try
        {
            learnt = Learn(claimed, operands, runs, measurement);
        }
        catch (SplNetException nothing)
        {
            return Invalid([MessageRules.NothingLearnt.Of(nothing.Message)], [], 0);
        }

        var decision = new FormulaDecision(claimed.Formula, _options, learnt);
        var sequence = new BlockSequence(measurement, decision, budget, progress);
        sequence.Run(RunOrder.Of(operands.Count, decision.MostBlocks, _seed));
        var ended = runs.End().ToList();
        _notes.AddRange(measurement.Notes);
        _notes.AddRange(measurement.FewerIterationsNotes());
        _notes.AddRange(measurement.VaryingProcessesNotes());
        _notes.AddRange(sequence.Notes());
        _notes.AddRange(ended);
        if (measurement.Runs.CompleteBlocks > 0)
            _notes.AddRange(UnknownCalls.Notes(claimed.Comparisons, measurement.Runs));
        _notes.AddRange(CoarseProcessorTime.Notes(claimed.Comparisons));
        _notes.AddRange(UncountedInstructions.Notes(claimed.Comparisons));
        if (_isolation == Isolation.Process && !operands.SequenceEqual(stated))
            _notes.Add(MessageRules.InstructionsCounted.Of(UnprofiledCode.Note));
        if (sequence.Failure is { } failure)
            return Invalid([failure], measurement.Results(isUsable: false), budget.Elapsed.TotalSeconds);
        if (sequence.IsUndecidable)
            return Result(Verdict.Inconclusive, [], measurement.Results(isUsable: true), budget.Elapsed.TotalSeconds);
        return Explained(
            Recounted(Decided(measurement, decision, budget.Elapsed.TotalSeconds), claimed, operands, runs.Counting), claimed, operands,
            runs.Counting, progress);
    }

    private LearntOperands? Learn(
        Experiment claimed, IReadOnlyList<MeasuredOperand> operands, IRunSource runs, ExperimentMeasurement measurement)
    {
        if (_options.Learn is null)
            return null;
        if (!FormulaDecision.CanLearn(claimed.Formula, _options))
        {
            _notes.Add(MessageRules.OptionWithoutEffect.Of(
                "Learn is for means unless the interpretation is non-parametric, and the formula compares medians, minima " +
                "or percentiles."));
            return null;
        }

        var series = RequirementSeries.Of(
            SourceName, InstanceName, MeasuredFramework.Of(Program, _options.Runtime), experiment.Name, experiment.Text,
            operands.Select(static operand => operand.Name));
        var (learnt, notes) = new LearningSearch(
            _options, operand => RunSourceChoice.Kept(operand, claimed, context, runs, measurement))
            .Of(operands, series, experiment.Place is not null);
        _notes.AddRange(notes);
        return learnt;
    }

    // Only after the verdict: it just says under which conditions a claim of bytes would hold.
    private ExperimentResult Recounted(
        ExperimentResult result, Experiment claimed, IReadOnlyList<MeasuredOperand> operands, ICountingSource? counting) =>
        result.Verdict == Verdict.Fail && counting is not null
            ? result with { Messages = [.. result.Messages, .. new ProfiledRecount(claimed, counting, _seed).Notes(operands, result)] }
            : result;

    // After the verdict, and in the same turn on the machine: it cannot affect the measurements.
    private ExperimentResult Explained(
        ExperimentResult result,
        Experiment claimed,
        IReadOnlyList<MeasuredOperand> operands,
        ICountingSource? counting,
        ExperimentProgress progress)
    {
        if (_options.Explain == Explain.Never || result.Verdict == Verdict.Invalid)
            return result;
        var compared = ExplainedComparisons.Of(claimed, operands, result);
        if (compared.Count == 0 && _options.Explain == Explain.OnFailure && result.Verdict != Verdict.Fail)
            return result;
        if (counting is null)
            return result with
            {
                Messages =
                [
                    .. result.Messages,
                    MessageRules.OptionWithoutEffect.Of("Explain is only for SplNet's own measuring processes and is ignored here."),
                ],
            };
        if (compared.Count == 0)
            return result with
            {
                Messages = [.. result.Messages, MessageRules.OptionWithoutEffect.Of(
                    "Explain compares what two operands do, but no comparison to explain has an operand on both sides. " +
                    "A limit does no work.")],
            };
        progress.Explain();
        return result with { Explanations = new ExperimentExplanation(claimed, counting, _seed, cancellation).Of(compared) };
    }

    private MachineLock? TakeTurn(ExperimentProgress progress)
    {
        var start = _time.GetTimestamp();
        var (isVersionChecked, wasReported) = (false, false);
        using var end = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        try
        {
            var turn = MachineLock.Acquire(
                new TurnRequest(progress.Name) { Waits = ShowWait, Most = _options.WaitTimeout, Cancellation = end.Token });
            _waited = _time.GetElapsedTime(start);
            _notes.AddRange(turn?.Notes ?? []);
            return turn;
        }
        catch (OperationCanceledException) when (_missing is not null)
        {
            return null;
        }
        finally
        {
            _goOn?.Invoke();
        }

        // Without a display, the user looks at the output of the test.
        void ShowWait(TurnHolder? holder, TimeSpan waited)
        {
            _goOn ??= context?.Test?.Pause?.Invoke();

            // The wait is long enough to look whether it is worth it.
            if (!isVersionChecked && _isolation == Isolation.Process)
            {
                isVersionChecked = true;
                _missing = new OperandVersions(context!.Origin, _options, cancellation).Missing(_compared.Operands) is { } missing
                    ? MessageRules.VersionUnavailable.Of(missing)
                    : null;
                if (_missing is not null)
                    end.Cancel();
            }

            // Of those that share a display, the one that measures is shown.
            if (display is null || holder?.ProcessId != Environment.ProcessId)
                progress.Wait(holder?.ToString(), waited);
            if (wasReported || waited < NoticeableWait || _options.Progress != ProgressDisplay.Auto)
                return;
            wasReported = true;
            context?.Test?.Write(
                $"{ShortText.Of(progress.Name, LongestName)}: waits for {holder?.ToString() ?? "another experiment on this machine"}.");
        }
    }

    private string NoTurn() =>
        $"Gave up after WaitTimeout ({Durations.Text(_options.WaitTimeout!.Value)}): " +
        $"{MachineLock.Holder()?.ToString() ?? "another experiment"} is running on this machine. " +
        "Wait until they are done, or raise WaitTimeout (SPLNET_WAIT_TIMEOUT_SECONDS); null waits as long as it takes.";

    private List<ResultMessage> Problems()
    {
        var problems = _options.Problems().Select(MessageRules.InvalidOption.Of).ToList();
        problems.AddRange(experiment.Problems());
        problems.AddRange(RunSourceChoice.Problems(_isolation, experiment, context));
        problems.AddRange(CoverageGuard.Problems(experiment, _isolation));
        var unoptimised = BuildGuard.Problems(experiment, Debugger.IsAttached, _isolation);
        if (_options.OnDebugBuild == OnDebugBuild.Refuse)
            problems.AddRange(unoptimised);
        else
            _notes.AddRange(unoptimised.Select(static one => MessageRules.UnoptimisedAccepted.Of(one.Text)));
        return problems;
    }

    private ExperimentResult Decided(ExperimentMeasurement measurement, FormulaDecision decision, double seconds)
    {
        var comparisons = decision.Results(measurement.Runs);
        var unusable = comparisons.Where(static comparison => comparison.Reason != SequentialReason.NotOfCalls
            && comparison.Evidence.Problem is EvidenceProblem.Empty or EvidenceProblem.NotANumber)
            .Select(static comparison => $"'{comparison.Text}' cannot be decided: {EvidenceText.Of(comparison.Evidence.Problem)}.")
            .Select(MessageRules.NoUsableValue.Of)
            .ToList();
        _notes.AddRange(experiment.Conclude?.Invoke(comparisons).Select(MessageRules.Conclusion.Of) ?? []);
        var verdict = unusable.Count > 0 ? Verdict.Invalid : VerdictOf(decision.Truth);
        return Result(verdict, unusable, measurement.Results(isUsable: true), seconds) with { Comparisons = comparisons };
    }

    private static Verdict VerdictOf(Truth truth) => truth switch
    {
        Truth.True => Verdict.Pass,
        Truth.False => Verdict.Fail,
        _ => Verdict.Inconclusive,
    };

    private ExperimentResult Invalid(IReadOnlyList<ResultMessage> problems, IReadOnlyList<OperandResult> operands, double seconds) =>
        Result(Verdict.Invalid, problems, operands, seconds);

    private ExperimentResult Result(
        Verdict verdict, IReadOnlyList<ResultMessage> problems, IReadOnlyList<OperandResult> operands, double seconds)
    {
        var during = MachineDuring.Since(_before ?? MachineUse.Take());
        return new ExperimentResult
        {
            Name = experiment.Name,
            Formula = experiment.Text,
            IsOfText = experiment.Place is not null,
            Detail = Detail,
            Verdict = verdict,
            Messages = [.. problems, .. _notes.Concat(MachineWarnings.New(during, operands)).Distinct()],
            Operands = operands,
            Alpha = _options.Alpha,
            Resolution = _options.Resolution,
            Isolated = _isolation != Isolation.None,
            Isolation = _isolation,
            Engine = UsedEngine,
            Seed = _seed,
            Seconds = seconds,
            WaitedSeconds = _waited.TotalSeconds,
            Repeat = RepeatCommand.For(context, _seed),
            Environment = EnvironmentReading.Of(during, operands),
        };
    }
}
