using Xunit;

namespace Tried;

/// <summary>Tests that repeat. What they do takes long enough to be told from an empty life cycle.</summary>
public sealed class Repeating
{
    [Fact]
    public void Sorts()
    {
        var numbers = Enumerable.Range(0, 5_000).Select(static n => n * 7919 % 5_000).ToArray();
        Array.Sort(numbers);
        Assert.Equal(3, numbers[3]);
    }

    [Fact]
    public async Task SortsLater()
    {
        await Task.Yield();
        Sorts();
    }

    [Theory]
    [InlineData(100)]
    [InlineData(-1)]
    public void Counts(int most) => Assert.Equal(most, Enumerable.Range(0, most).Count(static n => n >= 0));

    // A cache fills up once.
    [Fact]
    public void UsesACache()
    {
        for (var n = 0; n < 300; n++)
            Assert.Equal(n + 1, Cache.GetOrAdd(n, static key => [.. Enumerable.Range(0, key + 1)]).Length);
    }

    [Fact]
    public void WritesATemporaryFile()
    {
        var path = Path.GetTempFileName();
        File.WriteAllText(path, "text");
        Assert.Equal("text", File.ReadAllText(path));
        File.Delete(path);

        // Disks may be slow, and this is not about waiting for them.
        for (var round = 0; round < 500; round++)
            Sorts();
    }

    [Fact]
    public void ThrowsOnce()
    {
        for (var round = 0; round < 500; round++)
            Sorts();
        Assert.Throws<FormatException>(static () => int.Parse("x", null));
    }

    [Fact]
    public void IsEmpty()
    {
    }

    private static System.Collections.Concurrent.ConcurrentDictionary<int, int[]> Cache { get; } = new();
}

/// <summary>Tests whose rows come from code.</summary>
public sealed class FromSource
{
    public static IEnumerable<object[]> Arrays() => [[Enumerable.Range(0, 200).Reverse().ToArray()]];

    [Theory]
    [MemberData(nameof(Arrays))]
    public void SortsACopy(int[] values) => Assert.Equal(0, values.Order().First());

    [Theory]
    [MemberData(nameof(Arrays))]
    public void SortsItsRow(int[] values)
    {
        Array.Sort(values);
        Assert.Equal(0, values[0]);
    }
}
