namespace SplNet.Statistics.Tests;

/// <summary>The interpretations by ranks and order statistics against R.</summary>
public sealed class RankTests
{
    // R: wilcox.test(a, b, alternative = "greater", exact = TRUE)$p.value; wilcox.test(log(a), log(b), conf.int = TRUE, conf.level = .98)
    [Fact]
    public void MannWhitneyExact_AgreesWithR()
    {
        var evidence = new MannWhitney().Weigh(Reference.A, Reference.B, Reference.Ratios);

        Close.Relative(2.6041061974708053e-05, evidence.PGreater);
        Close.Relative(1.0238095469701629, evidence.Effect);
        Close.Relative(1.0099900099900103, evidence.Lower);
        Close.Relative(1.0371485943775101, evidence.Upper);
    }

    // R: exp(log(1.0371485943775101 / 1.0099900099900103) / 2 * (1 + qnorm(.9) / qnorm(.99))) - 1, from the interval above
    [Fact]
    public void DetectableEffect_ComesFromTheInterval() =>
        Close.Relative(0.020789347269807301, new MannWhitney().Weigh(Reference.A, Reference.B, Reference.Ratios).DetectableEffect);

    // All of a hundred values beyond a limit: 2^-100, not the rounding of 1 - 1.
    [Fact]
    public void SignTest_KeepsTheDigitsOfSmallTails() =>
        Close.Relative(
            Math.ScaleB(1, -100),
            new MannWhitney().Weigh(Make.Random(1, 10, 10), Sample.Constant(1), Reference.Ratios).PGreater);

    // R: wilcox.test(round(a), round(b), alternative = "greater", exact = FALSE, correct = TRUE)$p.value
    [Fact]
    public void MannWhitneyWithTies_AgreesWithR() =>
        Close.Relative(
            0.00014868599004297096,
            new MannWhitney().Weigh(Reference.A.Transform(Math.Round), Reference.B.Transform(Math.Round), Reference.Ratios).PGreater);

    // R: wilcox.test(sapply(A, median), sapply(B, median), alternative = "greater", exact = TRUE)$p.value
    [Fact]
    public void MannWhitneyOfRuns_AgreesWithR() =>
        Close.Relative(0.027777777777777776, new MannWhitney { OfRuns = true }.Weigh(Reference.A, Reference.B, Reference.Ratios).PGreater);

    // R: binom.test(8, 8, alternative = "greater")$p.value = 1/256 and binom.test(7, 8, …) = 9/256
    [Theory]
    [InlineData(9, 1 / 256.0)]
    [InlineData(10.5, 9 / 256.0)]
    public void MannWhitneyAgainstALimit_IsTheSignTest(double limit, double expected)
    {
        var sample = Make.Runs([10, 11, 12, 13], [14, 15, 16, 17]);

        Close.Relative(expected, new MannWhitney().Weigh(sample, Sample.Constant(limit), Reference.Ratios).PGreater);
        Close.Relative(expected, new MannWhitney().Weigh(Sample.Constant(limit), sample, Reference.Ratios).PLess);
    }

    // R: for every k in 1:20 the larger of pbinom(k - 1, 20, .5) and pbinom(20 - sum(b < sort(a)[k]), 20, .5); twice the smallest of them
    [Fact]
    public void MedianOrder_AgreesWithR()
    {
        var evidence = new MedianOrder().Weigh(Reference.A, Reference.B, Reference.Ratios);

        Close.Relative(0.041389465332031285, evidence.PGreater);
        Assert.Equal(1, evidence.PLess);
        Close.Relative(0.99703703703703705, evidence.Lower); // sort(a)[4] / sort(b)[17]
        Close.Relative(1.0612348178137652, evidence.Upper);
    }

    [Fact]
    public void MedianOrderOfRuns_NeedsEightRunsAtOnePercent()
    {
        Assert.True(Weigh(7).PLess >= 0.01);
        Assert.True(Weigh(8).PLess < 0.01);

        static Evidence Weigh(int runs) => new MedianOrder { OfRuns = true }.Weigh(
            Make.Random(1, runs, 3),
            Make.Random(2, runs, 3, level: 200),
            new DecisionOptions());
    }

    // R: uniroot of qt(1 - s/2, 19) * (sd(a) + sd(b)) / sqrt(20) - (mean(a) - mean(b)) in s
    [Fact]
    public void OverlapIntervals_AgreeWithR()
    {
        var evidence = new OverlapIntervals { Significance = 0.0033 }.Weigh(Reference.A, Reference.B, Reference.Ratios);

        Close.Relative(0.0032943118243288281, evidence.PGreater);
        Assert.Equal(Truth.True, RelationRule.Decide(Relation.Greater, evidence, Reference.Ratios));
        Assert.NotEqual(Truth.True, RelationRule.Decide(
            Relation.Greater, new OverlapIntervals().Weigh(Reference.A, Reference.B, Reference.Ratios), Reference.Ratios));
    }

    // From 30 values on the quantile is normal. R: a <- c(a, a + .5); b <- c(b, b + .5); 2 * pnorm(-(mean(a) - mean(b)) / ((sd(a) +
    // sd(b)) / sqrt(40)))
    [Fact]
    public void OverlapIntervalsOfManyValues_AreNormal()
    {
        var evidence = new OverlapIntervals().Weigh(Doubled(Reference.A), Doubled(Reference.B), Reference.Ratios);

        Close.Relative(2.0548839526114039e-06, evidence.PGreater);

        static Sample Doubled(Sample sample) => new([.. sample.Runs, .. sample.Shift(0.5).Runs]);
    }

    // R: anova(lm(c(a, b) ~ factor(rep(1:2, each = 20)))): F = 21.32…, Pr(>F) = 4.348…e-05, two-sided
    [Fact]
    public void Anova_AgreesWithR() =>
        Close.Relative(4.348943549582193e-05 / 2, new Anova().Weigh(Reference.A, Reference.B, Reference.Ratios).PGreater);
}
