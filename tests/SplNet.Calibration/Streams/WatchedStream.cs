using System.Globalization;
using SplNet.History.Confirming;
using SplNet.History.Proposing;
using SplNet.Statistics;
using SplNet.Versions.Bisecting;

namespace SplNet.Calibration.Streams;

/// <summary>
/// A stream as SplNet watches it, by the built code: each commit's session proposes, fresh sessions confirm, and what comes of it changes
/// what is proposed next.
/// </summary>
internal sealed class WatchedStream
{
    private const double NoDifference = 1e-9;

    // A change counts as found in so many commits.
    internal const int Patience = 100;

    private readonly StreamWorld _world;
    private readonly ConfirmationOptions _options;
    private readonly StreamRandom _random;
    private readonly Proposer _proposer = new(new ProposalOptions());
    private readonly StreamTally _tally = new();
    private readonly Dictionary<string, Refusals> _refusals = new(StringComparer.Ordinal);
    private readonly int[] _baseline;
    private readonly int?[] _foundAt;

    /// <summary>Prepares.</summary>
    /// <param name="world">The stream.</param>
    /// <param name="placebo">What is known of its machine.</param>
    /// <param name="seed">The seed of what is measured afresh.</param>
    public WatchedStream(StreamWorld world, Placebo placebo, ulong seed)
    {
        (_world, _options, _random) = (world, ConfirmationOptions.For(placebo), new StreamRandom(seed));
        (_baseline, _foundAt) = (new int[world.Scenario.Series], new int?[world.Scenario.Series]);
    }

    /// <summary>Watches the whole stream.</summary>
    public StreamTally Run()
    {
        var names = Enumerable.Range(0, _world.Scenario.Series).Select(Name).ToArray();
        for (var commit = 0; commit < _world.Scenario.Commits; commit++)
        {
            SeriesValue[] values = [.. names.Index().Select(series =>
                new SeriesValue(series.Item, _world.Stored[series.Index][commit], _world.StoredMedians[series.Index][commit]))];
            Watch(commit, _proposer.Add(new SessionMeans(Name(commit), values)));
        }

        _tally.Commits = _world.Scenario.Commits;
        for (var series = 0; series < names.Length; series++)
        {
            if (_world.PlantedIn(series) is { } planted)
                _tally.Note(planted.Name, _foundAt[series] - _world.PlantedAt[series] is var delay and <= Patience ? delay : null);
        }

        return _tally;
    }

    private void Watch(int commit, SessionProposals session)
    {
        var proposals = session.Proposals;
        _tally.Proposals += proposals.Count;
        var ofMedian = proposals.FirstOrDefault(static proposal => proposal.Series == SessionMedian.Series);
        var own = proposals.Where(static proposal => proposal.Series != SessionMedian.Series)
            .Select(static proposal => (Place(proposal.Series), proposal.Direction));
        var ofOthers = ofMedian?.Measured.Select(series => (Place(series), ofMedian.Direction)) ?? [];
        var outcomes = Confirm(commit, [.. own.Union(ofOthers)], session.Ready);
        if (ofMedian is null)
            return;
        var answer = MedianAnswer.Of([.. ofMedian.Measured.Select(series => outcomes[(Place(series), ofMedian.Direction)])]);
        if (answer == SessionAnswer.Shown)
        {
            _proposer.Apply(SeriesEvent.BaselineMoved(SessionMedian.Series, Name(commit)));
            Confirm(
                commit,
                [.. Enumerable.Range(0, _baseline.Length).Select(series => (series, ofMedian.Direction)).Except(outcomes.Keys)],
                session.Ready);
        }
        else
        {
            Follow(SessionMedian.Series, commit, new ChangeRecord { Sessions = [new SessionVerdict(answer)] });
        }
    }

    // The answer for each suspect: shown, if every session shows it, else the one that does not.
    private Dictionary<(int Series, ChangeDirection Direction), SessionAnswer> Confirm(
        int commit, IReadOnlyList<(int Series, ChangeDirection Direction)> proposed, int ready)
    {
        var records = proposed.Where(suspect => _baseline[suspect.Series] < commit).Select(suspect => new WatchedChange(
            suspect.Series, Suspect.Of(Name(suspect.Series), suspect.Direction, _options), _baseline[suspect.Series], commit, _options))
            .ToList();
        for (var open = records; open.Count > 0; open = records.FindAll(static record => record.Record.Outcome == ChangeOutcome.Pending))
            Measure(open);

        var isCommon = CommonRefusal.IsOf(records.ConvertAll(static record => record.Record.Sessions[0].Answer), ready);
        foreach (var record in records)
            Settle(record, commit, isCommon);
        return records.ToDictionary(static record => (record.Series, record.Suspect.Direction), static record => record.Answer);
    }

    private void Measure(List<WatchedChange> open)
    {
        var (pooled, alone) = (open.FindAll(static record => record.IsPooled), open.FindAll(static record => !record.IsPooled));
        var decisions = alone.Count == 0 ? [] : FreshSession.Run(
            alone.ConvertAll(static record => record.Suspect), alone.ConvertAll(record => Pair(record, record.Old, record.New)), _options);
        _tally.Blocks += decisions.Sum(static decision => decision.Blocks) + (pooled.Count * PooledSessions.Blocks);
        foreach (var (index, record) in alone.Index())
            record.Take(decisions[index]);
        foreach (var record in pooled)
            record.Take(
                SessionEffect.Of(
                    record.Suspect, Pair(record, record.Old, record.New).Differences(PooledSessions.Blocks), _options.Interpretation),
                _options.Alpha / open.Count);
    }

    // As the tool does: by the search among commits, after the last session. Null where fresh runs did not confirm what it found.
    private (int After, int Until)? Search(WatchedChange record)
    {
        var commits = new CommitSeries(Name(record.Old), Name(record.New), [.. Enumerable.Range(record.Old + 1, record.New - record.Old)
            .Select(static place => new BisectCommit(Name(place), string.Empty, null, [Name(place - 1)]))]);
        var judge = new SimulatedCommits(
            commits, (commit, other) => Blocks(Pair(record, Place(other), Place(commit))), _options.Alpha, _options.Interpretation);
        var result =
            new BisectSearch(commits, judge, new BisectOptions { Probes = 0, Disagreement = _options.Disagreement }, static _ => { }).Run();
        _tally.Blocks += judge.Blocks;
        return result.IsConfirmed
            ? (Place(result.Parent!), Place(result.Suspects[^1].Id))
            : null;

        Func<int, (Sample Longer, Sample Shorter)> Blocks(FreshPair pair) => blocks =>
        {
            var (old, @new) = pair.Take(blocks);
            return record.Suspect.Direction == ChangeDirection.Faster ? (old, @new) : (@new, old);
        };
    }

    private void Settle(WatchedChange record, int commit, bool isCommon)
    {
        if (record.Answer == SessionAnswer.Shown)
            record.Found = record.New - record.Old > 1 ? Search(record) : (record.Old, record.New);

        // The search finds where the time differs: where nothing does, it is wrong, and is taken to have found a commit that changed the
        // path, so that the label hides no mistake.
        var isCodeEqual = record.Found is { } found && !_world.IsCodeChanged(record.Series, found.After, found.Until)
            && Math.Abs(Difference(_world.Layout, record, found)) > NoDifference;
        var change = record.Record with { IsCodeEqual = isCodeEqual };
        _tally.Unstable += change.Outcome == ChangeOutcome.Unstable ? 1 : 0;
        if (change.Outcome is ChangeOutcome.Confirmed or ChangeOutcome.SameCodeOtherLayout)
            Judge(record, commit, change.Outcome);
        if (change.Outcome == ChangeOutcome.Confirmed)
            _baseline[record.Series] = commit;
        if (!record.IsRest || record.Answer == SessionAnswer.Shown)
            Follow(Name(record.Series), commit, change, isCommon);
        if (change.Outcome == ChangeOutcome.SameCodeOtherLayout)
            SettleRest(record, commit);
    }

    // As the tool does: what a commit without other code does not account for may be code after it, or before it.
    private void SettleRest(WatchedChange record, int commit)
    {
        var (after, until) = record.Found!.Value;
        foreach (var (old, @new) in new[] { (until, record.New), (record.Old, after) })
        {
            if (old == @new)
                continue;
            var rest = new WatchedChange(
                record.Series, Suspect.Of(Name(record.Series), ChangeDirection.Slower, _options), old, @new, _options) { IsRest = true };
            do
                Measure([rest]);
            while (rest.Record.Outcome == ChangeOutcome.Pending);
            if (rest.Answer != SessionAnswer.Shown)
                continue;
            Settle(rest, commit, isCommon: false);
            return;
        }
    }

    private void Follow(string series, int commit, ChangeRecord change, bool isCommon = false)
    {
        var answer = change.Sessions[^1].Answer;
        if (answer == SessionAnswer.Shown)
        {
            RefusalsOf(series).Clear();
        }
        else if (isCommon && Refusals.IsCounted(change.Sessions[0].Answer))
        {
            RefusalsOf(series).Clear();
            change = change with { RestartsFrom = Name(commit) };
        }
        else if (RefusalsOf(series).Add(commit, answer) is { } first)
        {
            change = change with { RestartsFrom = Name(first) };
        }

        if (change.EventFor(series, Name(commit)) is { } following)
            _proposer.Apply(following);
    }

    // What nobody knows outside of a simulation.
    private void Judge(WatchedChange record, int commit, ChangeOutcome outcome)
    {
        var code = record.Sign * Difference(_world.Level, record);
        if (outcome == ChangeOutcome.SameCodeOtherLayout)
        {
            _tally.Labelled++;
            return;
        }

        if (code <= NoDifference)
        {
            var isLayout = code + (record.Sign * Difference(_world.Layout, record)) > NoDifference;
            _tally.Layout += isLayout ? 1 : 0;
            _tally.False += isLayout ? 0 : 1;
            return;
        }

        _foundAt[record.Series] ??= commit;
        if (_world.PlantedIn(record.Series) is not { Commits: 1 })
            return; // no one commit is it
        _tally.Shown++;
        _tally.Sessions += record.Record.Sessions.Count;
        _tally.Named += record.IsNamed ? 1 : 0;
        _tally.Misnamed += record.IsNamed && Math.Abs(Difference(_world.Level, record, record.Found!.Value)) <= NoDifference ? 1 : 0;
    }

    private FreshPair Pair(WatchedChange record, int old, int @new)
    {
        var (level, layout) = (_world.Level[record.Series], _world.Layout[record.Series]);
        return new FreshPair(
            _world.Scenario, level[@new] + layout[@new] - level[old] - layout[old], _random, _world.Scenario.TauOf(record.Series));
    }

    private static double Difference(double[][] what, WatchedChange record) => Difference(what, record, (record.Old, record.New));

    private static double Difference(double[][] what, WatchedChange record, (int After, int Until) commits) =>
        what[record.Series][commits.Until] - what[record.Series][commits.After];

    private Refusals RefusalsOf(string series)
    {
        if (!_refusals.TryGetValue(series, out var refusals))
            _refusals.Add(series, refusals = new Refusals());
        return refusals;
    }

    private static string Name(int place) => place.ToString(CultureInfo.InvariantCulture);

    private static int Place(string name) => int.Parse(name, CultureInfo.InvariantCulture);
}
