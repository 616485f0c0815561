namespace SplNet.Statistics.Tests;

/// <summary>Decisions on net times, beside those on the times of the clock.</summary>
public sealed class ContradictionTests
{
    private static readonly SequentialPlan Plan = SequentialPlan.Create(new DecisionOptions());
    private static readonly SequentialDecision Faster = Plan.Look(
        Relation.Less, Make.Summaries(100, 102, 101), Make.Summaries(200, 205, 203));
    private static readonly SequentialDecision Slower = Plan.Look(
        Relation.Less, Make.Summaries(200, 205, 203), Make.Summaries(100, 102, 101));
    private static readonly SequentialDecision Open = Plan.Look(Relation.Less, Make.Summaries(100, 110, 90), Make.Summaries(95, 103, 100));

    [Fact]
    public void OppositeOfTheClock_DecidesNothing()
    {
        var decision = Faster.UnlessContradictedBy(Slower);

        Assert.Equal(
            (true, Truth.Unknown, SequentialReason.WaitingDecides, 1.0), (decision.Stop, decision.Truth, decision.Reason, decision.PValue));
        Assert.Contains("the machine decides, not the code", decision.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void ClockThatAgreesOrIsUndecided_ChangesNothing()
    {
        Assert.Same(Faster, Faster.UnlessContradictedBy(Faster));
        Assert.Same(Faster, Faster.UnlessContradictedBy(Open));
        Assert.Same(Open, Open.UnlessContradictedBy(Slower));
    }

    // An answer is worth more blocks: the claim cannot be shown any more, but its opposite probably will be.
    [Fact]
    public void ClaimWhoseOppositeIsLikely_Continues()
    {
        var (left, right) = (Make.Summaries(1.00, 1.06, 1.14, 1.05, 1.10), Make.Summaries(1.0, 1.0, 1.0, 1.001, 0.999));

        Assert.Equal(SequentialReason.Undecided, Plan.Look(Relation.Less, left, right).Reason);
        Assert.Equal(SequentialReason.Undecided, Plan.Look(Relation.Greater, right, left).Reason);
    }
}
