using SplNet.Statistics;
using SplNet.Versions.Bisecting;

namespace SplNet.Calibration;

/// <summary>Answers about commits from simulated runs, by the sequential test that real ones are decided by.</summary>
/// <param name="series">The commits.</param>
/// <param name="pair">Measures a commit beside an earlier one: the samples of their first so many blocks, at first of the one that takes
/// longer where the commit has the change.</param>
/// <param name="alpha">The significance.</param>
/// <param name="interpretation">How samples are weighed.</param>
internal sealed class SimulatedCommits(
    CommitSeries series,
    Func<string, string, Func<int, (Sample Longer, Sample Shorter)>> pair,
    double alpha,
    IInterpretation interpretation) : ICommitJudge
{
    /// <summary>How many blocks were measured.</summary>
    public int Blocks { get; private set; }

    public CommitJudgement CompareEnds() => Decide(series.Bad, series.Good, BisectOptions.SmallestChange, 1);

    public CommitJudgement Judge(BisectCommit commit, EffectBand? band) => Decide(commit.Id, series.Good, band!.Resolution, band.Limit);

    public CommitJudgement Confirm(BisectCommit culprit, string parent, EffectBand? band) =>
        Decide(culprit.Id, parent, band!.Resolution, 1);

    private CommitJudgement Decide(string commit, string other, double resolution, double limit)
    {
        var plan = SequentialPlan.Create(
            new DecisionOptions { Alpha = alpha, Resolution = resolution }, BisectOptions.MostBlocks, interpretation: interpretation);
        var blocks = pair(commit, other);
        foreach (var analysis in plan.Looks)
        {
            var (longer, shorter) = blocks(analysis.Blocks);
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
