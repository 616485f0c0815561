namespace SplNet.Statistics.Tests;

/// <summary>The interpretations that resample.</summary>
public sealed class BootstrapTests
{
    [Fact]
    public void SameSeed_GivesTheSameEvidence() =>
        Assert.Equal(
            new HierarchicalBootstrap().Weigh(Reference.A, Reference.B, Reference.Ratios),
            new HierarchicalBootstrap().Weigh(Reference.A, Reference.B, Reference.Ratios));

    // Without variation within runs the resampled mean of r runs is the mean of r draws: its variance is s² (r - 1) / r².
    [Fact]
    public void ResampledMeans_HaveTheVarianceOfTheBootstrap()
    {
        double[] values = [96, 99, 100, 102, 103];
        var means = new double[200_000];
        var random = new Xoshiro256(7);

        new RunResampler(Make.Runs([.. values.Select(static value => new[] { value, value, value })])).Fill(means, ref random);

        var (mean, variance) = Moments.Of(means);
        Close.Absolute(100, mean, 0.02);
        Close.Relative(Moments.Of(values).Variance * 4 / 25, variance, 0.02);
    }

    // Two runs of two values: each of the 2² · 2² · 2² choices is as likely, so the whole distribution can be listed.
    [Fact]
    public void SmallSample_IsResampledUniformly()
    {
        double[][] runs = [[1, 2], [10, 20]];
        var means = new double[400_000];
        var random = new Xoshiro256(11);
        new RunResampler(Make.Runs(runs)).Fill(means, ref random);
        var expected =
        (from first in runs from a in first from b in first from second in runs from c in second from d in second select (a + b + c + d)
            / 4)
            .CountBy(static mean => mean)
            .ToDictionary(static pair => pair.Key, static pair => pair.Value / 64.0);

        var observed = means.CountBy(static mean => mean).ToDictionary(static pair => pair.Key, pair => pair.Value / (double)means.Length);

        Assert.Equal(expected.Keys.Order(), observed.Keys.Order());
        Assert.All(expected, pair => Close.Absolute(pair.Value, observed[pair.Key], 5 * Math.Sqrt(pair.Value / means.Length)));
    }

    [Fact]
    public void RaggedRuns_CountAlike() =>
        Close.Relative(15, new RunResampler(Make.Runs([10, 10, 10, 10], [20])).Mean);

    [Fact]
    public void ResamplingLoop_AllocatesNothing()
    {
        var resampler = new RunResampler(Reference.A);
        var means = new double[1000];
        var random = new Xoshiro256(3);
        resampler.Fill(means, ref random);

        var before = GC.GetAllocatedBytesForCurrentThread();
        resampler.Fill(means, ref random);
        resampler.Fill(means, 3, 10, ref random);

        Assert.Equal(before, GC.GetAllocatedBytesForCurrentThread());
    }

    // Runs of 0 ns on both sides are ties, not quotients of nothing.
    [Fact]
    public void ZeroTimesOnBothSides_AreTies()
    {
        var (left, right) = (Make.Runs([0, 0], [0, 0], [0, 3]), Make.Runs([0, 0], [0, 0], [0, 3]));

        var evidence = new HierarchicalBootstrap().Weigh(left, right, Reference.Ratios);

        Assert.Equal(1, evidence.Effect);
        Assert.False(double.IsNaN(evidence.Lower) || double.IsNaN(evidence.Upper));
        Assert.True(evidence.PLess >= 0.5 && evidence.PGreater >= 0.5);
    }

    [Fact]
    public void OneRunWithHistory_IsDecided()
    {
        var history = Make.Random(5, 30, 20);
        var left = new Sample(Make.Random(6, 1, 20).Runs) { History = history };
        var slower = new Sample(Make.Random(7, 1, 20, level: 150).Runs);

        Assert.True(new NonParametric().Weigh(left, slower, Reference.Ratios).PLess < 0.001);
        Assert.Equal(EvidenceProblem.TooFewRuns, new NonParametric().Weigh(new Sample(left.Runs), slower, Reference.Ratios).Problem);
    }

    // With the normal-theory interval mean ± z·sd of the resampled means as a guide: both bootstraps must come near it for 30 similar runs.
    [Fact]
    public void ManyRuns_GiveTheIntervalOfTheNormalTheory()
    {
        var (left, right) = (Make.Random(21, 30, 10), Make.Random(22, 30, 10));
        var guide = new Parametric().Weigh(left, right, Reference.Ratios);

        foreach (var interpretation in new IInterpretation[] { new HierarchicalBootstrap(), new NonParametric() })
        {
            var evidence = interpretation.Weigh(left, right, Reference.Ratios);
            Close.Relative(guide.Effect, evidence.Effect);
            Close.Absolute(guide.Lower, evidence.Lower, 0.004);
            Close.Absolute(guide.Upper, evidence.Upper, 0.004);
        }
    }
}
