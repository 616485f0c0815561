using SplNet.Causes.Selection;
using SplNet.Evaluation.Selecting;
using SplNet.History.Confirming;
using SplNet.Statistics;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Histories;

/// <summary>
/// Measures suspected changes: the checked-out commit and the baseline side by side, independently of stored data. All changes of a session
/// share its level: each is tested at its part (Bonferroni), which a claim that is decided early does not return to the others.
/// </summary>
/// <param name="history">The checked history.</param>
/// <param name="request">The user's request.</param>
/// <param name="confirmation">The options for confirming changes on these machines.</param>
/// <param name="requirements">The requirements that contain the operands of series.</param>
internal sealed class SuspectMeasurement(
    CheckedHistory history, HistoryCheckRequest request, ConfirmationOptions confirmation, IReadOnlyList<SplRequirement> requirements)
{
    private readonly OperandSelector _selector = new();

    /// <summary>The statistical interpretation of times, both for confirming a change and for searching its commit.</summary>
    public IInterpretation Interpretation => request.Settings.Interpretation ?? confirmation.Interpretation;

    /// <summary>Measures one change.</summary>
    /// <param name="change">The change.</param>
    /// <param name="together">The number of changes measured in this session.</param>
    /// <param name="start">The start of the machine.</param>
    public CheckedChange Measure(SuspectedChange change, int together, MachineStart start)
    {
        if (RemeasuredSeries.Find(change.Series.Name, requirements) is not { } series)
            return NotMeasured(
                change, string.Empty, $"No requirement in {request.Inputs.UnitTests ?? string.Join(", ", request.Inputs.Files)} matches " +
                    $"it. Name the file or assembly with {change.Series.Name.Requirement}{BuiltFor(change.Series.Name.Framework)}.");
        var claim = series.Claim(change.Suspect, change.Baseline, change.Commit);
        var isBytes = CheckedHistory.IsBytes(change.Series);
        var pooled = isBytes || change.Earlier.Count == 0 ? null : confirmation.Pooled;
        var mayConfirm = !isBytes && (pooled is not null || change.Earlier.Count + 1 >= confirmation.Sessions);
        if (change.Earlier.Count == 0 && !request.MeasuresAll && Unaffected(series, claim, change) is { } reason)
            return NotAffected(change, series, claim, reason, start);
        var result = series.Measure(
            claim, options => Options(options, together, mayConfirm, isBytes, pooled is null ? null : PooledSessions.Blocks));
        if (result.Verdict == Verdict.Invalid || result.Comparisons is not [var comparison])
            return NotMeasured(change, series.Named, [.. result.Problems]);
        var pool = pooled is null ? null : new PooledMeasurement(change, result, pooled, AlphaOf(together), Interpretation);
        if (pool?.Problem is { } problem)
            return NotMeasured(change, series.Named, problem);
        var answer = pool?.Verdict ?? SessionVerdict.Of(comparison.Truth, comparison.Reason, comparison.Evidence);
        var bytes = isBytes ? new MeasuredBytes(change, result, comparison) : null;
        var evidence = EvidenceOf(change, claim, result, comparison, bytes, start) with
        {
            Head = history.Head,
            LeavesItOpen = answer.LeavesItOpen,
            Excludes = answer.Answer == SessionAnswer.Excluded,
            GivenUp = answer.Answer == SessionAnswer.GivenUp,
            Repeat = RepeatCommand(change, series),
            Search = SearchCommand(change, series, bytes),
        };
        evidence = pool?.Over(evidence) ?? evidence;
        var restart = evidence.IsRefusal && change.Earlier.Count == 0 ? history.RestartOf(change.Series.Key, change.Commit) : null;
        var record = new ChangeRecord
        {
            Sessions = [.. change.Earlier, answer],
            SessionsNeeded = request.Sessions is null && bytes is { AreExact: true } ? 1 : confirmation.Sessions,
            RestartsFrom = restart,
            IsCodeEqual = mayConfirm && SameCode.IsSaidBy(result.Explanations),
        };
        if (record.Outcome == ChangeOutcome.SameCodeOtherLayout)
            restart = change.Commit;
        return new CheckedChange(change, record.Outcome, evidence with { RestartsFrom = restart }, [], series.Named)
        {
            Answer = answer.Answer,
            Home = HomeOf(series),
            Formula = bytes?.Formula(series.Named),
            Explanations = request.Settings.Explains && answer.Answer == SessionAnswer.Shown ? result.Explanations : [],
        };
    }

    // A change that a session has shown is measured again: "same code" must then be counted after the verdict.
    private string? Unaffected(RemeasuredSeries series, string claim, SuspectedChange change) =>
        series.Select(_selector, claim, change.Baseline, change.Commit, request.Settings.Over) is
            { Kind: SelectionKind.Unaffected } selection
            ? selection.Reason
            : null;

    private CheckedChange NotAffected(SuspectedChange change, RemeasuredSeries series, string claim, string reason, MachineStart start)
    {
        var restart = history.RestartOf(change.Series.Key, change.Commit);
        var record = new ChangeRecord
        {
            Sessions = [new SessionVerdict(SessionAnswer.Excluded)],
            SessionsNeeded = confirmation.Sessions,
            RestartsFrom = restart,
        };
        return new CheckedChange(
            change,
            record.Outcome,
            new ChangeEvidence
            {
                Direction = change.Suspect.Direction,
                Baseline = change.Baseline,
                Claim = claim,
                Excludes = true,
                Head = history.Head,
                RestartsFrom = restart,
                Started = start.Started,
                Boot = start.Boot,
                Uptime = start.Uptime,
                Repeat = $"{RepeatCommand(change, series)} --all",
            },
            [],
            series.Named)
        {
            Answer = SessionAnswer.Excluded,
            Home = HomeOf(series),
            Unaffected = reason,
        };
    }

    // The reported ratio is commit to baseline without the margin, whichever way the claim is written.
    private static ChangeEvidence EvidenceOf(
        SuspectedChange change, string claim, ExperimentResult result, ComparisonResult comparison, MeasuredBytes? bytes,
        MachineStart start)
    {
        var (lower, upper) = change.Suspect.NewOverOld(comparison.Interval.Lower, comparison.Interval.Upper);
        return new ChangeEvidence
        {
            Direction = change.Suspect.Direction,
            Baseline = change.Baseline,
            Claim = claim,
            Ratio = bytes?.Ratio ?? change.Suspect.NewOverOld(comparison.Evidence.Effect),
            Lower = bytes?.Lower ?? lower,
            Upper = bytes?.Upper ?? upper,
            PValue = comparison.PValue,
            Runs = result.Operands.Min(static operand => operand.Runs.Count),
            Started = start.Started,
            Boot = start.Boot,
            Uptime = start.Uptime,
        };
    }

    private static CheckedChange NotMeasured(SuspectedChange change, string operand, params string[] problems) =>
        new(
            change,
            Outcome: null,
            new ChangeEvidence { Direction = change.Suspect.Direction, Baseline = change.Baseline, Claim = string.Empty },
            problems,
            operand);

    private static string BuiltFor(string framework) => framework.Length == 0 ? string.Empty : $", built for {framework}";

    private string RepeatCommand(SuspectedChange change, RemeasuredSeries series) =>
        CommandText.Of([
            "compare", change.Baseline[..10], change.Commit[..10], .. OperandOf(series), "--resolution", "0.02",
            .. InterpretationOf(change), .. request.Settings.Builds.Words]);

    private string SearchCommand(SuspectedChange change, RemeasuredSeries series, MeasuredBytes? bytes) =>
        bytes is null ? CommandText.Of([
            "bisect", "--good", change.Baseline[..10], "--bad", change.Commit[..10], .. OperandOf(series),
            .. IsGain(change) ? ["--faster"] : Array.Empty<string>(), .. InterpretationOf(change), .. request.Settings.Builds.Words])
        : request.Inputs.UnitTests is not null ? string.Empty // a formula would name the benchmark, which only exists during this command
        : CommandText.Of([
            "bisect", "--good", change.Baseline[..10], "--bad", change.Commit[..10], "--assembly", request.Inputs.NameOf(HomeOf(series)),
            "--formula", bytes.Formula(series.Named), .. request.Settings.Builds.Words]);

    private static bool IsGain(SuspectedChange change) => change.Suspect.Direction == History.Proposing.ChangeDirection.Faster;

    private string[] InterpretationOf(SuspectedChange change) =>
        CheckedHistory.IsBytes(change.Series) ? [] : ["--interpretation", InterpretationWord.Of(Interpretation)];

    private string[] OperandOf(RemeasuredSeries series) => request.Inputs.UnitTests is { } tests
        ? ["--unit-tests", tests, "--filter", RequirementInputs.Exactly + series.Requirement.Name]
        : ["--assembly", request.Inputs.NameOf(HomeOf(series)), "--method", series.Named];

    private string HomeOf(RemeasuredSeries series) =>
        series.Requirement.Source.Home?.Location ?? request.Inputs.Home ?? series.Requirement.Source.Scope[0].Location;

    private double AlphaOf(int together) => (request.Settings.Alpha ?? confirmation.Alpha) / together;

    private ExperimentOptions Options(ExperimentOptions given, int together, bool mayConfirm, bool isBytes, int? blocks)
    {
        var options = request.Settings.Over(given);
        return options with
        {
            Alpha = AlphaOf(together),
            Resolution = request.Settings.Resolution ?? confirmation.Resolution,
            MaxRuns = confirmation.MostBlocks,
            Runs = request.Settings.Runs ?? blocks,
            Interpretation = isBytes ? new PairedRuns() : Interpretation, // each run is informative for bytes
            Paper = false,
            // the claim states a change, so it holds if there is something to explain; a session that may confirm it also checks whether
            // the code differs
            Explain = request.Settings.Explains || mayConfirm ? Explain.Always : Explain.Never,
            Reuse = false, // earlier measurements are in the history, and this one asks whether the change repeats
        };
    }
}
