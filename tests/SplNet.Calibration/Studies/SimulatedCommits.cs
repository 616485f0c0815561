using SplNet.Statistics;
using SplNet.Versions.Bisecting;

namespace SplNet.Calibration;

/// <summary>Answers about commits from simulated runs, by the sequential test that real ones are decided by.</summary>
/// <param name="series">The commits.</param>
/// <param name="pair">Measures a commit beside an earlier one: the samples of their first so many blocks, at first of the one that takes longer where the commit has the change.</param>
/// <param name="alpha">The significance.</param>
/// <param name="interpretation">How samples are weighed.</param>
/// <param name="disagreement">By how much sessions are known to disagree about the same pair.</param>
internal sealed class SimulatedCommits(CommitSeries series, Func<string, string, Func<int, (Sample Longer, Sample Shorter)>> pair, double alpha, IInterpretation interpretation, double disagreement = 0) : ICommitJudge
{
    private EffectBand? _band;

    /// <summary>How many blocks were measured.</summary>
    public int Blocks { get; private set; }

    public CommitJudgement CompareEnds()
    {
        var ends = Decide(series.Bad, series.Good, BisectOptions.SmallestChange, 1);
        if (ends.Verdict == CommitVerdict.Bad)
            _band = EffectBand.Between(ends.Ratio);
        return ends;
    }

    public CommitJudgement Judge(BisectCommit commit) => Decide(commit.Id, series.Good, _band!.Resolution, _band.Limit);

    public bool Sharpen()
    {
        if (_band!.Sharper(disagreement) is not { } sharper)
            return false;
        _band = sharper;
        return true;
    }

    public CommitJudgement Confirm(BisectCommit culprit, string parent) => Decide(culprit.Id, parent, _band!.Resolution, 1);

    private CommitJudgement Decide(string commit, string other, double resolution, double limit)
    {
        var plan = SequentialPlan.Create(new DecisionOptions { Alpha = alpha, Resolution = resolution }, BisectOptions.MostBlocks, interpretation: interpretation);
        var blocks = pair(commit, other);
        foreach (var look in plan.Looks)
        {
            var (longer, shorter) = blocks(look.Blocks);
            var decision = plan.Look(Relation.LessOrEqual, longer, shorter.Scale(limit));
            if (decision.Stop)
                return Judged(decision, limit);
        }

        throw new InvalidOperationException("A plan stops at its cap.");
    }

    private CommitJudgement Judged(SequentialDecision decision, double limit)
    {
        Blocks += decision.Blocks;
        var verdict = decision.Truth switch
        {
            Truth.True => CommitVerdict.Good,
            Truth.False => CommitVerdict.Bad,
            _ => CommitVerdict.Undecided,
        };
        return new CommitJudgement(verdict, decision.Text) { Ratio = decision.Evidence!.Effect * limit };
    }
}
