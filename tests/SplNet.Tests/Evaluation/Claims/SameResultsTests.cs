using SplNet.Arguments.Generators;
using SplNet.Evaluation.Claims;

namespace SplNet.Tests.Evaluation.Claims;

/// <summary>Claims that two sides return the same, and the smallest input that refutes them.</summary>
public class SameResultsTests
{
    private static readonly Gen<int[]> Arrays =
        from length in Gen.Ints(0, 100)
        from array in Gen.Arrays(length, Gen.Ints(0, 1000))
        select array;

    [Fact]
    public void EqualResults_PassAfterEachInput()
    {
        var calls = 0;
        Spl.SameResults<int[], IEnumerable<int>>(Arrays, Sorted, static array => array.Order().ToArray(), count: 50);
        Assert.Equal(50, calls);

        List<int> Sorted(int[] array)
        {
            calls++;
            return [.. array.Order()];
        }
    }

    // A set drops what occurs twice: two equal elements show it, and zeros are the smallest.
    [Fact]
    public void DifferentResults_NameTheSmallestInput()
    {
        var different = Assert.Throws<DifferentResultsException>(static () =>
            Spl.SameResults(Arrays, static array => array.ToHashSet().Count, static array => array.Length));
        Assert.Equal([0, 0], Assert.IsType<int[]>(different.Input));
        Assert.StartsWith(
            "Different results for [0, 0]: array => array.ToHashSet().Count returns 1, array => array.Length returns 2.", different.Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void ElementThatMatters_IsKeptAndLowered()
    {
        var different = Assert.Throws<DifferentResultsException>(static () =>
            Spl.SameResults(Arrays, static array => array.Count(static one => one > 500), static _ => 0));
        Assert.Equal([501], Assert.IsType<int[]>(different.Input));
    }

    // Only what the generator can make is tried.
    [Fact]
    public void SmallestInput_IsOfTheGenerator()
    {
        var numbers = from tens in Gen.Ints(3, 1000).Where(static one => one % 2 == 0) select tens * 10;
        var different = Assert.Throws<DifferentResultsException>(() =>
            Spl.SameResults(numbers, static number => number > 100, static _ => false));
        Assert.Equal(120, different.Input);
    }

    [Fact]
    public void EachValueOfTheAxis_IsTried()
    {
        var sized = from size in Gen.Of(10, 1000) from key in Gen.Ints(0, size) select (size, key);
        var different = Assert.Throws<DifferentResultsException>(() =>
            Spl.SameResults(sized, static one => one.size, static one => Math.Min(one.size, 500), count: 1));
        Assert.Equal((1000, 0), different.Input);
    }

    [Fact]
    public void ActionsThatChangeTheirInputs_AreComparedByWhatTheyLeave()
    {
        Spl.SameResults(Arrays, static array => Array.Sort(array), static array => Array.Sort(array, static (a, b) => a.CompareTo(b)));
        var different = Assert.Throws<DifferentResultsException>(static () =>
            Spl.SameResults(Arrays, static array => Array.Sort(array), static array => Array.Reverse(array)));
        Assert.Equal([0, 1], Assert.IsType<int[]>(different.Input)); // in its original order, unlike what the calls left
    }

    [Fact]
    public void Exception_IsAResult()
    {
        Spl.SameResults(Arrays, static array => array[array.Length], static array => array[array.Length + 1]);
        var different = Assert.Throws<DifferentResultsException>(static () =>
            Spl.SameResults(Arrays, static array => array.Max(), static array => array.Prepend(0).Max()));
        Assert.Empty(Assert.IsType<int[]>(different.Input));
        Assert.Contains("throws InvalidOperationException", different.Message, StringComparison.Ordinal);
        Assert.IsType<InvalidOperationException>(different.InnerException);
    }

    [Fact]
    public void GivenEquality_Decides()
    {
        Spl.SameResults(Gen.Doubles(), static one => one, static one => one + 1e-9, static (one, other) => Math.Abs(one - other) < 1e-6);
        Assert.Throws<DifferentResultsException>(static () => Spl.SameResults(Gen.Doubles(), static one => one, static one => one + 1e-9));
    }

    [Fact]
    public void DifferentResults_AreReportedBeforeAnythingIsMeasured() =>
        Assert.Throws<DifferentResultsException>(static () =>
            Spl.Faster(Arrays, static array => array.Length, static array => array.Sum()));

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Content_IsCompared(object? one, object? other, bool areEqual)
    {
        Assert.Equal(areEqual, Outcome.AreEqual(one, other));
        Assert.Equal(areEqual, Outcome.AreEqual(other, one));
    }

    public static TheoryData<object?, object?, bool> Pairs => new()
    {
        { null, null, true },
        { null, 1, false },
        { double.NaN, double.NaN, true },
        { "ab", new[] { 'a', 'b' }, false },
        { new[] { 1, 2 }, new List<int> { 1, 2 }, true },
        { new[] { 1, 2 }, new[] { 1 }, false },
        { new[] { 1, 2 }, new[] { 2, 1 }, false },
        { new HashSet<int> { 1, 2 }, new HashSet<int> { 2, 1 }, true },
        { new Dictionary<int, int[]> { [1] = [2], [3] = [4] }, new Dictionary<int, int[]> { [3] = [4], [1] = [2] }, true },
        { new Dictionary<int, int[]> { [1] = [2] }, new Dictionary<int, int[]> { [1] = [3] }, false },
        { (1, new[] { 2 }), (1, new[] { 2 }), true },
        { (1, 2), (1, 2, 3), false },
    };

    // The law that makes smaller inputs possible: what a generator makes is decided by its choices.
    [Fact]
    public void SameChoices_MakeTheSameNumbers()
    {
        for (var seed = 0; seed < 100; seed++)
        {
            var random = new ChosenRandom([], new Random(seed));
            var numbers = NumbersOf(random);
            Assert.Equal(numbers, NumbersOf(new ChosenRandom(random.Taken)));
            Assert.All(NumbersOf(new ChosenRandom([])), static number => Assert.True(number is 0 or -5, $"{number}"));
        }
    }

    private static List<double> NumbersOf(Random random)
    {
        var bytes = new byte[5];
        random.NextBytes(bytes);
        var shuffled = new[] { 0, 0, 0 };
        random.Shuffle(shuffled);
        List<double> numbers =
        [
            random.Next(), random.Next(7), random.Next(-5, 3), random.NextInt64(), random.NextInt64(-5, long.MaxValue), random.NextDouble(),
            random.NextSingle(), .. bytes, .. shuffled,
        ];
        Assert.All(numbers.Zip((double[])[int.MaxValue, 7, 3, long.MaxValue, long.MaxValue, 1, 1]), static one =>
            Assert.True(one.First < one.Second || one.First == long.MaxValue));
        return numbers;
    }
}
