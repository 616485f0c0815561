namespace SplNet.Statistics.Tests;

/// <summary>Several relations on the same blocks.</summary>
public sealed class SequentialFamilyTests
{
    // Critical values at three blocks and α = .01: 22.3 for one relation, 31.6 for two (R: qt(c(.001, .0005), 2, lower.tail = FALSE)).
    private static readonly (Sample Left, Sample Right) Between = Make.WithStatistic(27);
    private static readonly (Sample Left, Sample Right) Beyond = Make.WithStatistic(60);

    [Fact]
    public void SharedLevel_WithholdsASingleRejection()
    {
        var alone = new SequentialFamily([Relation.LessOrEqual], new DecisionOptions());
        var shared = new SequentialFamily([Relation.LessOrEqual, Relation.LessOrEqual], new DecisionOptions());

        Assert.Equal(SequentialReason.ContraryEvidence, alone.Look([Between])[0].Reason);
        Assert.Equal(SequentialReason.Undecided, shared.Look([Between, Make.WithStatistic(0.5)])[0].Reason);
    }

    [Fact]
    public void RejectedRelation_PassesOnItsShare()
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

    // Three blocks with equal means: within 20 % at the level of the first look, even beside another strict claim; not within 0.1 %.
    [Theory]
    [InlineData(0.2, Truth.True, SequentialReason.Shown)]
    [InlineData(0.001, Truth.Unknown, SequentialReason.Undecided)]
    public void Equivalence_IsDecidedWithinItsTolerance(double tolerance, Truth truth, SequentialReason reason)
    {
        var equivalent = new SequentialClaim(Relation.Equivalent, new DecisionOptions()) { Tolerance = tolerance };
        var family = new SequentialFamily([equivalent, new(Relation.Greater, new())], cap: 20, Connective.Conjunction);

        var decision = family.Look([Make.WithStatistic(0), Beyond])[0];

        Assert.Equal((truth, reason), (decision.Truth, decision.Reason));
        Assert.Equal(truth == Truth.True, decision.Evidence!.PEquivalent < 0.001);
    }

    [Fact]
    public void DistantSides_AreNotEquivalent()
    {
        var equivalent = new SequentialClaim(Relation.Equivalent, new DecisionOptions()) { Tolerance = 0.05 };

        var decision = new SequentialFamily([equivalent], cap: 20, Connective.Conjunction).Look([Make.WithStatistic(60)])[0];

        Assert.Equal((Truth.False, SequentialReason.ContraryEvidence), (decision.Truth, decision.Reason));
    }

    // One side varies thirty times as much between runs; the other side's mean lies 3.5 % below it, which is within 5 %, but not within the
    // 2.9 % that are left.
    [Theory]
    [InlineData(0.05, SequentialReason.UnequalSpread)]
    [InlineData(0.1, SequentialReason.Shown)]
    public void UnequalSpread_NarrowsTheTolerance(double tolerance, SequentialReason reason)
    {
        double[] wander = [0.001, -0.001, 0.0005, 0, -0.0005, 0.001, -0.001, 0.0004, 0.0003, -0.0007];
        var left = Sample.OfSummaries(wander.Select(static value => 96.5 * Math.Exp(value)));
        var right = Sample.OfSummaries(wander.Select(static (_, block) => 100 * Math.Exp(0.00003 * (block % 3))));
        var claim = new SequentialClaim(Relation.Equivalent, new DecisionOptions()) { Tolerance = tolerance };

        Assert.Equal(reason, new SequentialFamily([claim], cap: 10, Connective.Conjunction).Look([(left, right)])[0].Reason);
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
