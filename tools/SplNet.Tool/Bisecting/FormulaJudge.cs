using SplNet.Versions.Bisecting;

namespace SplNet.Tool.Bisecting;

/// <summary>Asks at each commit whether a formula holds there.</summary>
/// <param name="formula">The formula.</param>
/// <param name="history">The commits.</param>
/// <param name="measure">Measures.</param>
internal sealed class FormulaJudge(RevisedFormula formula, CommitHistory history, Func<CommitExperiment, ExperimentResult> measure)
    : ICommitJudge
{
    public CommitJudgement CompareEnds() => Change(history.Series.Good, "the good end", history.Series.Bad, "the bad end", isFresh: false);

    public CommitJudgement Judge(BisectCommit commit, EffectBand? band)
    {
        var result = measure(new CommitExperiment(At(commit.Id)));
        return new CommitJudgement(Judgements.VerdictOf(result), Judgements.ReasonOf(result, history.RevisionOf(commit.Id)));
    }

    public CommitJudgement Confirm(BisectCommit culprit, string parent, EffectBand? band) =>
        Change(parent, "the commit before", culprit.Id, "the culprit", isFresh: true);

    // It must hold at the one and not at the other; the second is not measured if the first decides already.
    private CommitJudgement Change(string before, string beforeName, string after, string afterName, bool isFresh)
    {
        var first = measure(new CommitExperiment(At(before)) { IsFresh = isFresh });
        var held = $"at {beforeName}: {Judgements.ReasonOf(first, history.RevisionOf(before))}";
        if (first.Verdict != Verdict.Pass)
            return new CommitJudgement(first.Verdict == Verdict.Fail ? CommitVerdict.Good : Judgements.VerdictOf(first), held);
        var second = measure(new CommitExperiment(At(after)) { IsFresh = isFresh });
        return new CommitJudgement(
            Judgements.VerdictOf(second), $"{held}; at {afterName}: {Judgements.ReasonOf(second, history.RevisionOf(after))}");
    }

    private string At(string id) => formula.At(history.RevisionOf(id));
}
