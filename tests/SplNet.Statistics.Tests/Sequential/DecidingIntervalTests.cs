namespace SplNet.Statistics.Tests;

/// <summary>The interval that a report shows is that of the level that decided.</summary>
public sealed class DecidingIntervalTests
{
    private static readonly SequentialPlan Plan = SequentialPlan.Create(new DecisionOptions());

    [Fact]
    public void ExcludedViolation_ComesFromTheUpperEnd()
    {
        var decision = Plan.Look(Relation.LessOrEqual, Make.Random(1, 5, 1, 100, 0, 0.004), Make.Random(2, 5, 1, 100, 0, 0.004));
        var interval = DecidingInterval.Of(decision, decision.Evidence!);

        Assert.Equal(SequentialReason.ViolationExcluded, decision.Reason);
        Assert.Equal(Plan.Looks[1].ResolutionAlpha, interval.Level);
        Assert.InRange(interval.Upper, 1, 1.05);
        Assert.True(
            decision.Evidence!.Upper > interval.Upper, "The level at which differences are shown is smaller, and its interval wider.");
    }

    [Fact]
    public void ShownDifference_ComesFromTheIntervalAtItsLevel()
    {
        var decision = Plan.Look(Relation.Less, Make.Summaries(100, 102, 101), Make.Summaries(200, 205, 203));
        var interval = DecidingInterval.Of(decision, decision.Evidence!);

        Assert.Equal((SequentialReason.Shown, Plan.Looks[0].Alpha), (decision.Reason, interval.Level));
        Assert.Equal((decision.Evidence!.Lower, decision.Evidence.Upper), (interval.Lower, interval.Upper));
        Assert.InRange(interval.Upper, 0.4, 1);
    }

    [Fact]
    public void RanksWithoutExclusion_ShowTheirOwnInterval()
    {
        var decision = SequentialPlan.Fixed(new DecisionOptions { Alpha = 0.05 }, 10, interpretation: new MannWhitney { OfRuns = true })
            .Look(Relation.LessOrEqual, Make.Random(1, 10, 1, 100, 0, 0.004), Make.Random(2, 10, 1, 100, 0, 0.004));
        var interval = DecidingInterval.Of(decision, decision.Evidence!);

        Assert.Equal((decision.Evidence!.Lower, decision.Evidence.Upper), (interval.Lower, interval.Upper));
    }
}
