namespace SplNet.Versions.Bisecting;

/// <summary>The decisions of a search so far.</summary>
/// <param name="clock">Measures the duration of each decision.</param>
/// <param name="decided">Receives each decision when it is made.</param>
internal sealed class BisectJournal(TimeProvider clock, Action<BisectDecision> decided)
{
    private readonly List<BisectDecision> _decisions = [];
    private readonly Dictionary<int, CommitVerdict> _known = [];

    public IReadOnlyList<BisectDecision> Decisions => _decisions;

    /// <summary>Gets the answers about single commits, by position.</summary>
    public IReadOnlyDictionary<int, CommitVerdict> Known => _known;

    /// <summary>Asks, and records the answer.</summary>
    /// <param name="question">The reason.</param>
    /// <param name="commit">The id of the commit in question.</param>
    /// <param name="title">The first line of its message.</param>
    /// <param name="ask">Measures.</param>
    /// <param name="conclude">Draws the conclusion and counts the remaining suspects.</param>
    public CommitVerdict Ask(
        BisectQuestion question, string commit, string title, Func<CommitJudgement> ask, Func<CommitVerdict, int> conclude)
    {
        var start = clock.GetTimestamp();
        var judgement = ask();
        var seconds = clock.GetElapsedTime(start).TotalSeconds;
        var decision = new BisectDecision(question, commit, title, judgement, seconds, conclude(judgement.Verdict));
        _decisions.Add(decision);
        decided(decision);
        return judgement.Verdict;
    }

    /// <summary>Forgets all answers of these kinds.</summary>
    public void Forget(params CommitVerdict[] verdicts)
    {
        foreach (var (place, _) in _known.Where(known => verdicts.Contains(known.Value)).ToList())
            _known.Remove(place);
    }

    /// <summary>Records the answer about a single commit.</summary>
    public void Note(int place, CommitVerdict verdict) => _known[place] = verdict;
}
