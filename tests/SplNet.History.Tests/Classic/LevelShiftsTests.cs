using SplNet.History.Classic;
using SplNet.Statistics;

namespace SplNet.History.Tests.Classic;

/// <summary>Shifts of the level of a series. How often they are found where there are none is in Calibration.Tests.</summary>
public sealed class LevelShiftsTests
{
    // The step lies before the last hundred sessions. What follows is no more than sessions of such machines differ by.
    [Theory]
    [InlineData(0.94, new[] { 60 })]
    [InlineData(1, new int[0])]
    public void LongSeries_ShiftsAtItsStepAndNotInItsNoise(double step, int[] expected)
    {
        double[] values = Series(203, place => (place < 60 ? 1 : step) * (place < 150 ? 1 : 1.009));
        var shifts = StoredNumbers.Shifts(values);
        Assert.Equal(expected, shifts.Select(static shift => shift.Index));
        Assert.All(shifts, shift => Assert.InRange(shift.Change.Ratio, 0.93, 0.955));
    }

    [Fact]
    public void SingleSlowSessions_NeitherCauseNorHideAShift()
    {
        var values = Series(203, static place => place < 100 ? 1 : 1.06);
        for (var place = 7; place < values.Length; place += 25)
            values[place] *= 10;
        var (index, change) = Assert.Single(StoredNumbers.Shifts(values));
        Assert.InRange(index, 99, 101);
        Assert.InRange(change.Ratio, 1.045, 1.075);
    }

    // As of allocated bytes.
    [Fact]
    public void ExactNumbers_ShiftAtEachChange()
    {
        Assert.Equal(
            [12, 20], StoredNumbers.Shifts([.. Enumerable.Repeat(24.0, 12), .. Enumerable.Repeat(32.0, 8), .. Enumerable.Repeat(24.0, 10)])
                .Select(static shift => shift.Index));
        var (index, change) = Assert.Single(StoredNumbers.Shifts([.. Enumerable.Repeat(0.0, 15), .. Enumerable.Repeat(24.0, 8)]));
        Assert.Equal((15, double.PositiveInfinity), (index, change.Ratio));
        Assert.Empty(StoredNumbers.Shifts([.. Enumerable.Repeat(24.0, 30)]));
    }

    [Fact]
    public void SmallShiftInTheQuietHalf_IsFoundDespiteTheNoisyHalf()
    {
        var random = new Xoshiro256(8);
        double[] values = [.. Enumerable.Range(0, 400)
            .Select(place => (place < 300 ? 100 : 102) * Math.Exp((place < 200 ? 0.05 : 0.004) * random.NextNormal()))];
        Assert.Equal(300, Assert.Single(StoredNumbers.Shifts(values)).Index);
    }

    // No step beyond what neighbours differ by, and many that seem to be.
    [Fact]
    public void SessionsThatFollowEachOther_HaveNoShift()
    {
        var random = new Xoshiro256(9);
        var last = 0.0;
        Assert.Empty(StoredNumbers.Shifts(
            [.. Enumerable.Range(0, 1000).Select(_ => 100 * Math.Exp(0.01 * (last = (0.6 * last) + random.NextNormal())))]));
    }

    [Fact]
    public void ValueThatIsNotANumber_IsSkipped()
    {
        double[] values = [.. Series(60, static place => place < 30 ? 1 : 1.2)];
        values[10] = double.NaN;
        values[40] = double.PositiveInfinity;
        Assert.Equal(30, Assert.Single(StoredNumbers.Shifts(values)).Index);
    }

    private static double[] Series(int count, Func<int, double> level)
    {
        var random = new Xoshiro256(1);
        return [.. Enumerable.Range(0, count).Select(place => 100 * level(place) * Math.Exp(0.012 * random.NextNormal()))];
    }
}
