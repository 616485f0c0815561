namespace SplNet.Versions.Bisecting;

/// <summary>The decisions of a search so far.</summary>
/// <param name="clock">Tells how long each of them takes.</param>
/// <param name="decided">Told of each one when it is made.</param>
internal sealed class BisectJournal(TimeProvider clock, Action<BisectDecision> decided)
{
    private readonly List<BisectDecision> _decisions = [];
    private readonly Dictionary<int, CommitVerdict> _known = [];

    public IReadOnlyList<BisectDecision> Decisions => _decisions;

    /// <summary>The answers to what was asked about single commits, by their places.</summary>
    public IReadOnlyDictionary<int, CommitVerdict> Known => _known;

    /// <summary>Asks, and notes the answer.</summary>
    /// <param name="question">Why.</param>
    /// <param name="commit">The id of the commit in question.</param>
    /// <param name="title">The first line of its message.</param>
    /// <param name="ask">Measures.</param>
    /// <param name="conclude">Draws the conclusion, and counts the suspects that are left.</param>
    public CommitVerdict Ask(BisectQuestion question, string commit, string title, Func<CommitJudgement> ask, Func<CommitVerdict, int> conclude)
    {
        var start = clock.GetTimestamp();
        var judgement = ask();
        var seconds = clock.GetElapsedTime(start).TotalSeconds;
        var decision = new BisectDecision(question, commit, title, judgement, seconds, conclude(judgement.Verdict));
        _decisions.Add(decision);
        decided(decision);
        return judgement.Verdict;
    }

    /// <summary>Answers of these kinds count no more.</summary>
    public void Forget(params CommitVerdict[] verdicts)
    {
        foreach (var (place, _) in _known.Where(known => verdicts.Contains(known.Value)).ToList())
            _known.Remove(place);
    }

    /// <summary>Notes the answer to what was asked about a single commit.</summary>
    public void Note(int place, CommitVerdict verdict) => _known[place] = verdict;
}
