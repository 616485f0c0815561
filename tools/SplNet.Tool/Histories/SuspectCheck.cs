using SplNet.History.Confirming;
using SplNet.History.Proposing;
using SplNet.History.Stores;
using SplNet.Tool.Bisecting;
using SplNet.Tool.Views;
using SplNet.Values;

namespace SplNet.Tool.Histories;

/// <summary>
/// Checks a suspected change completely: it is measured, reported and stored. If it is confirmed, its commit is searched for. Later commits
/// are compared with the checked-out one, or with restarted references, so the part of the change that the found commit does not explain
/// becomes a separate suspect with its own sessions, even if the code of that commit equals its predecessor's.
/// </summary>
internal sealed class SuspectCheck(
    HistoryStore store, CheckedHistory history, CommitOrder order, HistoryCheckRequest request, ConfirmationOptions confirmation,
    IReadOnlyList<SplRequirement> requirements, MachineStart start, UnconfirmedText unconfirmed, TextWriter output, TextWriter errors,
    TimeProvider clock)
{
    private readonly SuspectMeasurement _measurement = new(history, request, confirmation, requirements);

    // The last event of this check, because the history was read earlier.
    private HistoryEvent? _last;

    /// <summary>The results of the change, and of the rest that its commit does not explain.</summary>
    /// <param name="suspect">The change.</param>
    /// <param name="together">The number of changes measured in this session.</param>
    public IReadOnlyList<CheckedChange> Run(SuspectedChange suspect, int together)
    {
        var change = _measurement.Measure(suspect, together, start);
        if (suspect.IsRest && change.Outcome is ChangeOutcome.NotReproduced or ChangeOutcome.Environment)
        {
            output.WriteLine(HistoryCheckReport.NothingLeft(change));
            return [];
        }

        foreach (var line in HistoryCheckReport.Of(change, request.AgainAfter))
            output.WriteLine(line);
        foreach (var line in change.Outcome is null
            ? unconfirmed.Between(history.TimelineOf(suspect.Series.Key), suspect.Baseline, suspect.Commit)
            : [])
            output.WriteLine("  " + HistoryCheckReport.Unconfirmed(suspect.Series, line));
        // Stored one by one, so that measurements are not lost if the next is interrupted or the history becomes unreachable. A confirmed
        // change is stored after the search for its commit; a check that ends earlier is repeated, including the search.
        var (named, found) = change.Outcome == ChangeOutcome.Confirmed ? Named(change) : (change, null);
        Keep(named);
        return [named, .. Rests(suspect, found).Select(rest => Run(rest, together + 1)).FirstOrDefault(static left => left.Count > 0, [])];
    }

    // Only one change at a time can be owed another session. The later part may be larger, because the search accepts a third of the change
    // as the whole. An improvement may hide a regression, so both can leave a slowdown.
    private IEnumerable<SuspectedChange> Rests(SuspectedChange change, (string Before, string Commit)? found)
    {
        if (found is not var (before, commit) || (before == change.Baseline && commit == change.Commit)
            || !order.IsAfter(change.Baseline, before))
            yield break;
        if (commit != change.Commit)
            yield return Rest(commit, change.Commit);
        if (before != change.Baseline)
            yield return Rest(change.Baseline, before);

        SuspectedChange Rest(string from, string to) =>
            new(change.Series, CheckedHistory.SuspectOf(change.Series, ChangeDirection.Slower, confirmation), from, to, [])
            {
                IsRest = true,
            };
    }

    private void Keep(CheckedChange change)
    {
        string? kind = change.Outcome switch
        {
            ChangeOutcome.Pending => EventKind.Suspected,
            ChangeOutcome.Confirmed => EventKind.Confirmed,
            ChangeOutcome.NotReproduced => EventKind.NotReproduced,
            ChangeOutcome.Unstable => EventKind.Unstable,
            ChangeOutcome.Environment => EventKind.Environment,
            ChangeOutcome.SameCodeOtherLayout => EventKind.SameCode,
            _ => null,
        };
        if (kind is null)
            return;
        var (series, now) = (change.Change.Series.Key, clock.GetUtcNow());
        _last = change.Evidence.Event(
            _last?.Series == series ? CheckedHistory.After(_last, now) : history.After(series, now), kind, series, change.Change.Commit);
        using var writing = store.Again();
        writing.Add([_last]);
    }

    // There is nothing to search between neighbours.
    private (CheckedChange Change, (string Before, string Commit)? Found) Named(CheckedChange change)
    {
        var (baseline, commit) = (change.Change.Baseline, change.Change.Commit);
        if (order.Between(baseline, commit) == 1)
        {
            output.WriteLine($"  commit: {commit[..10]}, the only one after {baseline[..10]}");
            return (Naming([commit]), (baseline, commit));
        }

        output.WriteLine($"  searching {Plural.Of(order.Between(baseline, commit), "commit", "commits")} after {baseline[..10]}:");
        var isOfTime = change.Formula is null;
        var (searched, found) = new BisectCommand(output, errors).Run(new BisectRequest(
            baseline, commit, isOfTime ? change.Operand : null, change.Formula, request.Inputs.Home ?? change.Home, FirstParent: false, [],
            Probes: 0, RequestedViews.None, request.Settings with
            {
                Explains = isOfTime,
                Interpretation = isOfTime ? _measurement.Interpretation : request.Settings.Interpretation,
            })
        {
            ShowsExplanations = request.Settings.Explains,
            Disagreement = confirmation.Disagreement,
            IsForGain = isOfTime && change.Change.Suspect.Direction == ChangeDirection.Faster,
            UnitTest = request.Inputs.UnitTests is { } tests ? (change.Change.Series.Name.Requirement, tests) : null,
        });

        if (found is { IsConfirmed: false })
            found = null; // a commit that fresh runs do not confirm is not named
        if (searched != ExitCode.Ok && change.Evidence.Search.Length > 0)
            output.WriteLine($"  search again: {change.Evidence.Search}");
        if (found is null || !SameCode.IsSaidBy(found.Explanations))
            return (
                Naming(found?.Suspects.Select(static one => one.Id) ?? []),
                found is { Parent: { } before, Suspects: [.., var last] } ? (before, last.Id) : null);

        // The code has changed since its baseline, but not where it became slower. The commit stays compared with that baseline.
        output.WriteLine(HistoryCheckReport.SameCodeBetween(found.Parent!, found.Suspects[^1].Id));
        return (
            change with { Outcome = ChangeOutcome.SameCodeOtherLayout, Evidence = change.Evidence with { RestartsFrom = commit } },
            (found.Parent!, found.Suspects[^1].Id));

        CheckedChange Naming(IEnumerable<string> commits) => change with { Evidence = change.Evidence with { Culprits = [.. commits] } };
    }
}
