namespace SplNet.Statistics.Tests;

/// <summary>The paired t test against R 4.2.2, with a = c(103.1, …) and b = c(100.4, …) as below.</summary>
public sealed class PairedRunsTests
{
    // What nine of ten repetitions show follows the noncentral t, which the power of runs integrates.
    [Theory]
    [InlineData(2, 0.01)]
    [InlineData(3, 0.001)]
    [InlineData(5, 0.0008)]
    [InlineData(20, 0.0058)]
    [InlineData(20, 0.05)]
    public void DetectableEffect_HasNinetyPercentPower(int runs, double alpha)
    {
        var left = Make.Random(1, runs, 1, within: 0.005, between: 0.005);
        var evidence = new PairedRuns().Weigh(left, Sample.Constant(100), new DecisionOptions { Alpha = alpha });

        Assert.InRange(RunPower.Of(evidence.DetectableEffect, evidence.StandardError * Math.Sqrt(runs), runs, alpha), 0.89, 0.91);
    }

    private static readonly Sample Left = Make.Summaries(103.1, 99.2, 101.7, 104.9, 102.3);
    private static readonly Sample Right = Make.Summaries(100.4, 98.8, 99.1, 101.2, 100.9);
    private static readonly PairedRuns Paired = new();
    private static readonly DecisionOptions Differences = new() { Scale = ComparisonScale.Difference };

    // R: t.test(log(a), log(b), paired = TRUE, alternative = "less") and "greater"; exp of estimate and conf.int at conf.level = 0.98
    [Fact]
    public void Ratios_AgreeWithR()
    {
        var evidence = Paired.Weigh(Left, Right, new DecisionOptions());

        Close.Relative(0.99064790353077914, evidence.PLess);
        Close.Relative(0.0093520964692208278, evidence.PGreater);
        Close.Relative(1.0214598114645934, evidence.Effect);
        Close.Relative(1.0004312624023750, evidence.Lower);
        Close.Relative(1.0429303697805015, evidence.Upper);
        Close.Relative(0.0055516184894442225, evidence.StandardError);
        Assert.Equal(4, evidence.DegreesOfFreedom);
        Assert.Equal(5, evidence.Blocks);
    }

    // R: d <- log(a) - log(b); q <- qt(.99, 4); exp(sd(d) / sqrt(5) * (q * (1 - 1 / 16) + qnorm(.9) * sqrt(1 + q^2 / 8))) - 1
    [Fact]
    public void DetectableEffect_AgreesWithR() =>
        Close.Relative(0.03180583980468987, Paired.Weigh(Left, Right, new DecisionOptions()).DetectableEffect);

    // R: t.test(a, b, paired = TRUE, conf.level = 0.98); t.test(a, b, paired = TRUE, alternative = "greater")$p.value
    [Fact]
    public void Differences_AgreeWithR()
    {
        var evidence = Paired.Weigh(Left, Right, Differences);

        Close.Relative(2.16, evidence.Effect);
        Close.Relative(0.018659725719054648, evidence.Lower);
        Close.Relative(4.301340274280943454, evidence.Upper);
        Close.Relative(0.0097212726545488921, evidence.PGreater);
    }

    // R: pt(-1 / (1 / sqrt(3)), 2)
    [Fact]
    public void EqualCountsOfEvents_AreNotCertain()
    {
        Sample one = new([.. Make.Summaries(1, 1, 1).Runs]) { SmallestSpread = 1 }, two =
            new([.. Make.Summaries(2, 2, 2).Runs]) { SmallestSpread = 1 };

        Close.Relative(0.11270166537925831, Paired.Weigh(one, two, Differences).PLess);
        Close.Relative(0.11270166537925831, Paired.Weigh(Make.Summaries(1, 1, 1), two, Differences).PLess);
        Assert.Equal(0, Paired.Weigh(Make.Summaries(1, 1, 1), Make.Summaries(2, 2, 2), Differences).PLess);
    }

    // R: t.test(log(a / 100), alternative = "greater")
    [Fact]
    public void ConstantRight_IsTheOneSampleTest() =>
        Close.Relative(0.036912761435988137, Paired.Weigh(Left, Sample.Constant(100), new DecisionOptions()).PGreater);

    [Fact]
    public void ExactDifferences_AreCertain()
    {
        var evidence = Paired.Weigh(Make.Summaries(24, 24, 24), Make.Summaries(32, 32, 32), Differences);

        Assert.Equal(0, evidence.PLess);
        Assert.Equal(1, evidence.PGreater);
        Assert.Equal((-8, -8, -8), (evidence.Lower, evidence.Effect, evidence.Upper));
        Assert.True(evidence.ExcludesLarger);
    }

    [Fact]
    public void ExactTie_IsNotLargerAndNotSmaller()
    {
        var evidence = Paired.Weigh(Make.Summaries(24, 24, 24), Make.Summaries(24, 24, 24), Differences);

        Assert.Equal(Truth.True, RelationRule.Decide(Relation.Equal, evidence, Differences));
        Assert.Equal(Truth.False, RelationRule.Decide(Relation.Less, evidence, Differences));
    }

    [Theory]
    [InlineData(1, Truth.False, Truth.True)]
    [InlineData(1.0625, Truth.True, Truth.True)]
    public void SameMeasurementTransformed_IsComparedExactly(double factor, Truth less, Truth lessOrEqual)
    {
        var evidence = Paired.Weigh(Left, Left.Scale(factor), new DecisionOptions());

        Assert.Equal(less, RelationRule.Decide(Relation.Less, evidence, new DecisionOptions()));
        Assert.Equal(lessOrEqual, RelationRule.Decide(Relation.LessOrEqual, evidence, new DecisionOptions()));
    }

    [Fact]
    public void TimesWithoutSpread_DecideNothingWithoutAMinimumSpread()
    {
        var (fast, slow) = (Make.Summaries(100, 100, 100), Make.Summaries(200, 200, 200));

        Assert.Equal(EvidenceProblem.NoSpread, Paired.Weigh(fast, slow, new DecisionOptions()).Problem);
        Assert.True(Paired.Weigh(fast, slow, new DecisionOptions { MinimumSpread = 0.01 }).PLess < 0.001);
    }

    [Fact]
    public void SideWithoutSpread_UsesTheSpreadOfTheOther()
    {
        var (still, lively) = (Make.Summaries(100, 100, 100), Make.Summaries(200, 205, 203));

        Assert.Equal(EvidenceProblem.None, Paired.Weigh(still, lively, new DecisionOptions()).Problem);
        Assert.Equal(EvidenceProblem.None, Paired.Weigh(lively, still, new DecisionOptions()).Problem);
    }

    [Theory]
    [InlineData(new double[0], EvidenceProblem.Empty)]
    [InlineData(new[] { 100.0 }, EvidenceProblem.TooFewRuns)]
    [InlineData(new[] { 100.0, 101 }, EvidenceProblem.UnequalRuns)]
    [InlineData(new[] { 100.0, double.NaN, 100 }, EvidenceProblem.NotANumber)]
    [InlineData(new[] { 100.0, double.PositiveInfinity, 100 }, EvidenceProblem.NotANumber)]
    [InlineData(new[] { 100.0, -1, 100 }, EvidenceProblem.NotANumber)]
    public void BadRuns_AreNamed(double[] left, EvidenceProblem expected)
    {
        var right = Make.Summaries(left.Length == 1 ? [90.0] : [90.0, 91, 92]);

        Assert.Equal(expected, Paired.Weigh(Make.Summaries(left), right, new DecisionOptions()).Problem);
        Assert.Equal(expected, Paired.Weigh(right, Make.Summaries(left), new DecisionOptions()).Problem);
    }

    [Theory]
    [InlineData(double.NegativeInfinity)]
    [InlineData(double.PositiveInfinity)]
    [InlineData(-5)]
    public void BadIterationDespiteAGoodMedian_IsNamed(double bad)
    {
        var left = Make.Runs([100, 101, bad], [100, 102, 103], [99, 98, 101]);

        Assert.Equal(EvidenceProblem.NotANumber, Paired.Weigh(left, Right3(), new DecisionOptions()).Problem);
    }

    [Fact]
    public void RunWithoutIterations_IsEmpty() =>
        Assert.Equal(EvidenceProblem.Empty, Paired.Weigh(Make.Runs([100], [], [101]), Right3(), new DecisionOptions()).Problem);

    [Fact]
    public void BothSidesBelowTheFloor_AreInconclusive()
    {
        var options = new DecisionOptions { Floor = 0.5 };

        Assert.Equal(EvidenceProblem.BelowFloor, Paired.Weigh(Make.Summaries(0.1, 0.3), Make.Summaries(0.2, 0.1), options).Problem);
        Assert.Equal(EvidenceProblem.None, Paired.Weigh(Make.Summaries(0.1, 0.3), Make.Summaries(20, 21), options).Problem);
    }

    [Fact]
    public void ValuesWithOverflowingSquares_DoNotPass()
    {
        var evidence = Paired.Weigh(Make.Summaries(1e300, -1e300, 5e299), Make.Summaries(1, 2, 3), Differences with { Paper = true });

        Assert.Equal(EvidenceProblem.NotANumber, evidence.Problem);
        Assert.Equal(Truth.Unknown, RelationRule.Decide(Relation.LessOrEqual, evidence, Differences with { Paper = true }));
    }

    private static Sample Right3() => Make.Summaries(90, 91, 92);
}
