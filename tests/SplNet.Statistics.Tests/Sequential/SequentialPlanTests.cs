namespace SplNet.Statistics.Tests;

/// <summary>The schedule of looks.</summary>
public sealed class SequentialPlanTests
{
    // The critical values that belong to the tabulated levels. R: qt(c(.0010, …), c(2, 4, 7, 11, 19), lower.tail = FALSE)
    [Theory]
    [InlineData(20, 0.01, new[] { 3, 5, 8, 12, 20 }, new[] { 22.327, 7.610, 4.500, 3.520, 2.793 })]
    [InlineData(20, 0.05, new[] { 3, 5, 8, 12, 20 }, new[] { 9.925, 4.908, 3.157, 2.529, 1.951 })]
    [InlineData(10, 0.01, new[] { 3, 4, 6, 10 }, new[] { 20.376, 10.215, 4.919, 3.087 })]
    [InlineData(10, 0.05, new[] { 3, 4, 6, 10 }, new[] { 9.046, 5.472, 3.129, 2.047 })]
    public void TabulatedDesign_HasItsCriticalValues(int cap, double alpha, int[] blocks, double[] critical)
    {
        var plan = SequentialPlan.Create(new DecisionOptions { Alpha = alpha }, cap);

        Assert.Equal(blocks, plan.Looks.Select(static analysis => analysis.Blocks));
        foreach (var (analysis, expected) in plan.Looks.Zip(critical))
            Close.Absolute(expected, StudentDistribution.UpperQuantile(analysis.Alpha, analysis.Blocks - 1), 0.0006);
    }

    // Evidence at the critical value of a look has the p-value α of the whole design, at whichever look.
    [Theory]
    [InlineData(20, 0.01, 3, 22.327, 0.01)]
    [InlineData(20, 0.05, 3, 22.327, 0.01)]
    [InlineData(20, 0.05, 5, 7.610, 0.01)]
    [InlineData(10, 0.05, 4, 5.472, 0.05)]
    public void EvidenceAtTheCriticalValue_HasThePValueOfTheDesign(int cap, double alpha, int blocks, double statistic, double expected)
    {
        var (left, right) = Make.WithStatistic(statistic * 1.00001, blocks);

        var decision = SequentialPlan.Create(new DecisionOptions { Alpha = alpha }, cap).Look(Relation.LessOrEqual, left, right);

        Assert.Equal(SequentialReason.ContraryEvidence, decision.Reason);
        Close.Relative(expected, decision.PValue, 1e-3);
    }

    [Fact]
    public void FixedDesign_HasThePValueOfItsTest()
    {
        var (left, right) = Make.WithStatistic(10);
        var plan = SequentialPlan.Fixed(new DecisionOptions { Alpha = 0.05 }, 3);

        Close.Relative(StudentDistribution.LowerTail(-10, 2), plan.Look(Relation.Greater, left, right).PValue);
        Close.Relative(2 * StudentDistribution.LowerTail(-10, 2), plan.Look(Relation.NotEqual, left, right).PValue);
    }

    [Fact]
    public void NothingDecidedByEvidence_HasThePValueOne()
    {
        var (left, right) = Make.WithStatistic(0.1);

        Assert.Equal(1, SequentialPlan.Create(new DecisionOptions()).Look(Relation.LessOrEqual, left, right).PValue);
    }

    [Fact]
    public void HigherLevel_IsHigherAtEveryAnalysis()
    {
        foreach (var cap in new[] { 5, 10, 15, 20, 40 })
        {
            var previous = Levels(0);
            Assert.All(previous, static level => Assert.Equal(0, level));
            for (var alpha = 0.0002; alpha < 0.5; alpha *= 1.05)
            {
                var levels = Levels(alpha);
                for (var analysis = 0; analysis < levels.Length; analysis++)
                    Assert.True(levels[analysis] > previous[analysis], $"cap {cap}, α {alpha}, look {analysis}");
                Assert.InRange(levels.Sum(), alpha * 0.99, alpha * 1.35); // Bonferroni's bound, and what the overlap of the looks allows
                previous = levels;
            }

            double[] Levels(double alpha) =>
                [.. SequentialPlan.Create(new DecisionOptions { Alpha = alpha }, cap).Looks.Select(static analysis => analysis.Alpha)];
        }
    }

    [Theory]
    [InlineData(15)]
    [InlineData(4)]
    [InlineData(40)]
    public void UntabulatedCap_SpendsExactlyAlpha(int cap)
    {
        var plan = SequentialPlan.Create(new DecisionOptions(), cap);

        Assert.Equal(cap, plan.Cap);
        Close.Relative(0.01, plan.Looks.Sum(static analysis => analysis.Alpha), 1e-12);
    }

    // Each look beyond the table comes when there are half as many blocks again.
    [Theory]
    [InlineData(30, new[] { 3, 5, 8, 12, 20, 30 })]
    [InlineData(45, new[] { 3, 5, 8, 12, 20, 30, 45 })]
    [InlineData(50, new[] { 3, 5, 8, 12, 20, 30, 45, 50 })]
    [InlineData(15, new[] { 3, 5, 8, 12, 15 })]
    public void UntabulatedCap_ContinuesTheTabulatedSchedule(int cap, int[] expected) =>
        Assert.Equal(expected, SequentialPlan.Create(new DecisionOptions(), cap).Looks.Select(static analysis => analysis.Blocks));

    [Fact]
    public void SeveralRelations_ShareTheLevel() =>
        Assert.Equal(
            SequentialPlan.Create(new DecisionOptions { Alpha = 0.01 }).Looks.Select(static analysis => analysis.Alpha),
            SequentialPlan.Create(new DecisionOptions { Alpha = 0.03 }, relations: 3).Looks.Select(static analysis => analysis.Alpha));

    [Fact]
    public void FixedDesign_HasOneAnalysisAtTheFullLevel() =>
        Assert.Equal([new Look(7, 0.01, 0.05)], SequentialPlan.Fixed(new DecisionOptions(), 7).Looks);

    [Theory]
    [InlineData(0, 3)]
    [InlineData(3, 5)]
    [InlineData(6, 8)]
    [InlineData(20, null)]
    public void NextAnalysis_IsTheFirstAfterTheBlocks(int blocks, int? expected) =>
        Assert.Equal(expected, SequentialPlan.Create(new DecisionOptions()).NextLook(blocks));

    [Fact]
    public void ImpossiblePlans_AreRefused()
    {
        Assert.Throws<ArgumentOutOfRangeException>(() => SequentialPlan.Create(new DecisionOptions(), cap: 2));
        Assert.Throws<ArgumentOutOfRangeException>(() => SequentialPlan.Create(new DecisionOptions(), relations: 0));
        Assert.Throws<ArgumentOutOfRangeException>(() => SequentialPlan.Fixed(new DecisionOptions(), 0));
    }
}
