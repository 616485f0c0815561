using SplNet.Statistics;
using SplNet.Versions.Bisecting;

namespace SplNet.Calibration;

/// <summary>Answers about commits from simulated runs, by the sequential test that real ones are decided by.</summary>
/// <param name="scenario">How runs vary.</param>
/// <param name="timeOf">The true time of a commit, relative to the good end.</param>
/// <param name="badEnd">That of the bad end.</param>
/// <param name="alpha">The significance.</param>
/// <param name="seed">The seed of the runs.</param>
internal sealed class SimulatedCommits(Scenario scenario, Func<string, double> timeOf, double badEnd, double alpha, ulong seed) : ICommitJudge
{
    private const int Iterations = 20;

    private readonly BlockGenerator _generator = new(scenario, seed);
    private EffectBand? _band;

    /// <summary>How many blocks were measured.</summary>
    public int Blocks { get; private set; }

    public CommitJudgement CompareEnds()
    {
        var ends = Decide(badEnd, new DecisionOptions { Alpha = alpha }, 1);
        if (ends.Verdict == CommitVerdict.Bad)
            _band = EffectBand.Between(ends.Ratio);
        return ends;
    }

    public CommitJudgement Judge(BisectCommit commit) => Decide(timeOf(commit.Id), new DecisionOptions { Alpha = alpha, Resolution = _band!.Resolution }, _band.Limit);

    public CommitJudgement Confirm(BisectCommit culprit, string parent) =>
        Decide(timeOf(culprit.Id) / timeOf(parent), new DecisionOptions { Alpha = alpha, Resolution = _band!.Resolution }, 1);

    private CommitJudgement Decide(double ratio, DecisionOptions options, double limit)
    {
        var plan = SequentialPlan.Create(options);
        var (left, right) = _generator.Medians(plan.Cap, Iterations, ratio);
        foreach (var look in plan.Looks)
        {
            var decision = plan.Look(Relation.LessOrEqual, Sample.OfSummaries(left[..look.Blocks]), Sample.OfSummaries(right[..look.Blocks]).Scale(limit));
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
