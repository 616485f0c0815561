using SplNet.Calibration.Shifts;
using SplNet.Calibration.Streams.Published;
using SplNet.History.Classic;
using SplNet.Statistics;

namespace SplNet.Calibration.Tests;

/// <summary>The quick form of the section on shifts of imported series.</summary>
public sealed class ShiftTests
{
    private const double Level = 0.01;

    [Theory]
    [InlineData("normal", 20)]
    [InlineData("normal", 200)]
    [InlineData("t, two degrees of freedom", 50)]
    [InlineData("Cauchy", 200)]
    [InlineData("log-normal", 50)]
    [InlineData("ticks of a clock, 5 % one up", 200)]
    [InlineData("autoregression, r = 0.3", 200)]
    public void NoiseWithoutAShift_HasNoShift(string noise, int length)
    {
        var (random, values, alarms) = (new Xoshiro256(3), new double[length], 0);
        const int Trials = 1000;
        for (var trial = 0; trial < Trials; trial++)
        {
            NoiseKind.All.Single(kind => kind.Name == noise).Fill(ref random, values);
            alarms += LevelShifts.Of(values).Count > 0 ? 1 : 0;
        }

        Assert.False(new Rate(alarms, Trials).Exceeds(Level), $"{alarms} of {Trials}");
    }

    [Theory]
    [InlineData(203, 60, 3, 0.95)]
    [InlineData(1000, 20, 4, 0.9)]
    [InlineData(20_000, 100, 3, 0.99)]
    public void PlantedShifts_AreFound(int length, int every, double size, double least)
    {
        var (planted, _, close, wrong) = new PlantedShifts(length, every, size).Find(Math.Max(1, 20_000 / length), seed: 4);
        Assert.InRange(close, least * planted, planted);
        Assert.InRange(wrong, 0, 0.02 * planted);
    }

    [Fact]
    public void EnergySplit_MaximisesItsStatistic()
    {
        var random = new Xoshiro256(5);
        for (var trial = 0; trial < 50; trial++)
        {
            double[] values = [.. Enumerable.Range(0, 14).Select(_ => (double)random.NextIndex(50))];
            var best = EnergySplit.Best(values)!.Value;
            var all = Enumerable.Range(2, values.Length - 3).Select(at => Energy(values[..at], values[at..])).ToArray();
            Assert.Equal(all.Max(), best.Statistic, 9);
            Assert.Equal(all[best.Index - 2], best.Statistic, 9);
        }

        Assert.Null(EnergySplit.Best([1, 2, 3]));
    }

    [Fact]
    public void EnergyDivision_FindsEachStep()
    {
        var random = new Xoshiro256(2);
        double[] values = [.. Enumerable.Range(0, 90)
            .Select(place => 100 * (place switch { < 30 => 1, < 60 => 1.1, _ => 1.02 }) * (1 + (0.01 * random.NextNormal())))];
        Assert.Equal([30, 60], EnergyDivision.Of(values));
    }

    private static double Energy(double[] left, double[] right)
    {
        double n = left.Length, m = right.Length;
        var across = left.Sum(x => right.Sum(y => Math.Abs(x - y))) / (n * m);
        return n * m / (n + m) * ((2 * across) - (Within(left) * 2 / (n * (n - 1))) - (Within(right) * 2 / (m * (m - 1))));

        static double Within(double[] part) => part.Sum(x => part.Sum(y => Math.Abs(x - y))) / 2;
    }
}
