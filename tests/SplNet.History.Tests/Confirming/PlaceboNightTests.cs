using SplNet.History.Confirming;

namespace SplNet.History.Tests.Confirming;

public class PlaceboNightTests
{
    [Fact]
    public void NoPairs_HaveNoValues() => Assert.Empty(PlaceboNight.Values([], new ConfirmationOptions()));

    [Fact]
    public void EqualSides_NeverAlarm()
    {
        var values = PlaceboNight.Values(
            [.. Enumerable.Range(0, 20).Select(static pair => Pair(pair, shift: 0))], new ConfirmationOptions());
        Assert.All(values, static value => Assert.False(value.IsAlarm));
        Assert.All(values, static value => Assert.Equal(20, value.Differences.Count));
    }

    // The first is asked whether it became slower, the second whether it became faster.
    [Theory]
    [InlineData(0.1, true, false)]
    [InlineData(-0.1, false, true)]
    public void DifferentSides_AlarmInTheirDirection(double shift, bool first, bool second)
    {
        var values = PlaceboNight.Values([Pair(1, shift), Pair(2, shift)], new ConfirmationOptions());
        Assert.Equal([first, second], values.Select(static value => value.IsAlarm));
    }

    [Fact]
    public void Differences_AreLogarithmsOverAllBlocksOfAPair()
    {
        var values = PlaceboNight.Values([([1, 2, 4], [2, 2, 2]), ([1, 1], [1, 1])], new ConfirmationOptions());
        Assert.Equal([Math.Log(2), 0, Math.Log(0.5)], values[0].Differences);
        Assert.Equal([0, 0], values[1].Differences);
    }

    private static (IReadOnlyList<double> Old, IReadOnlyList<double> New) Pair(int seed, double shift)
    {
        var random = new Random(seed);
        return ([.. Enumerable.Range(0, 20).Select(_ => Value(0))], [.. Enumerable.Range(0, 20).Select(_ => Value(shift))]);

        double Value(double more) => 1000 * Math.Exp(more + (0.01 * (random.NextDouble() - 0.5)));
    }
}
