namespace SplNet.Statistics.Tests;

/// <summary>What the sequential design decides on given samples.</summary>
public sealed class SequentialDecisionTests
{
    private static readonly SequentialPlan Plan = SequentialPlan.Create(new DecisionOptions());

    [Theory]
    [InlineData(Relation.Less, Truth.True, SequentialReason.Shown)]
    [InlineData(Relation.LessOrEqual, Truth.True, SequentialReason.ViolationExcluded)]
    [InlineData(Relation.Greater, Truth.False, SequentialReason.ContraryEvidence)]
    [InlineData(Relation.GreaterOrEqual, Truth.False, SequentialReason.ContraryEvidence)]
    [InlineData(Relation.Equal, Truth.False, SequentialReason.ContraryEvidence)]
    [InlineData(Relation.NotEqual, Truth.True, SequentialReason.Shown)]
    public void ObviousDifference_IsDecidedByThreeBlocks(Relation relation, Truth expected, SequentialReason reason)
    {
        var decision = Plan.Look(relation, Make.Summaries(100, 102, 101), Make.Summaries(200, 205, 203));

        Assert.True(decision.Stop);
        Assert.Equal((expected, reason, 3), (decision.Truth, decision.Reason, decision.Blocks));
        Assert.Null(decision.NextLook);
    }

    [Fact]
    public void BlocksBetweenAnalyses_AreNotEvaluated()
    {
        var decision = Plan.Look(Relation.Less, Make.Summaries(100, 102, 101, 100), Make.Summaries(200, 205, 203, 204));

        Assert.Equal(
            (false, Truth.Unknown, SequentialReason.BetweenLooks, 5), (decision.Stop, decision.Truth, decision.Reason, decision.NextLook));
        Assert.Null(decision.Evidence);
    }

    [Fact]
    public void LastBlocksBetweenAnalyses_AdvanceTheNextAnalysis()
    {
        var decision = Plan.Look(Relation.Less, Make.Summaries(100, 102, 101, 100), Make.Summaries(200, 205, 203, 204), last: true);

        Assert.Equal(
            (true, Truth.True, SequentialReason.Shown, 5), (decision.Stop, decision.Truth, decision.Reason, decision.Look!.Blocks));
    }

    [Fact]
    public void CloseDifference_ContinuesAndEndsUnknown()
    {
        var (left, right) = (Make.Random(3, 20, 5, 103, 0.04), Make.Random(4, 20, 5, 100, 0.04));
        var early = Plan.Look(Relation.LessOrEqual, First(left, 3), First(right, 3));
        var late = Plan.Look(Relation.LessOrEqual, left, right);

        Assert.Equal((false, SequentialReason.Undecided, 5), (early.Stop, early.Reason, early.NextLook));
        Assert.Equal((true, Truth.Unknown, SequentialReason.CapReached), (late.Stop, late.Truth, late.Reason));
    }

    [Fact]
    public void HopelessClaim_StopsAsNotShownFromTheSecondAnalysis()
    {
        var (left, right) = (Make.Random(13, 5, 5, 101, 0.03), Make.Random(14, 5, 5, 100, 0.03));
        var decision = Plan.Look(Relation.Less, left, right);

        Assert.Equal((true, SequentialReason.NotShown), (decision.Stop, decision.Reason));
        Assert.Equal(Truth.Unknown, decision.Truth);
        Assert.False(Plan.Look(Relation.Less, First(left, 3), First(right, 3)).Stop);
    }

    // At 5 of 20 blocks the conditional power is 17 % for t = -0.1, and 1.8 % for t = 0.4.
    // R: z <- -t; pnorm((z * .5 + (z + 1) / .5 * .75 - qnorm(.0058, lower.tail = FALSE)) / sqrt(.75))
    [Theory]
    [InlineData(-0.1, false)]
    [InlineData(0.4, true)]
    public void Futility_IsAConditionalPowerBelowFivePercent(double t, bool stops)
    {
        var (left, right) = Make.WithStatistic(t, 5);

        Assert.Equal(stops, Plan.Look(Relation.Less, left, right).Stop);
        Assert.Equal(stops, Plan.Look(Relation.Greater, right, left).Stop);
    }

    // At 12 of 20 blocks, with equal sides, the conditional power of the exclusion is 1.6 % for a spread of 0.4, and 5.7 % for 0.25.
    // R: s <- 0.4; z <- log(1.05) / (s * sqrt(12 / 11) / sqrt(12)); pnorm((z * sqrt(.6) + z / sqrt(.6) * .4 - qnorm(.033, lower.tail =
    // FALSE)) / sqrt(.4))
    [Theory]
    [InlineData(Relation.LessOrEqual, 0.4, true)]
    [InlineData(Relation.GreaterOrEqual, 0.4, true)]
    [InlineData(Relation.Equal, 0.4, true)]
    [InlineData(Relation.LessOrEqual, 0.25, false)]
    public void EqualSidesThatVaryTooMuch_StopUndecided(Relation relation, double spread, bool stops)
    {
        var signs = Enumerable.Range(0, 12).Select(static block => block % 2 == 0 ? 0.5 : -0.5).ToList();
        var (left, right) = (
            Sample.OfSummaries(signs.Select(sign => 100 * Math.Exp(sign * spread))),
            Sample.OfSummaries(signs.Select(sign => 100 * Math.Exp(-sign * spread))));

        var decision = Plan.Look(relation, left, right);

        Assert.Equal(
            (stops, Truth.Unknown, stops ? SequentialReason.NotShown : SequentialReason.Undecided),
            (decision.Stop, decision.Truth, decision.Reason));
    }

    [Fact]
    public void MoreBlocksThanTheCap_UseTheLastAnalysis()
    {
        var decision = Plan.Look(Relation.LessOrEqual, Make.Random(3, 22, 5), Make.Random(4, 22, 5));

        Assert.Equal((true, 20, 22), (decision.Stop, decision.Look!.Blocks, decision.Blocks));
    }

    [Fact]
    public void SmallResolution_StopsOnceAGainIsExcluded()
    {
        var (left, right) = (Make.Summaries(100.0, 100.1, 99.9, 100.05, 99.95), Make.Summaries(100.02, 100.0, 100.0, 99.9, 100.1));
        var fine = SequentialPlan.Create(new DecisionOptions { Resolution = 0.02 });

        Assert.Equal(SequentialReason.GainExcluded, fine.Look(Relation.Less, left, right).Reason);
        Assert.NotEqual(SequentialReason.GainExcluded, Plan.Look(Relation.Less, left, right).Reason);
    }

    // The claim fails since it is excluded that it holds by 5 %, and not since it was not shown, or the time was up.
    [Theory]
    [InlineData(5, false)]
    [InlineData(4, true)]
    public void ClaimThatFailsWithoutContraryEvidence_ReportsTheExclusion(int blocks, bool last)
    {
        var (left, right) = Make.WithStatistic(1, blocks);

        var decision = Plan.Look(Relation.Less, left, right, last);

        Assert.Equal((Truth.False, SequentialReason.GainExcluded), (decision.Truth, decision.Reason));
    }

    [Fact]
    public void PaperMode_FailsAStrictClaimAtTheCapWhateverIsExcluded()
    {
        var (left, right) = (Make.Random(3, 20, 5, 100, 0.5), Make.Random(4, 20, 5, 100, 0.5));
        var paper = SequentialPlan.Create(new DecisionOptions { Paper = true, Resolution = 0.02 });

        var decision = paper.Look(Relation.Less, left, right);

        Assert.Equal((Truth.False, SequentialReason.CapReached), (decision.Truth, decision.Reason));
    }

    [Fact]
    public void ExactValues_AreDecidedAtTheFirstAnalysis()
    {
        var plan = SequentialPlan.Create(new DecisionOptions { Scale = ComparisonScale.Difference });
        var (zero, some) = (Make.Summaries(0, 0, 0), Make.Summaries(24, 24, 24));

        Assert.Equal(Truth.True, plan.Look(Relation.Less, zero, some).Truth);
        Assert.Equal(Truth.True, plan.Look(Relation.Equal, zero, zero).Truth);
        Assert.Equal((true, Truth.False), (plan.Look(Relation.Less, some, some).Stop, plan.Look(Relation.Less, some, some).Truth));
        Assert.Equal(Truth.True, plan.Look(Relation.LessOrEqual, zero, Sample.Constant(0)).Truth);
    }

    [Fact]
    public void Limit_IsDecidedOnTheSameSchedule() =>
        Assert.Equal(
            (Truth.True, 3),
            (
                Plan.Look(Relation.Less, Make.Summaries(10, 10.1, 9.9), Sample.Constant(20)).Truth,
                Plan.Look(Relation.Less, Make.Summaries(10, 10.1, 9.9), Sample.Constant(20)).Blocks));

    // The left side varies ten times as much: a difference of 1.5 % is significant, but not beyond the margin of 2 %.
    [Theory]
    [InlineData(1.015, SequentialReason.UnequalSpread, Truth.Unknown)]
    [InlineData(1.060, SequentialReason.ContraryEvidence, Truth.False)]
    [InlineData(0.985, SequentialReason.ViolationExcluded, Truth.True)]
    public void UnequalSpread_RequiresAMargin(double ratio, SequentialReason reason, Truth expected)
    {
        var left = Sample.OfSummaries(Enumerable.Range(0, 20).Select(block => 100 * ratio * (1 + (0.01 * Math.Sin(block * 2.4)))));
        var right = Sample.OfSummaries(Enumerable.Range(0, 20).Select(static block => 100 * (1 + (0.001 * Math.Cos(block * 1.7)))));

        var decision = Plan.Look(Relation.LessOrEqual, left, right);

        Assert.Equal((expected, reason), (decision.Truth, decision.Reason));
        Assert.True(ratio < 1 || decision.Evidence!.PGreater < decision.Look!.Alpha);
        var paper = SequentialPlan.Create(new DecisionOptions { Paper = true });
        Assert.Equal(ratio > 1 ? Truth.False : Truth.True, paper.Look(Relation.LessOrEqual, left, right).Truth); // which knows no margin
    }

    // Evidence against the claim that is held back, and a gain of the resolution that is excluded: more evidence is no less of an answer.
    [Theory]
    [InlineData(1.015, Relation.Less)]
    [InlineData(0.985, Relation.Greater)]
    public void UnequalSpread_DoesNotReduceAnExcludedGain(double ratio, Relation claimed)
    {
        var left = Sample.OfSummaries(Enumerable.Range(0, 20).Select(block => 100 * ratio * (1 + (0.01 * Math.Sin(block * 2.4)))));
        var right = Sample.OfSummaries(Enumerable.Range(0, 20).Select(static block => 100 * (1 + (0.001 * Math.Cos(block * 1.7)))));

        var decision = Plan.Look(claimed, left, right);

        Assert.Equal((Truth.False, SequentialReason.GainExcluded), (decision.Truth, decision.Reason));
        Assert.Equal(
            SequentialReason.UnequalSpread, Plan.Look(claimed == Relation.Less ? Relation.Greater : Relation.Less, left, right).Reason);
    }

    [Fact]
    public void InterpretationWithItsOwnLevel_DecidesAtThatLevel()
    {
        var plan = SequentialPlan.Fixed(new DecisionOptions(), 5, interpretation: new OverlapIntervals { Significance = 0.0033 });
        var strict = SequentialPlan.Fixed(new DecisionOptions(), 5, interpretation: new OverlapIntervals());

        Assert.Equal(SequentialReason.Shown, plan.Look(Relation.Greater, Reference.A, Reference.B).Reason); // p = 0.00329
        Assert.NotEqual(SequentialReason.Shown, strict.Look(Relation.Greater, Reference.A, Reference.B).Reason);
        Assert.Equal(SequentialReason.ContraryEvidence, plan.Look(Relation.Less, Reference.A, Reference.B).Reason);
        Assert.NotEqual(SequentialReason.ContraryEvidence, strict.Look(Relation.Less, Reference.A, Reference.B).Reason);
    }

    [Fact]
    public void BadBlocks_StopWithTheProblem()
    {
        var decision = Plan.Look(Relation.LessOrEqual, Make.Summaries(100, double.NaN, 101), Make.Summaries(100, 101, 102));

        Assert.Equal((true, Truth.Unknown, SequentialReason.Problem), (decision.Stop, decision.Truth, decision.Reason));
        Assert.Contains("NotANumber", decision.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void OneLastBlock_IsAProblemAndNoBlocksAreNotOne()
    {
        Assert.Equal(
            EvidenceProblem.TooFewRuns, Plan.Look(Relation.Less, Make.Summaries(1), Make.Summaries(2), last: true).Evidence!.Problem);
        Assert.False(Plan.Look(Relation.Less, Make.Runs(), Make.Runs()).Stop);
        Assert.Equal(EvidenceProblem.Empty, Plan.Look(Relation.Less, Make.Runs(), Make.Runs(), last: true).Evidence!.Problem);
    }

    [Fact]
    public void PaperMode_PassesOnlyAtTheCap()
    {
        var plan = SequentialPlan.Create(new DecisionOptions { Paper = true });
        var (left, right) = (Make.Random(3, 20, 5, 103, 0.04), Make.Random(4, 20, 5, 100, 0.04));

        Assert.False(plan.Look(Relation.LessOrEqual, First(left, 3), First(right, 3)).Stop);
        Assert.Equal(Truth.True, plan.Look(Relation.LessOrEqual, left, right).Truth);
    }

    [Fact]
    public void FixedDesign_DecidesAtItsOnlyAnalysis()
    {
        var plan = SequentialPlan.Fixed(new DecisionOptions(), 4);

        Assert.False(plan.Look(Relation.Less, Make.Summaries(100, 102, 101), Make.Summaries(200, 205, 203)).Stop);
        Assert.Equal(Truth.True, plan.Look(Relation.Less, Make.Summaries(100, 102, 101, 100), Make.Summaries(200, 205, 203, 204)).Truth);
    }

    [Fact]
    public void Equivalence_IsShownOrContinues()
    {
        var (left, right) = (Make.Random(3, 8, 5, 100, 0.005, 0.005), Make.Random(4, 8, 5, 100, 0.005, 0.005));

        Assert.Equal(
            (Truth.True, SequentialReason.Shown),
            (Plan.LookEquivalent(0.05, left, right).Truth, Plan.LookEquivalent(0.05, left, right).Reason));
        Assert.Equal(SequentialReason.Undecided, Plan.LookEquivalent(0.0001, left, right).Reason);
        Assert.Equal(SequentialReason.CapReached, Plan.LookEquivalent(0.0001, left, right, last: true).Reason);
        Assert.Equal(Truth.False, Plan.LookEquivalent(0.05, left.Scale(2), right).Truth);
    }

    [Fact]
    public void EveryReason_HasAText()
    {
        var decision = Plan.Look(Relation.Less, Make.Summaries(100, 102, 101), Make.Summaries(200, 205, 203));

        Assert.Equal("3 blocks show it, at the level 0.001 of this analysis.", decision.Text);
        Assert.All(Enum.GetValues<SequentialReason>(), reason => Assert.NotEmpty((decision with { Reason = reason }).Text));
    }

    // A hundred quantified cases share the level: it is small then, and never nothing.
    [Theory]
    [InlineData(1, "3 blocks show it, at the level 0.001 of this analysis.")]
    [InlineData(7, "3 blocks show it, at the level 1.3e-4 of this analysis.")]
    [InlineData(5000, "3 blocks show it, at the level 1.8e-7 of this analysis.")]
    public void SharedLevel_IsShownWithItsDigits(int relations, string text)
    {
        var decision = Plan.Look(Relation.Less, Make.Summaries(100, 102, 101), Make.Summaries(200, 205, 203));
        var analysis = SequentialPlan.Create(new DecisionOptions(), relations: relations).Looks[0];

        Assert.Equal(text, (decision with { Look = analysis }).Text);
    }

    // Overlapping intervals decide at a significance of their own.
    [Fact]
    public void OwnSignificance_IsTheReportedLevel()
    {
        var plan = SequentialPlan.Fixed(new DecisionOptions(), 10, interpretation: new OverlapIntervals());

        Assert.Equal(
            "10 blocks show it, at the level 1e-10 of this analysis.",
            plan.Look(Relation.Less, Make.Random(1, 10, 6), Make.Random(2, 10, 6, level: 200)).Text);
    }

    // A claim that fails at the cap fails because what is claimed is excluded, and not because no more blocks may be measured.
    [Theory]
    [InlineData(Relation.Less)]
    [InlineData(Relation.Greater)]
    [InlineData(Relation.NotEqual)]
    public void ClaimThatFailsAtTheCap_SaysWhatIsExcluded(Relation relation)
    {
        var (left, right) = (Make.Random(3, 20, 5, 100, 0.005), Make.Random(4, 20, 5, 100, 0.005));
        var decision = Plan.Look(relation, left, right);

        Assert.Equal((Truth.False, SequentialReason.GainExcluded), (decision.Truth, decision.Reason));
        Assert.Equal(
            "20 blocks exclude that the claimed difference is as large as the resolution, at the level 0.033 of this analysis.",
            decision.Text);
    }

    // Of a difference and of an equivalence alike.
    [Fact]
    public void UnequalSpread_ExplainsTheMargin() => Assert.Equal(
        "One side varies more than twice as much between runs as the other. That calls for a margin of 2 %, which 3 blocks do not show.",
        (Plan.Look(Relation.Less, Make.Summaries(100, 102, 101), Make.Summaries(200, 205, 203)) with
        {
            Reason = SequentialReason.UnequalSpread,
        }).Text);

    [Fact]
    public void PaperThatFailsAtTheCap_ExcludesNothing()
    {
        var plan = SequentialPlan.Create(new DecisionOptions { Paper = true, Resolution = 1e-6 });
        var decision = plan.Look(Relation.Greater, Make.Random(3, 20, 5), Make.Random(4, 20, 5));

        Assert.Equal((Truth.False, SequentialReason.CapReached), (decision.Truth, decision.Reason));
    }

    // Worked with R: t <- 5/20; B <- 1 * sqrt(t); mu <- (1 + 1)/sqrt(t); z <- qnorm(.0058, lower.tail = FALSE)
    // pnorm((B + mu * (1 - t) - z) / sqrt(1 - t))
    [Theory]
    [InlineData(1, 5, 0.8701055054629)]
    [InlineData(-0.5, 8, 0.0011273488228)]
    public void ConditionalPower_AgreesWithR(double z, int blocks, double expected) =>
        Close.Absolute(expected, ConditionalPower.Of(z, blocks, 20, 0.0058), 1e-8);

    private static Sample First(Sample sample, int runs) => new([.. sample.Runs.Take(runs)]);
}
