using SplNet.Statistics;
using SplNet.Tool.Checking;

namespace SplNet.Tool.Tests.Checking;

/// <summary>The summary of experiments that were made by hand.</summary>
public sealed class CheckSummaryTests
{
    private static readonly double[][] Level = [[100], [100], [100]];

    // exp(±0.1) around 100, in three runs; the sample variance of -0.1, 0, 0.1 is 0.01.
    private static readonly double[][] Wavering = [[100 * Math.Exp(-0.1)], [100], [100 * Math.Exp(0.1)]];

    [Fact]
    public void Verdicts_AreCounted()
    {
        var summary = CheckSummary.Of([Of(Verdict.Fail), Of(Verdict.Pass), Of(Verdict.Inconclusive), Of(Verdict.Pass), Of(Verdict.Fail)]);

        Assert.Equal(new FalseAlarms(2, 5, 0.05), summary.FalseAlarms);
        Assert.Equal(1, summary.Undecided);
        Assert.Equal(3, summary.Blocks);
        Assert.Equal(TimeSpan.FromSeconds(7.5), summary.Duration);
        Assert.Equal(7, summary.Seed);
    }

    [Fact]
    public void VariationBetweenRuns_IsPooledOverOperandsAndExperiments()
    {
        var summary = CheckSummary.Of([Made.Experiment(Verdict.Pass, Wavering, Level), Made.Experiment(Verdict.Pass, Wavering, Level)]);

        // Two operands of four vary: (2 + 2)·0.01 over 8 degrees of freedom; the ratios all do.
        Assert.Equal(Math.Sqrt(0.005), summary.Variation.BetweenRuns, 1e-12);
        Assert.Equal(0.1, summary.Variation.BetweenBlocks, 1e-12);
        Assert.Equal(RunPower.DetectableEffect(0.1, 10, 0.05), summary.Visible.Single(static visible => visible.Runs == 10).Effect, 1e-9);
    }

    [Fact]
    public void VariationInARun_ComesFromTheMedianRun()
    {
        double[] steady = [100, 100];
        double[] uneven = [100, 100 * Math.Exp(0.2)];
        double[] wild = [100, 100_000];

        var summary = CheckSummary.Of([Made.Experiment(Verdict.Pass, [steady, uneven, wild], [steady, uneven, wild])]);

        Assert.Equal(0.2 / Math.Sqrt(2), summary.Variation.InRun, 1e-12);
    }

    [Fact]
    public void SingleRun_HasNoSpread()
    {
        var summary = CheckSummary.Of([Made.Experiment(Verdict.Pass, Wavering, Level), Made.Experiment(Verdict.Pass, [[500]], [[900]])]);

        Assert.Equal(0.1, summary.Variation.BetweenBlocks, 1e-12);
    }

    [Fact]
    public void EqualReadings_HaveTheUncertaintyOfTheClock()
    {
        var summary = CheckSummary.Of([Of(Verdict.Pass)]);

        Assert.Equal([5, 10, 20], summary.Visible.Select(static visible => visible.Runs));
        Assert.All(summary.Visible, static visible => Assert.InRange(visible.Effect, 1e-4, 1e-2));
    }

    private static ExperimentResult Of(Verdict verdict) => Made.Experiment(verdict, Level, Level);
}
