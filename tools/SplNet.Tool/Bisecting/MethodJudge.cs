using SplNet.Syntax;
using SplNet.Versions.Bisecting;

namespace SplNet.Tool.Bisecting;

/// <summary>Compares a method at a commit with the same method at the good end.</summary>
/// <param name="method">The method as formulas write it, without a revision.</param>
/// <param name="history">The commits.</param>
/// <param name="measure">Measures.</param>
/// <param name="isForGain">True if bad is what became faster.</param>
/// <param name="disagreement">By how much sessions of such machines are known to disagree about the same pair of commits.</param>
internal sealed class MethodJudge(string method, CommitHistory history, Func<CommitExperiment, ExperimentResult> measure, bool isForGain = false, double disagreement = 0) : ICommitJudge
{
    private readonly Dictionary<string, IReadOnlyList<Explanation>> _explanations = new(StringComparer.Ordinal);
    private EffectBand? _band;

    public CommitJudgement CompareEnds()
    {
        var ends = Judged(measure(new CommitExperiment(Ends) { MostResolution = BisectOptions.SmallestChange }), history.Series.Bad, 1);
        if (ends.Verdict == CommitVerdict.Bad)
            _band = EffectBand.Between(ends.Ratio);
        return ends;
    }

    public CommitJudgement Judge(BisectCommit commit) => Compare(commit.Id, history.Series.Good, Band.Limit);

    public bool Sharpen()
    {
        if (Band.Sharper(disagreement) is not { } sharper)
            return false;
        _band = sharper;
        return true;
    }

    public CommitJudgement Confirm(BisectCommit culprit, string parent)
    {
        var result = measure(new CommitExperiment(Formula(culprit.Id, parent, 1)) { Resolution = Band.Resolution, IsFresh = true, IsExplained = true });
        _explanations[culprit.Id] = result.Explanations;
        return Judged(result, culprit.Id, 1);
    }

    /// <summary>Why a commit is slower than the one with which fresh runs compared it, as far as that was looked for.</summary>
    /// <param name="culprit">Its id.</param>
    public IReadOnlyList<Explanation> ExplanationsOf(string culprit) => _explanations.GetValueOrDefault(culprit, []);

    private string Ends => Formula(history.Series.Bad, history.Series.Good, 1);

    private EffectBand Band => _band ?? throw new InvalidOperationException("The ends are compared before any commit.");

    private CommitJudgement Compare(string commit, string other, double limit) =>
        Judged(measure(new CommitExperiment(Formula(commit, other, limit)) { Resolution = Band.Resolution }), commit, limit);

    private CommitJudgement Judged(ExperimentResult result, string commit, double limit) =>
        Judgements.OfRatio(result, limit, history.RevisionOf(commit), isForGain ? "times as fast" : "times as long");

    // What became faster is what the other one takes longer than.
    private string Formula(string commit, string other, double limit)
    {
        var (longer, shorter) = isForGain ? (other, commit) : (commit, other);
        return $"mean({At(longer)}) <= {(limit > 1 ? Numbers.Print(limit) + " * " : string.Empty)}mean({At(shorter)})";
    }

    private string At(string id) => $"{method}@{history.RevisionOf(id)}";
}
