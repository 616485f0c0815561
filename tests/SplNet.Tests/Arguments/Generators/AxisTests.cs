namespace SplNet.Tests.Arguments.Generators;

/// <summary>Axes, and what they refuse.</summary>
public class AxisTests
{
    public static TheoryData<string, Func<object>> Mistakes => new()
    {
        { "An axis needs at least one value", static () => Gen.Of<int>() },
        { "An axis has a null", static () => Gen.Of("a", null!) },
        { "An axis has a value twice: 1, 1", static () => Gen.Of(1, 1) },
        { "Gen.Range(1, 5, 0) is empty", static () => Gen.Range(1, 5, 0) },
        { "Gen.Range(5, 1, 1) is empty", static () => Gen.Range(5, 1) },
        { "Gen.Exponential(0, 5, 2) is empty", static () => Gen.Exponential(0, 5, 2) },
        { "Gen.Exponential(1, 5, 1) is empty", static () => Gen.Exponential(1, 5, 1) },
        { "An axis of 2 values cannot be zipped with one of 3", static () => Gen.Of(1, 2).Zip(Gen.Of(1, 2, 3)) },
        { "Gen.Ints(5, 5) is empty", static () => Gen.Ints(5, 5) },
        { "Gen.Doubles(0.5, NaN) is empty", static () => Gen.Doubles(0.5, double.NaN) },
        { "Gen.Strings(-1)", static () => Gen.Strings(-1) },
        { "Gen.Arrays(-1, …)", static () => Gen.Arrays(-1, Gen.Ints()) },
    };

    [Fact]
    public void Values_AreFiniteAndKnown()
    {
        Assert.Equal([10, 100, 1000], Gen.Of(10, 100, 1000).Values);
        Assert.Equal([1, 4, 7], Gen.Range(1, 9, 3).Values);
        Assert.Equal([5], Gen.Range(5, 5).Values);
        Assert.Equal([10, 100, 1000], Gen.Exponential(10, 1000, 10).Values);
        Assert.Equal(31, Gen.Exponential(1, int.MaxValue, 2).Values.Count);
        Assert.Equal([int.MaxValue - 1], Gen.Range(int.MaxValue - 1, int.MaxValue, 7).Values);
        Assert.Equal(Enum.GetValues<DayOfWeek>(), Gen.Enumeration<DayOfWeek>().Values);
        Assert.Equal([(1, "one"), (2, "two")], Gen.Of(1, 2).Zip(Gen.Of("one", "two")).Values);
    }

    [Fact]
    public void Axis_ReturnsTheBoundValue()
    {
        Assert.Equal([100, 100], Drawn.Values(Gen.Of(10, 100), 2, 100));
        Assert.Equal([(2, "two")], Drawn.Values(Gen.Of(1, 2).Zip(Gen.Of("one", "two")), 1, 2, "two"));
        Assert.Equal([(2, "two")], Drawn.Values(Gen.Of(1, 2).Zip(Gen.Of("one", "two")), 1, (2, "two")));
    }

    [Theory]
    [MemberData(nameof(Mistakes))]
    public void Mistakes_AreReported(string message, Func<object> make) =>
        Assert.Contains(message, Assert.Throws<SplNetException>(make).Message, StringComparison.Ordinal);

    [Fact]
    public void Axes_CopyTheirValues()
    {
        int[] values = [1, 2];
        var axis = Gen.Of(values);
        values[0] = 7;
        Assert.Equal([1, 2], axis.Values);
    }
}
