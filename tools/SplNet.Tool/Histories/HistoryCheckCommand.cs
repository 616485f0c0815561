using SplNet.History.Confirming;
using SplNet.History.Proposing;
using SplNet.History.Stores;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;
using SplNet.Tool.Views;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Histories;

/// <summary>
/// The command <c>splnet history check</c>: stored means propose changes, and fresh measurements of the commit against its baseline, in
/// more than one session, confirm them. Only confirmed changes raise an alarm.
/// </summary>
internal sealed class HistoryCheckCommand(HistoryAccess access, TextWriter output, TextWriter errors, TimeProvider clock)
{
    private static readonly List<PipelineOutcome> Gravity =
        [PipelineOutcome.Violated, PipelineOutcome.NotMeasured, PipelineOutcome.Undecided, PipelineOutcome.Holds];

    /// <summary>Checks the checked-out commit.</summary>
    public ExitCode Run(HistoryCheckRequest request) =>
        request.Views.Problems() is { Count: > 0 } unwritable ? UsageError.Write(errors, unwritable) : Check(request);

    private ExitCode Check(HistoryCheckRequest request) => access.Use(store =>
    {
        var began = clock.GetUtcNow();
        var folder = request.Settings.Builds.Folder;
        if (request.Inputs.Files.Count == 0)
        {
            if (ImportedCheck.IsAllOf(store) && request.Views != RequestedViews.None)
            {
                throw new SplNetException(
                    "A history of other tools has no results to write, because nothing is measured again. " +
                    "Leave out --json and other forms.");
            }

            return ImportedCheck.IsAllOf(store)
                ? new ImportedCheck(store, output).Run(CommitOrder.Of(folder))
                : throw new SplNetException(
                    "Nothing to measure again. Name files of formulas (.spl), assemblies (.dll) with [Spl] attributes, " +
                    "or unit tests with --unit-tests; only a history of other tools needs none.");
        }

        if (new RequirementSearch(request.Inputs with { Filter = null }, adjust: null, errors).Find() is not { } all)
            return ExitCode.Usage;
        var (requirements, chosen) = (all.Where(request.Inputs.Fit).ToList(), new ChosenSeries(request.Inputs, all));
        if (requirements.Count == 0)
            return Nothing.Say(errors, request.Inputs);
        var order = CommitOrder.Of(folder);
        var timelines = HistoryTimelines.Of(store, order);
        var unconfirmed = new UnconfirmedText(store, HistoryTimelines.PresentNames(store));
        foreach (var line in unconfirmed.LinesOf(
            UnconfirmedText.ForeignAt([.. timelines.Where(timeline => chosen.Has(timeline.Series))], order.Head)))
            output.WriteLine(line);

        var history = CheckedHistory.Of(store, order, timelines, new AcceptedChanges(order.Root ?? folder).Read());
        var proposals = history.Propose(new ProposalOptions());
        var start = MachineStart.Now(clock);
        var confirmation = request.Sessions is { } sessions
            ? ConfirmationOptions.Each(history.Placebo, sessions)
            : ConfirmationOptions.For(history.Placebo);
        var (owed, due) = Divide(history, request, confirmation, start, chosen);
        var suspects = due.Concat(Suspects(history, proposals, confirmation, [.. due, .. owed]).Where(change => chosen.Has(change.Series)))
            .ToList();
        output.WriteLine(HistoryCheckReport.Head(history, proposals, suspects, request.ProposeOnly));
        if (request.Inputs.IsPart)
            output.WriteLine($"{history.All.Count(chosen.Has)} of these match the filter; the others are skipped.");
        output.WriteLine(PlaceboText.Of(history.Placebo, confirmation));
        if (UncheckedEstimators.Of(requirements, history.All.Select(static series => series.Name)) is { Length: > 0 } others)
            output.WriteLine(HistoryCheckReport.NotChecked(others));
        var standing = history.Standing.Where(confirmed => chosen.Has(history.SeriesOf(confirmed.Series))).ToList();
        foreach (var confirmed in standing)
            output.WriteLine(HistoryCheckReport.Standing(history.SeriesOf(confirmed.Series), confirmed));
        foreach (var gone in history.Gone.Where(gone => chosen.Has(history.SeriesOf(gone.Series))))
            output.WriteLine(HistoryCheckReport.Gone(history.SeriesOf(gone.Series), gone.Commit));
        foreach (var series in history.NewSegments.Where(chosen.Has))
            output.WriteLine(HistoryCheckReport.NewSegment(series));
        if (history.UnknownTests.Count(chosen.Has) is > 0 and var unknown)
            output.WriteLine(HistoryCheckReport.UnknownTests(unknown));
        foreach (var suspect in request.ProposeOnly ? suspects : [])
            output.WriteLine(HistoryCheckReport.Proposed(suspect));
        List<HistoryCheckRow> known =
        [
            .. standing.Select(confirmed => HistoryCheckRow.Standing(history.SeriesOf(confirmed.Series), confirmed)),
            .. owed.Select(waiting => HistoryCheckRow.Open(waiting, HistoryCheckReport.Owed(waiting, request.AgainAfter))),
        ];
        if (request.ProposeOnly)
        {
            return Write(
                standing.Count > 0 ? ExitCode.Fail : suspects.Count == 0 ? ExitCode.Ok : ExitCode.Inconclusive,
                [.. known, .. suspects.Select(static change => HistoryCheckRow.Open(change, HistoryCheckReport.Proposed(change)))]);
        }

        var check = new SuspectCheck(store, history, order, request, confirmation, requirements, start, unconfirmed, output, errors, clock);
        var changes = suspects.SelectMany(suspect => check.Run(suspect, suspects.Count)).ToList();
        ReportMachineChange(store, history, changes, proposals.Ready);
        foreach (var waiting in owed)
            output.WriteLine(HistoryCheckReport.Owed(waiting, request.AgainAfter));
        return Write(
            standing.Count > 0 ? ExitCode.Fail : Outcome(changes, owed.Count),
            [
                .. known,
                .. changes.Select(change => HistoryCheckRow.Measured(change, HistoryCheckReport.Result(change, request.AgainAfter))),
            ]);

        ExitCode Write(ExitCode code, IReadOnlyList<HistoryCheckRow> rows)
        {
            var changed = rows.Select(static row => (row.Series, row.Metric)).ToHashSet();
            var unchanged = history.All.Where(chosen.Has).Select(HistoryCheckRow.Unchanged)
                .Where(row => !changed.Contains((row.Series, row.Metric)));
            var document = new HistoryCheckDocument
            {
                ExitCode = (int)code,
                Commit = history.Head,
                Machine = history.Machine.ToString(),
                Sessions = history.Sessions,
                Series = [.. rows.OrderBy(static row => Gravity.IndexOf(row.Outcome)), .. unchanged],
            };
            return HistoryCheckViews.Of(document, began).Write(request.Views, output) is { Length: > 0 } unwritten
                ? UsageError.Write(errors, unwritten)
                : code;
        }
    });

    // A second session must follow another start of the machine, or be long after the first.
    private (List<SuspectedChange> Owed, List<SuspectedChange> Due) Divide(
        CheckedHistory history, HistoryCheckRequest request, ConfirmationOptions confirmation, MachineStart start, ChosenSeries chosen)
    {
        var (owed, due) = (new List<SuspectedChange>(), new List<SuspectedChange>());
        foreach (var happened in history.Suspected.Where(happened => chosen.Has(history.SeriesOf(happened.Series))))
        {
            var evidence = ChangeEvidence.Of(happened);
            (start.IsAnotherSessionThan(evidence, clock.GetUtcNow() - happened.At, request.AgainAfter) ? due : owed).Add(
                new SuspectedChange(
                    history.SeriesOf(happened.Series),
                    CheckedHistory.SuspectOf(history.SeriesOf(happened.Series), evidence.Direction, confirmation), evidence.Baseline,
                    happened.Commit, history.SessionsOf(happened)));
        }

        return (owed, due);
    }

    private static IEnumerable<SuspectedChange> Suspects(
        CheckedHistory history, SessionProposals proposals, ConfirmationOptions confirmation, IReadOnlyList<SuspectedChange> known) =>
        proposals.Proposals
            .SelectMany(static proposal => proposal.Measured.Select(series => (Series: series, proposal.Direction, proposal.Baseline)))
            .DistinctBy(static one => one.Series, StringComparer.Ordinal)
            .Where(one => known.All(change => change.Series.Key != one.Series) && !history.IsAnswered(one.Series)
                && history.CommitOf(one.Baseline) != history.Head)
            .Select(one => new SuspectedChange(
                history.SeriesOf(one.Series), CheckedHistory.SuspectOf(history.SeriesOf(one.Series), one.Direction, confirmation),
                history.CommitOf(one.Baseline), history.Head, []));

    private static ExitCode Outcome(List<CheckedChange> changes, int owed)
    {
        if (changes.Exists(
            static change => change.Outcome == ChangeOutcome.Confirmed && change.Change.Suspect.Direction == ChangeDirection.Slower))
            return ExitCode.Fail;
        if (changes.Exists(static change => change.Outcome is null))
            return ExitCode.NotMeasured;
        return owed > 0 || changes.Exists(static change => change.Outcome == ChangeOutcome.Pending) ? ExitCode.Inconclusive : ExitCode.Ok;
    }

    // Bytes do not depend on the machine.
    private void ReportMachineChange(HistoryStore store, CheckedHistory history, List<CheckedChange> changes, int ready)
    {
        var head = history.Head;
        var proposed = changes.FindAll(change => change is { Outcome: not null, Change.IsRest: false } && change.Change.Earlier.Count == 0
            && change.Change.Commit == head && !CheckedHistory.IsBytes(change.Change.Series));
        if (!CommonRefusal.IsOf(proposed.ConvertAll(static change => change.Answer), ready))
            return;
        var refused = proposed.FindAll(static change => Refusals.IsCounted(change.Answer));
        output.WriteLine(HistoryCheckReport.Machine(refused.Count, head));
        using var writing = store.Again();
        writing.Add(refused.Select(change => (change.Evidence with { RestartsFrom = head }).Event(
            history.After(change.Change.Series.Key, clock.GetUtcNow()), EventKind.Environment, change.Change.Series.Key, head)));
    }
}
