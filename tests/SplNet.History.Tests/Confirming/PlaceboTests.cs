using FsCheck.Fluent;
using SplNet.History.Confirming;
using SplNet.Statistics;

namespace SplNet.History.Tests.Confirming;

/// <summary>What commits measured against themselves say.</summary>
public sealed class PlaceboTests
{
    [Theory]
    [InlineData(0)]
    [InlineData(0.005)]
    [InlineData(0.015)]
    public void Tau_IsTheSpreadBetweenSessions(double tau)
    {
        var placebo = Placebo.Of(Values(500, random => tau * random()));
        Assert.InRange(placebo.Tau!.Value, tau == 0 ? 0 : 0.8 * tau, (1.2 * tau) + 0.003);
        Assert.False(placebo.Modes!.AreSeveral);
        Assert.Equal(2, ConfirmationOptions.For(placebo).Sessions);
    }

    [Fact]
    public void TwoModesPerSide_AreDetected()
    {
        var uniform = new Xoshiro256(3);
        var placebo = Placebo.Of(Values(500, _ => Mode() - Mode()));
        Assert.True(placebo.Modes!.AreSeveral, $"dip {placebo.Modes.Dip}, p {placebo.Modes.PValue}");
        Assert.NotNull(ConfirmationOptions.For(placebo).Pooled);

        double Mode() => uniform.NextUniform() < 0.1 ? 0.08 : 0;
    }

    [Fact]
    public void SeveralCloseModes_RequireThreeSessions() =>
        Assert.Equal(3, ConfirmationOptions.For(new Placebo(500, 0.004, Alarms: null, new PlaceboModes(0.05, 0.001))).Sessions);

    [Fact]
    public void HeavyTails_AreNotModes()
    {
        var found = 0;
        for (var seed = 1UL; seed <= 20; seed++)
        {
            var random = new Xoshiro256(seed);
            double[] values = [.. Enumerable.Range(0, 200).Select(_ => random.NextNormal() / Math.Sqrt(Square() + Square() + Square()))];
            found += PlaceboModes.Of(values).AreSeveral ? 1 : 0;

            double Square() => Math.Pow(random.NextNormal(), 2);
        }

        Assert.InRange(found, 0, 2);
    }

    [Fact]
    public void FewMeasurements_AreNotEnough()
    {
        Assert.Equal(Placebo.None, Placebo.Of([]));
        var few = Placebo.Of(Values(9, static _ => 0));
        Assert.Null(few.Tau);
        Assert.Null(few.Modes);
        Assert.Equal(9, few.Alarms!.Trials);
        Assert.Throws<ArgumentException>(() => Placebo.Of([new PlaceboValue([0.1], IsAlarm: false)]));
        Assert.Throws<ArgumentException>(() => Placebo.Of([new PlaceboValue([0.1, double.NaN], IsAlarm: false)]));
    }

    [Fact]
    public void Alarms_AreCounted() =>
        Assert.Equal(
            (1, 2),
            Placebo.Of([new PlaceboValue([0, 0.1], IsAlarm: true), new PlaceboValue([0, 0.1], IsAlarm: false)]) is { Alarms: { } rate }
                ? (rate.Alarms, rate.Trials)
                : default);

    // python3, exact sums of binomial terms: the p with 1 - cdf(2, 60, p) = 0.025, and with cdf(3, 60, p) = 0.025
    [Fact]
    public void Interval_IsClopperPearson()
    {
        var rate = AlarmRate.Of(3, 60);
        Assert.Equal(0.05, rate.Value, 12);
        Assert.Equal(0.010432329644348202, rate.Lower, 10);
        Assert.Equal(0.13924324672107274, rate.Upper, 10);
    }

    // 0 of n: (1 - upper)^n = 0.025
    [Fact]
    public void NoAlarm_StillHasAnUpperEnd()
    {
        var rate = AlarmRate.Of(0, 500);
        Assert.Equal(0, rate.Lower);
        Assert.Equal(1 - Math.Pow(0.025, 1.0 / 500), rate.Upper, 10);
    }

    [Fact]
    public void Intervals_AreSymmetricAndContainTheRate() => Prop.ForAll(
        Gen.Choose(1, 200).SelectMany(static trials => Gen.Choose(0, trials).Select(alarms => (alarms, trials))).ToArbitrary(),
        static counts =>
        {
            var (rate, mirror) = (AlarmRate.Of(counts.alarms, counts.trials), AlarmRate.Of(counts.trials - counts.alarms, counts.trials));
            Assert.InRange(rate.Value, rate.Lower, rate.Upper);
            Assert.Equal(rate.Lower, 1 - mirror.Upper, 9);
            Assert.Equal(rate.Upper, 1 - mirror.Lower, 9);
        }).Holds();

    [Fact]
    public void BadRates_AreRefused()
    {
        Assert.Throws<ArgumentOutOfRangeException>(() => AlarmRate.Of(0, 0));
        Assert.Throws<ArgumentOutOfRangeException>(() => AlarmRate.Of(2, 1));
        Assert.Throws<ArgumentOutOfRangeException>(() => AlarmRate.Of(1, 2, 1));
    }

    // Evenly spread values are the empirical distribution of one mode: the dip is half a step.
    [Theory]
    [InlineData(4)]
    [InlineData(101)]
    public void EvenValues_HaveTheSmallestDip(int count) =>
        Assert.Equal(1.0 / (2 * count), DipStatistic.Of([.. Enumerable.Range(0, count).Select(static value => (double)value)]), 12);

    // Two points far apart, each with half of the values: no unimodal distribution is nearer than a quarter.
    [Fact]
    public void TwoClusters_HaveNearlyTheLargestDip()
    {
        double[] values = [.. Enumerable.Range(0, 100).Select(static value => (value * 1e-6) + (value < 50 ? 0 : 1000))];
        Assert.InRange(DipStatistic.Of(values), 0.24, 0.25);
    }

    [Fact]
    public void Dip_DoesNotDependOnUnitOrSide() => Prop.ForAll(Gen.Choose(-1000, 1000).ArrayOf(30).ToArbitrary(), static integers =>
    {
        double[] values = [.. integers.Distinct().Order().Select(static value => (double)value)];
        var dip = DipStatistic.Of(values);
        Assert.InRange(dip, (1.0 / (2 * values.Length)) - 1e-12, 0.25);
        Assert.Equal(dip, DipStatistic.Of([.. values.Select(static value => (3 * value) + 7)]), 9);
        Assert.Equal(dip, DipStatistic.Of([.. values.Select(static value => -value).Order()]), 9);
    }).Holds();

    [Fact]
    public void EqualValues_StillHaveADip() => Assert.Equal(1.0 / 6, DipStatistic.Of([1, 1, 1]), 12);

    // Blocks vary by 2.8 %, as two runs of 2 % each.
    private static PlaceboValue[] Values(int count, Func<Func<double>, double> between)
    {
        var random = new Xoshiro256(11);
        return [.. Enumerable.Range(0, count).Select(_ =>
        {
            var common = between(() => random.NextNormal());
            return new PlaceboValue([.. Enumerable.Range(0, 20).Select(_ => common + (0.028 * random.NextNormal()))], IsAlarm: false);
        })];
    }
}
