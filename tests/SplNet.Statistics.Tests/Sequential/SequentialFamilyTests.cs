using Xunit;

namespace SplNet.Statistics.Tests;

/// <summary>Several relations on the same blocks.</summary>
public sealed class SequentialFamilyTests
{
    // Critical values at three blocks and α = .01: 22.3 for one relation, 31.6 for two (R: qt(c(.001, .0005), 2, lower.tail = FALSE)).
    private static readonly (Sample Left, Sample Right) Between = Make.WithStatistic(27);
    private static readonly (Sample Left, Sample Right) Beyond = Make.WithStatistic(60);

    [Fact]
    public void SharedLevel_HoldsBackWhatOneRelationWouldReject()
    {
        var alone = new SequentialFamily([Relation.LessOrEqual], new DecisionOptions());
        var shared = new SequentialFamily([Relation.LessOrEqual, Relation.LessOrEqual], new DecisionOptions());

        Assert.Equal(SequentialReason.ContraryEvidence, alone.Look([Between])[0].Reason);
        Assert.Equal(SequentialReason.Undecided, shared.Look([Between, Make.WithStatistic(0.5)])[0].Reason);
    }

    [Fact]
    public void RejectedRelation_LeavesItsShare()
    {
        var family = new SequentialFamily([Relation.LessOrEqual, Relation.LessOrEqual], new DecisionOptions());

        var decisions = family.Look([Between, Beyond]);

        Assert.All(decisions, static decision => Assert.Equal(SequentialReason.ContraryEvidence, decision.Reason));
        Assert.True(family.IsComplete);
        Assert.Equal(Truth.False, family.Truth);
    }

    [Fact]
    public void StrictRelationsOfAConjunction_KeepTheFullLevel()
    {
        var family = new SequentialFamily([Relation.Greater, Relation.Greater], new DecisionOptions());

        family.Look([Between, Between]);

        Assert.Equal(Truth.True, family.Truth);
    }

    [Fact]
    public void StrictRelationsOfADisjunction_ShareTheLevel()
    {
        var family = new SequentialFamily([Relation.Greater, Relation.Greater], new DecisionOptions(), isConjunction: false);

        Assert.Equal(SequentialReason.Undecided, family.Look([Between, Make.WithStatistic(0.5)])[0].Reason);
        Assert.Equal(Truth.Unknown, family.Truth);
    }

    [Fact]
    public void ReachedDecision_Stays()
    {
        var family = new SequentialFamily([Relation.Greater, Relation.Greater], new DecisionOptions());
        family.Look([Beyond, Make.WithStatistic(0.5)]);

        var decisions = family.Look([Make.WithStatistic(-60, 5), Make.WithStatistic(0.5, 5)]);

        Assert.Equal((Truth.True, 3), (decisions[0].Truth, decisions[0].Blocks));
        Assert.Equal(5, decisions[1].Blocks);
    }

    [Fact]
    public void WrongNumberOfSamples_IsRefused() =>
        Assert.Throws<ArgumentException>(() => new SequentialFamily([Relation.Less], new DecisionOptions()).Look([Between, Between]));
}
