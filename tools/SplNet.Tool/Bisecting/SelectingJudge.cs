using SplNet.Versions.Bisecting;

namespace SplNet.Tool.Bisecting;

/// <summary>
/// Answers without measuring where no change can have affected what is searched: a commit that runs the same code as an end is like that
/// end. The confirmation is always measured.
/// </summary>
/// <param name="judge">Measures the other commits.</param>
/// <param name="series">The commits.</param>
/// <param name="sameCode">Why two commits, named by their ids, run the same code; null if they may not.</param>
internal sealed class SelectingJudge(ICommitJudge judge, CommitSeries series, Func<string, string, string?> sameCode) : ICommitJudge
{
    public CommitJudgement CompareEnds() => sameCode(series.Good, series.Bad) is { } reason
        ? new CommitJudgement(CommitVerdict.Good, $"not measured: {reason}")
        : judge.CompareEnds();

    public CommitJudgement Judge(BisectCommit commit, EffectBand? band) =>
        sameCode(series.Good, commit.Id) is { } good ? Like("earlier", CommitVerdict.Good, good)
        : sameCode(series.Bad, commit.Id) is { } bad ? Like("later", CommitVerdict.Bad, bad)
        : judge.Judge(commit, band);

    public CommitJudgement Confirm(BisectCommit culprit, string parent, EffectBand? band) => judge.Confirm(culprit, parent, band);

    private static CommitJudgement Like(string end, CommitVerdict verdict, string reason) =>
        new(verdict, $"like the {end} end, not measured: {reason}");
}
