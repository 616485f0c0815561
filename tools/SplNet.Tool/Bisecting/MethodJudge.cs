using SplNet.Syntax;
using SplNet.Versions.Bisecting;

namespace SplNet.Tool.Bisecting;

/// <summary>Compares a method at a commit with the same method at the good end.</summary>
/// <param name="method">The method as formulas write it, without a revision.</param>
/// <param name="history">The commits.</param>
/// <param name="measure">Measures.</param>
/// <param name="isForGain">True if the faster side is bad.</param>
internal sealed class MethodJudge(
    string method, CommitHistory history, Func<CommitExperiment, ExperimentResult> measure, bool isForGain = false) : ICommitJudge
{
    private readonly Dictionary<string, IReadOnlyList<Explanation>> _explanations = new(StringComparer.Ordinal);

    public CommitJudgement CompareEnds() =>
        Judged(measure(new CommitExperiment(Ends) { MostResolution = BisectOptions.SmallestChange }), history.Series.Bad, 1);

    public CommitJudgement Judge(BisectCommit commit, EffectBand? band) =>
        Judged(
            measure(new CommitExperiment(Formula(commit.Id, history.Series.Good, band!.Limit)) { Resolution = band.Resolution }),
            commit.Id,
            band.Limit);

    public CommitJudgement Confirm(BisectCommit culprit, string parent, EffectBand? band)
    {
        var result = measure(
            new CommitExperiment(Formula(culprit.Id, parent, 1)) { Resolution = band!.Resolution, IsFresh = true, IsExplained = true });
        _explanations[culprit.Id] = result.Explanations;
        return Judged(result, culprit.Id, 1);
    }

    /// <summary>Why a commit is slower than the one with which fresh runs compared it, if that was looked for.</summary>
    /// <param name="culprit">Its id.</param>
    public IReadOnlyList<Explanation> ExplanationsOf(string culprit) => _explanations.GetValueOrDefault(culprit, []);

    private string Ends => Formula(history.Series.Bad, history.Series.Good, 1);

    private CommitJudgement Judged(ExperimentResult result, string commit, double limit) =>
        Judgements.OfRatio(result, limit, history.RevisionOf(commit), isForGain ? "times as fast" : "times as long");

    // If the method became faster, the sides are exchanged.
    private string Formula(string commit, string other, double limit)
    {
        var (longer, shorter) = isForGain ? (other, commit) : (commit, other);
        return $"mean({At(longer)}) <= {(limit > 1 ? Numbers.Print(limit) + " * " : string.Empty)}mean({At(shorter)})";
    }

    private string At(string id) => $"{method}@{history.RevisionOf(id)}";
}
