namespace SplNet.Statistics.Tests;

/// <summary>Trimmed means of blocks against R 4.2.2, with a and b as below; each side has one run that was slow as a whole.</summary>
public sealed class TrimmedRunsTests
{
    private static readonly Sample Left = Make.Summaries(103.1, 99.2, 101.7, 104.9, 142.3, 100.8, 102.2, 101.1, 103.6, 99.9, 102.4, 101.5);
    private static readonly Sample Right = Make.Summaries(100.4, 98.8, 99.1, 101.2, 100.9, 100.1, 99.6, 100.7, 131.2, 98.9, 100.3, 100.8);
    private static readonly TrimmedRuns Trimmed = new();
    private static readonly DecisionOptions Differences = new() { Scale = ComparisonScale.Difference };

    // R: a <- c(103.1, …); b <- c(100.4, …); d <- sort(log(a) - log(b)); n <- length(d); g <- ceiling(n / 10); h <- n - 2 * g
    //    w <- pmin(pmax(d, d[g + 1]), d[n - g]); m <- mean(d, trim = g / n); e <- sd(w) * sqrt((n - 1) / (h * (h - 1)))
    //    f <- .9 * (h - 1); exp(m); e; pt(m / e, f); pt(-m / e, f); exp(m - e * qt(.99, f)); exp(m + e * qt(.99, f))
    [Fact]
    public void Ratios_AgreeWithR()
    {
        var evidence = Trimmed.Weigh(Left, Right, new DecisionOptions());

        Close.Relative(1.0159909515155425, evidence.Effect);
        Close.Relative(0.0045823539351922994, evidence.StandardError);
        Close.Relative(0.99378629726778978, evidence.PLess);
        Close.Relative(0.0062137027322102913, evidence.PGreater);
        Close.Relative(1.0016917813220927, evidence.Lower);
        Close.Relative(1.0304942426492196, evidence.Upper);
        Assert.Equal((6.3, 12), (evidence.DegreesOfFreedom, evidence.Blocks));
    }

    // What the slow runs hide from the means of all.
    [Fact]
    public void SlowRunsOnBothSides_HideNothing()
    {
        Assert.True(Trimmed.Weigh(Left, Right, new DecisionOptions()).PGreater < 0.01);
        Assert.True(new PairedMeans().Weigh(Left, Right, new DecisionOptions()).PGreater > 0.2);
        Assert.True(new PairedRuns().Weigh(Left, Right, new DecisionOptions()).PGreater > 0.2);
    }

    [Fact]
    public void SlowRunOnOneSide_MakesNoDifference()
    {
        double[] steady = [100, 101, 99, 100.5, 99.5, 100.2, 99.8, 100.4, 99.7, 100.1, 99.9, 100.3];
        double[] other = [.. steady.Reverse()];
        var evidence = Trimmed.Weigh(Make.Summaries([.. other[..11], other[11] * 3]), Make.Summaries(steady), new DecisionOptions());

        Assert.InRange(evidence.Effect, 0.995, 1.005);
        Assert.True(evidence.PGreater > 0.1);
    }

    // Nothing is set aside of so few.
    [Fact]
    public void FewBlocks_AreComparedAsPairedRuns()
    {
        var (left, right) = (Make.Summaries(103.1, 99.2, 101.7, 104.9), Make.Summaries(100.4, 98.8, 99.1, 101.2));
        var (trimmed, paired) = (
            Trimmed.Weigh(left, right, new DecisionOptions()), new PairedRuns().Weigh(left, right, new DecisionOptions()));

        Assert.Equal(
            (paired.PGreater, paired.Effect, paired.DegreesOfFreedom), (trimmed.PGreater, trimmed.Effect, trimmed.DegreesOfFreedom));
    }

    // What is left after trimming has no spread; what was set aside has one, so nothing is certain.
    [Fact]
    public void EqualRunsExceptOne_AreNotCertain()
    {
        double[] zero = [100, 100, 100, 100, 100, 100];
        var evidence = Trimmed.Weigh(Make.Summaries(101, 101, 101, 101, 101, 90), Make.Summaries(zero), Differences);
        var paired = new PairedRuns().Weigh(Make.Summaries(101, 101, 101, 101, 101, 90), Make.Summaries(zero), Differences);

        Close.Relative(paired.PGreater, evidence.PGreater);
        Assert.True(evidence.StandardError > 0);
    }

    [Fact]
    public void ExactDifferences_AreCertain()
    {
        var evidence = Trimmed.Weigh(Make.Summaries(24, 24, 24, 24, 24), Make.Summaries(32, 32, 32, 32, 32), Differences);

        Assert.Equal((0.0, 1.0), (evidence.PLess, evidence.PGreater));
    }

    // Two runs of the left side were slow: its other runs vary no more than those of the right one.
    [Fact]
    public void SlowRunsOnOneSide_RequireNoMargin()
    {
        var left = Sample.OfSummaries(
            Enumerable.Range(0, 20).Select(static block => 101.5 * (1 + (0.005 * Math.Sin(block * 2.4))) * (block is 5 or 13 ? 1.3 : 1)));
        var right = Sample.OfSummaries(Enumerable.Range(0, 20).Select(static block => 100 * (1 + (0.005 * Math.Cos(block * 1.7)))));

        Assert.Equal(SequentialReason.ContraryEvidence, Look(Trimmed).Reason);
        Assert.Equal(SequentialReason.UnequalSpread, Look(new MannWhitney { OfRuns = true }).Reason);

        SequentialDecision Look(IInterpretation interpretation) =>
            SequentialPlan.Create(new DecisionOptions(), interpretation: interpretation).Look(Relation.LessOrEqual, left, right);
    }
}
