using FsCheck.Fluent;

namespace SplNet.Statistics.Tests;

/// <summary>Means within blocks against R 4.2.2, with a, b and T(ρ) = mean(a - ρb)·√5 / sd(a - ρb) as below.</summary>
public sealed class PairedMeansTests
{
    private static readonly Sample Left = Make.Summaries(103.1, 99.2, 101.7, 104.9, 102.3);
    private static readonly Sample Right = Make.Summaries(100.4, 98.8, 99.1, 101.2, 100.9);
    private static readonly PairedMeans Means = new();

    // R: a <- c(103.1, 99.2, 101.7, 104.9, 102.3); b <- c(100.4, 98.8, 99.1, 101.2, 100.9); T <- function(rho) { d <- a - rho * b;
    // mean(d) * sqrt(5) / sd(d) }
    //    pt(T(1), 4); pt(-T(1), 4); mean(a) / mean(b)
    //    uniroot(function(r) T(r) - qt(.99, 4), c(.8, 1.05), tol = 1e-15)$root and with + in c(1, 1.5); the same with qt(.95, 4)
    [Fact]
    public void RatioOfMeans_AgreesWithR()
    {
        var evidence = Means.Weigh(Left, Right, new DecisionOptions());

        Close.Relative(0.99027872734545108, evidence.PLess);
        Close.Relative(0.0097212726545488921, evidence.PGreater);
        Close.Relative(1.0215827338129495, evidence.Effect);
        Close.Relative(1.000188358109086, evidence.Lower);
        Close.Relative(1.0425570024560227, evidence.Upper);
        Close.Relative(1.0094635358582305, evidence.ResolutionLower);
        Close.Relative(1.0335659685349758, evidence.ResolutionUpper);
        Assert.Equal((4, 5, ComparisonScale.Ratio), (evidence.DegreesOfFreedom, evidence.Blocks, evidence.Scale));
    }

    [Fact]
    public void CorrelatedSides_HaveAnIntervalThatAgreesWithTheTest()
    {
        var evidence = Means.Weigh(
            Make.Summaries(779, 684.2, 656.5), Make.Summaries(969, 860.7, 821.1), new DecisionOptions { Alpha = 0.001 });

        Assert.InRange(evidence.PLess, 0.0005, 0.001);
        Assert.InRange(evidence.Upper, evidence.Effect, 1);
    }

    // Where both sides vary together, hypotheses far out are rejected no more.
    [Fact]
    public void RejectedHypothesis_IsNeverInTheInterval()
    {
        var options = new DecisionOptions();
        var passed = 0;
        for (var seed = 0; seed < 2_000; seed++)
        {
            var random = new Random(seed);
            double[] right = [.. Enumerable.Range(0, 3 + (seed % 3)).Select(_ => 100 * Math.Exp(0.2 * (random.NextDouble() - 0.5)))];
            var own = 0.02 * (1 + (seed % 10));
            double[] left = [.. right.Select(value => value * (0.9 + (own * (random.NextDouble() - 0.5))))];
            var evidence = Means.Weigh(Make.Summaries(left), Make.Summaries(right), options);
            var mirrored = Means.Weigh(Make.Summaries(right), Make.Summaries(left), options);

            Assert.True(
                evidence.PLess >= options.Alpha || (evidence.Upper < 1 && mirrored.Lower > 1),
                $"{seed}: p {evidence.PLess}, up to {evidence.Upper}, mirrored from {mirrored.Lower}");
            Assert.True(
                !evidence.ExcludesLarger || evidence.ResolutionUpper <= 1 + options.Resolution,
                $"{seed}: up to {evidence.ResolutionUpper}");
            Assert.True(
                !mirrored.ExcludesSmaller || mirrored.ResolutionLower >= 1 / (1 + options.Resolution),
                $"{seed}: from {mirrored.ResolutionLower}");
            passed += evidence.PLess < options.Alpha ? 1 : 0;
        }

        Assert.InRange(passed, 500, 1_999);
    }

    // R: t.test(a, b, paired = TRUE, conf.level = 0.98)
    [Fact]
    public void DifferenceOfMeans_AgreesWithR()
    {
        var evidence = Means.Weigh(Left, Right, new DecisionOptions { Scale = ComparisonScale.Difference });

        Close.Relative(2.16, evidence.Effect);
        Close.Relative(0.018659725719054648, evidence.Lower);
        Close.Relative(4.301340274280943454, evidence.Upper);
        Close.Relative(0.0097212726545488921, evidence.PGreater);
    }

    // R: x <- list(c(1,1,1,9), c(1,1,9,1), c(1,1,1,1), c(9,1,1,1)); y <- c(4, 4.2, 3.9, 4.1); m <- sapply(x, mean); all <-
    // unlist(x); N <- length(all)
    //    d <- m - y; s <- sd(d); g <- mean((d - mean(d))^3) / s^3; mean(d) * 2 / s
    //    w <- (mean(d) + 2 * (max(all) - mean(all)) / (N + 2)) / s; pt(max(2 * w, 2 * (w + g * w^2 / 3 + g^2 * w^3 / 27 + g / 24)), 3)
    [Fact]
    public void FewSlowCalls_WeakenTheEvidenceThatTheirSideIsFasterAsInR()
    {
        var bursty = Make.Runs([1, 1, 1, 9], [1, 1, 9, 1], [1, 1, 1, 1], [9, 1, 1, 1]);
        var evidence = Means.Weigh(bursty, Make.Summaries(4, 4.2, 3.9, 4.1), new DecisionOptions());

        Close.Relative(-3.4303566780694261, evidence.Statistic);
        Close.Relative(0.082172369792846617, evidence.PLess);
        Close.Relative(StudentDistribution.LowerTail(3.4303566780694261, 3), evidence.PGreater);
    }

    [Fact]
    public void SlowCalls_DoNotWeakenTheEvidenceThatTheirSideIsSlower()
    {
        var bursty = Make.Runs([4, 4, 4, 9], [4, 4, 9, 4], [4, 4, 4, 4], [9, 4, 4, 4]);
        var evidence = Means.Weigh(bursty, Make.Summaries(2, 2.2, 2.1, 1.9), new DecisionOptions());

        Close.Relative(StudentDistribution.LowerTail(-evidence.Statistic, 3), evidence.PGreater);
    }

    // Five of them have the same geometric mean as the steady side, and twice its arithmetic mean.
    [Fact]
    public void MeanOfRareSlowRuns_IsArithmetic()
    {
        var evidence = Means.Weigh(Make.Summaries(1, 1, 1, 1, 6), Make.Summaries(1, 1.0001, 1, 0.9999, 1), new DecisionOptions());

        Close.Relative(2, evidence.Effect);
    }

    // What an interval says is what the test says: a claim is shown if and only if 1 lies outside.
    [Fact]
    public void Interval_AgreesWithTheTests() => Law.Holds(Prop.ForAll(Gen.Choose(1, 100_000).ToArbitrary(), seed =>
    {
        var random = new Random(seed);
        var options = new DecisionOptions { Alpha = 0.05, Resolution = 0.03, ResolutionAlpha = 0.1 };
        var (left, right) = (Bursty(random), Bursty(random));
        var evidence = Means.Weigh(left, right, options);

        Assert.Equal(evidence.PLess < options.Alpha, evidence.Upper < 1);
        Assert.Equal(evidence.PGreater < options.Alpha, evidence.Lower > 1);
        Assert.Equal(evidence.ExcludesLarger, evidence.ResolutionUpper <= 1.03);
        Assert.Equal(evidence.ExcludesSmaller, evidence.ResolutionLower >= 1 / 1.03);
    }));

    private static Sample Bursty(Random random) => Make.Runs(
        [.. Enumerable.Range(0, 5).Select(_ =>
            Enumerable.Range(0, 8).Select(_ => (1 + (0.05 * random.NextDouble())) * (random.Next(12) == 0 ? 3 : 1)).ToArray())]);
}
