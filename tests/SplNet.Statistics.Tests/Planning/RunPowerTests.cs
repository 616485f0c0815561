namespace SplNet.Statistics.Tests;

/// <summary>Power and sample sizes against R 4.2.2.</summary>
public sealed class RunPowerTests
{
    // R: power.t.test(n, delta, sd, sig.level = .01, type = "paired", alternative = "one.sided")$power
    [Theory]
    [InlineData(5, 0.05, 0.03, 0.5631819866303589)]
    [InlineData(10, 0.02, 0.02, 0.63894860346078219)]
    [InlineData(3, 0.10, 0.03, 0.49348569219426663)]
    public void Power_AgreesWithR(int runs, double shift, double spread, double expected) =>
        Close.Relative(expected, RunPower.Of(Math.Exp(shift) - 1, spread, runs, 0.01));

    // R: pt(t, df, ncp)
    [Theory]
    [InlineData(2.5, 4, 1.3, 0.78576284646033523)]
    [InlineData(-1, 9, 2, 0.0018706863830725284)]
    [InlineData(5, 19, 3, 0.93518641132866487)]
    [InlineData(30, 2, 4, 0.98132828313828069)]
    public void NoncentralStudent_AgreesWithR(double t, double freedom, double noncentrality, double expected) =>
        Close.Relative(expected, NoncentralStudentDistribution.LowerTail(t, freedom, noncentrality));

    // Where t is large the probability jumps within a sliver of s. scipy 1.10: nct.cdf(t, df, nc), and quad of the same integral.
    [Theory]
    [InlineData(318, 1, 30, 0.92483974645632866)]
    [InlineData(318, 1, 300, 0.34548065762328408)]
    [InlineData(3183, 1, 0, 0.99989999689735731)]
    [InlineData(3183, 1, 300, 0.92491000943780610)]
    [InlineData(22.3, 2, 30, 0.16454577157089472)]
    [InlineData(318, 2, 300, 0.41066038208738727)]
    [InlineData(318, 19, 300, 0.59595586663474402)]
    public void ExtremeNoncentralStudent_AgreesWithScipy(double t, double freedom, double noncentrality, double expected) =>
        Close.Relative(expected, NoncentralStudentDistribution.LowerTail(t, freedom, noncentrality));

    // Without an effect it is Student's t.
    [Theory]
    [InlineData(1, 1)]
    [InlineData(-3, 2.5)]
    [InlineData(2, 400)]
    [InlineData(1.5, 1e6)]
    public void NoncentralStudentWithoutEffect_IsStudent(double t, double freedom) =>
        Close.Relative(StudentDistribution.LowerTail(t, freedom), NoncentralStudentDistribution.LowerTail(t, freedom, 0));

    // R: power.t.test(n = 8, sd = .03, sig.level = .01, power = .9, type = "paired", alternative = "one.sided", tol = 1e-14)$delta
    [Fact]
    public void DetectableEffect_AgreesWithR() =>
        Close.Relative(Math.Exp(0.048077175169864171) - 1, RunPower.DetectableEffect(0.03, 8, 0.01), 1e-8);

    // R: power.t.test(delta = .03, sd = .03, sig.level = .01, power = .9, type = "paired", alternative = "one.sided")$n is 15.86
    [Fact]
    public void RequiredRuns_AgreeWithR() => Assert.Equal(16, RunPower.RequiredRuns(Math.Exp(0.03) - 1, 0.03, 0.01));

    [Fact]
    public void RequiredRuns_AreTheFewestWithThePower()
    {
        foreach (var effect in new[] { -0.2, -0.03, 0.01, 0.05, 3 })
        {
            var runs = RunPower.RequiredRuns(effect, 0.03, 0.01, 0.8);
            Assert.True(RunPower.Of(effect, 0.03, runs, 0.01) >= 0.8);
            Assert.True(runs == 2 || RunPower.Of(effect, 0.03, runs - 1, 0.01) < 0.8);
        }
    }

    [Fact]
    public void ArgumentsOutOfRange_AreRefused()
    {
        Assert.Throws<ArgumentOutOfRangeException>(() => RunPower.Of(-1, 0.03, 5, 0.01));
        Assert.Throws<ArgumentOutOfRangeException>(() => RunPower.Of(0.05, 0, 5, 0.01));
        Assert.Throws<ArgumentOutOfRangeException>(() => RunPower.Of(0.05, 0.03, 1, 0.01));
        Assert.Throws<ArgumentOutOfRangeException>(() => RunPower.Of(0.05, 0.03, 5, 0));
        Assert.Throws<ArgumentOutOfRangeException>(() => RunPower.RequiredRuns(0, 0.03, 0.01));
        Assert.Throws<ArgumentOutOfRangeException>(() => RunPower.DetectableEffect(0.03, 5, 0.01, power: 1));
    }

    // Bulej et al., Regression Benchmarking with Simple Middleware Benchmarks, section 3.3: 38416 with z = 1.96,
    // and 65536 borders with 99 %. R: qnorm(.975)^2 * .25 / .005^2 = 38414.6; qnorm(.995)^2 * .25 / .005^2 = 66348.97
    [Theory]
    [InlineData(0.95, 38415)]
    [InlineData(0.99, 66349)]
    public void ObservationsForAMedian_MatchThePaper(double confidence, long expected) =>
        Assert.Equal(expected, QuantileObservations.Required(0.5, 0.005, confidence));

    [Theory]
    [InlineData(0, 0.005, 0.95)]
    [InlineData(0.5, 0, 0.95)]
    [InlineData(0.5, 0.005, 1)]
    public void ImpossibleQuantiles_AreRefused(double probability, double halfWidth, double confidence) =>
        Assert.Throws<ArgumentOutOfRangeException>(() => QuantileObservations.Required(probability, halfWidth, confidence));
}
