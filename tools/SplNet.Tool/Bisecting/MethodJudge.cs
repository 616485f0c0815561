using SplNet.Syntax;
using SplNet.Versions.Bisecting;

namespace SplNet.Tool.Bisecting;

/// <summary>Compares a method at a commit with the same method at the good end.</summary>
/// <param name="method">The method as formulas write it, without a revision.</param>
/// <param name="history">The commits.</param>
/// <param name="measure">Measures.</param>
internal sealed class MethodJudge(string method, CommitHistory history, Func<CommitExperiment, ExperimentResult> measure) : ICommitJudge
{
    private EffectBand? _band;

    public CommitJudgement CompareEnds()
    {
        var ends = Judgements.OfRatio(measure(new CommitExperiment(Ends)), 1, history.RevisionOf(history.Series.Bad));
        if (ends.Verdict == CommitVerdict.Bad)
            _band = EffectBand.Between(ends.Ratio);
        return ends;
    }

    public CommitJudgement Judge(BisectCommit commit) => Compare(commit.Id, history.Series.Good, Band.Limit);

    public CommitJudgement Confirm(BisectCommit culprit, string parent)
    {
        var result = measure(new CommitExperiment(Formula(culprit.Id, parent, 1)) { Resolution = Band.Resolution, IsFresh = true, IsExplained = true });
        Explanations = result.Explanations;
        return Judgements.OfRatio(result, 1, history.RevisionOf(culprit.Id));
    }

    /// <summary>Why the culprit is slower, as far as it was looked for.</summary>
    public IReadOnlyList<Explanation> Explanations { get; private set; } = [];

    /// <summary>The formula by which the ends are compared.</summary>
    public string Ends => Formula(history.Series.Bad, history.Series.Good, 1);

    private EffectBand Band => _band ?? throw new InvalidOperationException("The ends are compared before any commit.");

    private CommitJudgement Compare(string commit, string other, double limit) => Judgements.OfRatio(
        measure(new CommitExperiment(Formula(commit, other, limit)) { Resolution = Band.Resolution }), limit, history.RevisionOf(commit));

    private string Formula(string commit, string other, double limit) =>
        $"mean({At(commit)}) <= {(limit > 1 ? Numbers.Print(limit) + " * " : string.Empty)}mean({At(other)})";

    private string At(string id) => $"{method}@{history.RevisionOf(id)}";
}
