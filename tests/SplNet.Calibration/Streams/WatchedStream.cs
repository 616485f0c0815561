using System.Globalization;
using SplNet.History.Confirming;
using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.Calibration.Streams;

/// <summary>A stream as SplNet watches it, by the built code: each commit's session proposes, fresh sessions confirm, and what comes of it changes what is proposed next.</summary>
internal sealed class WatchedStream
{
    private const double NoDifference = 1e-9;

    // A change counts as found in so many commits.
    internal const int Patience = 100;

    private readonly StreamWorld _world;
    private readonly Placebo _placebo;
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
        (_world, _placebo, _options, _random) = (world, placebo, ConfirmationOptions.For(placebo), new StreamRandom(seed));
        (_baseline, _foundAt) = (new int[world.Scenario.Series], new int?[world.Scenario.Series]);
    }

    /// <summary>Watches the whole stream.</summary>
    public StreamTally Run()
    {
        var names = Enumerable.Range(0, _world.Scenario.Series).Select(Name).ToArray();
        for (var commit = 0; commit < _world.Scenario.Commits; commit++)
        {
            SeriesValue[] values = [.. names.Index().Select(series => new SeriesValue(series.Item, _world.Stored[series.Index][commit]))];
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
        var own = proposals.Where(static proposal => proposal.Series != SessionMedian.Series).Select(static proposal => (Place(proposal.Series), proposal.Direction));
        var ofOthers = ofMedian?.Measured.Select(series => (Place(series), ofMedian.Direction)) ?? [];
        var outcomes = Confirm(commit, [.. own.Union(ofOthers)], session.Ready);
        if (ofMedian is null)
            return;
        var answer = MedianAnswer.Of([.. ofMedian.Measured.Select(series => outcomes[(Place(series), ofMedian.Direction)])]);
        if (answer == SessionAnswer.Shown)
        {
            _proposer.Apply(SeriesEvent.BaselineMoved(SessionMedian.Series, Name(commit)));
            Confirm(commit, [.. Enumerable.Range(0, _baseline.Length).Select(series => (series, ofMedian.Direction)).Except(outcomes.Keys)], session.Ready);
        }
        else
        {
            Follow(SessionMedian.Series, commit, new ChangeRecord { Sessions = [new SessionVerdict(answer)] }, commit);
        }
    }

    // The answer for each suspect: shown, if every session shows it, else the one that does not.
    private Dictionary<(int Series, ChangeDirection Direction), SessionAnswer> Confirm(int commit, IReadOnlyList<(int Series, ChangeDirection Direction)> proposed, int ready)
    {
        var records = proposed.Where(suspect => _baseline[suspect.Series] < commit).Select(suspect => new WatchedChange(suspect.Series, suspect.Direction, _baseline[suspect.Series], commit)).ToList();
        for (var session = 0; session < _options.Sessions; session++)
        {
            var open = records.FindAll(static record => record.IsOpen);
            if (open.Count > 0)
                Measure(open, session);
        }

        var isCommon = CommonRefusal.IsOf(records.ConvertAll(static record => record.Sessions[0].Answer), ready);
        foreach (var record in records)
            Settle(record, commit, isCommon);
        return records.ToDictionary(static record => (record.Series, record.Direction), static record => record.Answer);
    }

    private void Measure(List<WatchedChange> open, int session)
    {
        var decisions = Run(open, static record => (record.Old, record.New));
        // The names of commits are statements of their own, with a level of their own.
        var names = session == 1 ? Run(open, static record => (record.Search!.Named - 1, record.Search.Named)) : [];
        foreach (var (index, record) in open.Index())
        {
            record.Take(decisions[index]);
            if (session == 1)
                record.Place = record.Search!.Place(SessionVerdict.Of(names[index]).Answer);
            if (session == 0 && record.IsOpen)
                Locate(record, decisions[index].Evidence!.Effect);
        }
    }

    private IReadOnlyList<SequentialDecision> Run(List<WatchedChange> open, Func<WatchedChange, (int Old, int New)> commits)
    {
        var suspects = open.ConvertAll(record => Suspect.Of(Name(record.Series), record.Direction, _placebo));
        var decisions = FreshSession.Run(suspects, open.ConvertAll(record => Pair(record, commits(record).Old, commits(record).New)), _options);
        _tally.Blocks += decisions.Sum(static decision => decision.Blocks);
        return decisions;
    }

    // The evidence is of the claim's sides: new and old, or old and new where a gain is suspected, the second one raised by the margin.
    private void Locate(WatchedChange record, double effect)
    {
        var search = new OnsetSearch(record.Old, record.New, Math.Log(effect) + Math.Log(1 + Suspect.Of(Name(record.Series), record.Direction, _placebo).Margin));
        while (search.Next is { } middle)
        {
            var pair = Pair(record, record.Old, middle);
            for (int? blocks = OnsetSearch.Looks[0]; blocks is { } count;)
            {
                blocks = search.Take([.. pair.Differences(count).Select(difference => record.Sign * difference)]);
                _tally.Blocks += blocks is null ? count : 0;
            }
        }

        record.Search = search;
    }

    private void Settle(WatchedChange record, int commit, bool isCommon)
    {
        // A commit that is named wrongly is taken to have changed the path: the label hides no mistake.
        var isCodeEqual = record.Place is { IsNamed: true } && !Differs(_world.Level, record) && Differs(_world.Layout, record);
        var change = new ChangeRecord { Sessions = record.Sessions, SessionsNeeded = _options.Sessions, IsCodeEqual = isCodeEqual };
        _tally.Unstable += change.Outcome == ChangeOutcome.Unstable ? 1 : 0;
        if (change.Outcome is ChangeOutcome.Confirmed or ChangeOutcome.SameCodeOtherLayout)
            Judge(record, commit, change.Outcome);
        if (change.Outcome == ChangeOutcome.Confirmed)
            _baseline[record.Series] = record.Place!.Until;
        Follow(Name(record.Series), commit, change, record.Place?.Until ?? commit, isCommon);
    }

    private void Follow(string series, int commit, ChangeRecord change, int until, bool isCommon = false)
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

        if (change.EventFor(series, Name(until)) is { } following)
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
        _tally.Named += record.Place!.IsNamed ? 1 : 0;
        _tally.Misnamed += record.Place.IsNamed && !Differs(_world.Level, record) ? 1 : 0;
    }

    // Between the named commit and its predecessor.
    private static bool Differs(double[][] what, WatchedChange record) => Math.Abs(what[record.Series][record.Place!.Until] - what[record.Series][record.Place.After]) > NoDifference;

    private FreshPair Pair(WatchedChange record, int old, int @new)
    {
        var (level, layout) = (_world.Level[record.Series], _world.Layout[record.Series]);
        return new FreshPair(_world.Scenario, level[@new] + layout[@new] - level[old] - layout[old], _random);
    }

    private static double Difference(double[][] what, WatchedChange record) => what[record.Series][record.New] - what[record.Series][record.Old];

    private Refusals RefusalsOf(string series)
    {
        if (!_refusals.TryGetValue(series, out var refusals))
            _refusals.Add(series, refusals = new Refusals());
        return refusals;
    }

    private static string Name(int place) => place.ToString(CultureInfo.InvariantCulture);

    private static int Place(string name) => int.Parse(name, CultureInfo.InvariantCulture);
}
