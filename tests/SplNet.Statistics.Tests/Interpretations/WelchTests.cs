namespace SplNet.Statistics.Tests;

/// <summary>Welch's test on pooled observations, and on run summaries, against R.</summary>
public sealed class WelchTests
{
    // R: t.test(a, b, alternative = "greater"); t.test(a, b, conf.level = .98)$conf.int
    [Fact]
    public void PooledDifferences_AgreeWithR()
    {
        var evidence = new Welch().Weigh(Reference.A, Reference.B, Reference.Differences);

        Close.Relative(3.1143865355906882e-05, evidence.PGreater);
        Close.Relative(31.439970190100411, evidence.DegreesOfFreedom);
        Close.Relative(1.1226149247507038, evidence.Lower);
        Close.Relative(3.6623850752493214, evidence.Upper);
    }

    // R: the roots of (mean(a) - c mean(b))^2 - q^2 (var(a)/20 + c^2 var(b)/20), q <- qt(.99, t.test(a, b)$parameter), by uniroot
    [Fact]
    public void PooledRatio_HasTheIntervalOfFieller()
    {
        var evidence = new Welch().Weigh(Reference.A, Reference.B, Reference.Ratios);

        Close.Relative(1.0111726535207262, evidence.Lower);
        Close.Relative(1.0367034881488029, evidence.Upper);
        Close.Relative(3.1143865355906882e-05, evidence.PGreater);
    }

    // R: t.test(a, 1.05 * b, alternative = "less")$p.value is 1.03e-05
    [Fact]
    public void ScaledSide_IsTheTestOfTheScaledValues()
    {
        Close.Relative(1.034955620076081e-05, new Welch().Weigh(Reference.A, Reference.B.Scale(1.05), Reference.Ratios).PLess);
        Assert.True(new Welch().Weigh(Reference.A, Reference.B, Reference.Ratios with { ResolutionAlpha = 1.04e-5 }).ExcludesLarger);
        Assert.False(new Welch().Weigh(Reference.A, Reference.B, Reference.Ratios with { ResolutionAlpha = 1.03e-5 }).ExcludesLarger);
    }

    // R: t.test(a, mu = 105, alternative = "less")$p.value
    [Fact]
    public void Limit_IsTheOneSampleTest() =>
        Close.Relative(1.066414596785446e-05, new Welch().Weigh(Reference.A, Sample.Constant(105), Reference.Ratios).PLess);

    // R: w <- t.test(log(sapply(A, median)), log(sapply(B, median)), alternative = "greater"); w$p.value;
    // pt(w$statistic, 4, lower.tail = FALSE)
    [Fact]
    public void RunSummaries_AgreeWithR()
    {
        var classical = new WelchRuns { Satterthwaite = true }.Weigh(Reference.A, Reference.B, Reference.Ratios);

        Close.Relative(0.029286180841085165, classical.PGreater);
        Close.Relative(6.3627367580509206, classical.DegreesOfFreedom);
        Close.Relative(0.041425359372021978, new WelchRuns().Weigh(Reference.A, Reference.B, Reference.Ratios).PGreater);
    }

    [Fact]
    public void UnequalNumbersOfRuns_AreCompared()
    {
        var evidence = new WelchRuns().Weigh(Make.Summaries(100, 101, 99, 100.5), Make.Summaries(110, 111), Reference.Ratios);

        Assert.Equal(EvidenceProblem.None, evidence.Problem);
        Assert.Equal(1, evidence.DegreesOfFreedom);
    }

    // Bulej et al., Unit Testing Performance with Stochastic Performance Logic, section 4.1: the observations {2, 4}, {-1, 1} and {-4, -2}.
    // R: t.test(x, y, alternative = "greater")$p.value and so on: 0.08397…, 0.08397…, 0.02565…
    [Fact]
    public void NotLargerAtFivePercent_IsNotTransitive()
    {
        var (x, y, z) = (Make.Summaries(2, 4), Make.Summaries(-1, 1), Make.Summaries(-4, -2));
        var options = new DecisionOptions { Alpha = 0.05, Paper = true, Scale = ComparisonScale.Difference };

        Assert.Equal(Truth.True, LessOrEqual(x, y, 0.083974852831078167));
        Assert.Equal(Truth.True, LessOrEqual(y, z, 0.083974852831078167));
        Assert.Equal(Truth.False, LessOrEqual(x, z, 0.025658350974743095));

        Truth LessOrEqual(Sample left, Sample right, double expected)
        {
            var evidence = new Welch().Weigh(left, right, options);
            Close.Relative(expected, evidence.PGreater);
            return RelationRule.Decide(Relation.LessOrEqual, evidence, options);
        }
    }
}
