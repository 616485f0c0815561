namespace SplNet.Versions.Bisecting;

/// <summary>
/// Finds the commit that made something slow. It compares the ends, halves the commits between them, confirms the culprit against the
/// commit before it, or all suspects against the commit before them, and checks whether the rest of the series fits. If fresh runs do not
/// confirm the culprit, commits with a part of the change may have been judged inconsistently, and the search looks for the first part
/// instead. This class measures nothing itself.
/// </summary>
internal sealed class BisectSearch
{
    private readonly CommitSeries _series;
    private readonly ICommitJudge _judge;
    private readonly BisectOptions _options;
    private readonly BisectJournal _journal;
    private readonly CommitGraph _graph;
    private readonly SeriesProbes _probes;
    private Suspects _suspects;
    private BisectQuestion _step = BisectQuestion.Step;
    private EffectBand? _band;

    /// <summary>Prepares a search.</summary>
    /// <param name="series">The commits to search, with at least one possible culprit.</param>
    /// <param name="judge">Measures the commits.</param>
    /// <param name="options">The limits of the search.</param>
    /// <param name="decided">Receives each decision when it is made.</param>
    public BisectSearch(CommitSeries series, ICommitJudge judge, BisectOptions options, Action<BisectDecision> decided)
    {
        ArgumentOutOfRangeException.ThrowIfZero(series.Suspects, nameof(series));
        _graph = new CommitGraph(series.Commits);
        (_series, _judge, _options) = (series, judge, options);
        _journal = new BisectJournal(options.Clock, decided);
        _suspects = new Suspects(series.Commits, _graph);
        _probes = new SeriesProbes(series.Commits, _graph);
    }

    /// <summary>Runs the search.</summary>
    public BisectResult Run()
    {
        var ends = _journal.Ask(BisectQuestion.Ends, _series.Bad, string.Empty, _judge.CompareEnds, _ => _suspects.Left.Count);
        if (ends != CommitVerdict.Bad)
            return Result(OutcomeOfEnds(ends));
        if (_journal.Decisions[^1].Judgement.Ratio is var ratio && !double.IsNaN(ratio))
            _band = EffectBand.Between(ratio);
        var result = Halve();
        if (!result.IsConfirmed && Undecided < _options.MostUndecided && _band?.Sharper(_options.Disagreement) is { } sharper)
        {
            Reconsider(sharper);
            var first = Halve();
            result = first.IsConfirmed ? first : result;
        }

        if (result.Culprit is not null)
            Probe();
        return result with { Decisions = _journal.Decisions, Reversals = _probes.Reversals(_journal.Known) };
    }

    private BisectResult Halve()
    {
        while (Undecided < _options.MostUndecided && _suspects.Next() is { } next)
            Step(next);
        var left = _suspects.Left;
        return left.Count == 1 ? Confirmed(left[0]) : NotIsolated(left);
    }

    // A commit that was bad by a larger part of the change is also bad by a smaller part. A commit that did not build stays unusable.
    private void Reconsider(EffectBand sharper)
    {
        (_step, _band) = (BisectQuestion.Part, sharper);
        _journal.Forget(CommitVerdict.Good, CommitVerdict.Undecided);
        _suspects = new Suspects(_series.Commits, _graph);
        foreach (var (place, verdict) in _journal.Known)
            Conclude(place, verdict);
    }

    private int Undecided => _journal.Known.Values.Count(static verdict => verdict == CommitVerdict.Undecided);

    private void Step(int place)
    {
        var commit = _series.Commits[place];
        var verdict = _journal.Ask(_step, commit.Id, commit.Title, () => _judge.Judge(commit, _band), answer =>
        {
            Conclude(place, answer);
            return _suspects.Left.Count;
        });
        _journal.Note(place, verdict);
    }

    // An undecided commit was already measured as long as allowed. Repeating it until it is decided would be wrong more
    // often than the level allows.
    private void Conclude(int place, CommitVerdict verdict)
    {
        switch (verdict)
        {
            case CommitVerdict.Good: _suspects.Acquit(place); break;
            case CommitVerdict.Bad: _suspects.Accuse(place); break;
            default: _suspects.SetAside(place); break;
        }
    }

    private BisectResult Confirmed(int place)
    {
        var culprit = _series.Commits[place];
        var parent = ParentOf(place);
        var verdict = _journal.Ask(
            BisectQuestion.Confirmation, culprit.Id, culprit.Title, () => _judge.Confirm(culprit, parent, _band), static _ => 1);
        return Result(verdict switch
        {
            CommitVerdict.Bad => BisectOutcome.Found,
            CommitVerdict.Good => BisectOutcome.Contradicted,
            _ => BisectOutcome.Unconfirmed,
        }) with { Culprit = culprit, Parent = parent, Suspects = [culprit] };
    }

    // If the last suspect is known to be bad and the others are on the path to it, fresh runs can still confirm that
    // one of them is the culprit.
    private BisectResult NotIsolated(IReadOnlyList<int> left)
    {
        var result = Result(BisectOutcome.NotIsolated) with { Suspects = [.. left.Select(place => _series.Commits[place])] };
        var isBad = left[^1] == _series.Commits.Count - 1
            || (_journal.Known.TryGetValue(left[^1], out var known) && known == CommitVerdict.Bad);
        if (!isBad || !_graph.IsLine(left))
            return result;
        var last = _series.Commits[left[^1]];
        var parent = ParentOf(left[0]);
        _journal.Ask(BisectQuestion.Confirmation, last.Id, last.Title, () => _judge.Confirm(last, parent, _band), _ => left.Count);
        return result with { Parent = parent, Decisions = [.. _journal.Decisions] };
    }

    private string ParentOf(int place) => _series.Commits[place].Parents is [var parent, ..] ? parent : _series.Good;

    private void Probe()
    {
        for (var probe = 0; probe < _options.Probes && _journal.Decisions.Count < _options.MostDecisionsWithProbes; probe++)
        {
            if (_probes.Next(_journal.Known) is not { } place)
                return;
            var commit = _series.Commits[place];
            _journal.Note(
                place, _journal.Ask(BisectQuestion.Probe, commit.Id, commit.Title, () => _judge.Judge(commit, _band), static _ => 1));
        }
    }

    private BisectResult Result(BisectOutcome outcome) => new() { Outcome = outcome, Decisions = [.. _journal.Decisions] };

    private static BisectOutcome OutcomeOfEnds(CommitVerdict ends) => ends switch
    {
        CommitVerdict.Good => BisectOutcome.EndsAlike,
        CommitVerdict.Undecided => BisectOutcome.EndsUndecided,
        _ => BisectOutcome.EndsNotMeasured,
    };
}
