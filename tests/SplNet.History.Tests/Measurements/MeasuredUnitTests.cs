using SplNet.History.Measurements;

namespace SplNet.History.Tests.Measurements;

/// <summary>Units that other tools write, and by what they differ.</summary>
public sealed class MeasuredUnitTests
{
    [Theory]
    [InlineData("s", "ms", 1000)]
    [InlineData("us", "\u00B5s", 1)]
    [InlineData("\u03BCs", "ns", 1000)]
    [InlineData("ms/op", "us/op", 1000)]
    [InlineData("ns/iter", "ns/iter", 1)]
    [InlineData("minutes", "sec", 60)]
    [InlineData("ns/op", "ns/op\t      16 B/op\t       1 allocs/op", 1)]
    [InlineData("us/op", "ns/op\t      16 B/op\t       1 allocs/op", 1000)]
    [InlineData("KB", "bytes", 1024)]
    [InlineData("KiB", "KB", 1)]
    [InlineData("MB/s", "KB/s", 1024)]
    [InlineData("ops/s", "ops/s", 1)]
    public void UnitsOfTheSameKind_DifferByAFactor(string from, string to, double factor)
    {
        Assert.Equal(factor, MeasuredUnit.Factor(from, to));
        Assert.Equal(1 / factor, MeasuredUnit.Factor(to, from)!.Value, 15);
    }

    [Theory]
    [InlineData("ms", "B")]
    [InlineData("ms", "")]
    [InlineData("ms", "ms/op")]
    [InlineData("ops/s", "ops/ms")]
    [InlineData("req", "reqs")]
    [InlineData("MB", "Mb")]
    [InlineData("ms", "MS")]
    public void OtherUnits_AreNotComparable(string from, string to)
    {
        Assert.Null(MeasuredUnit.Factor(from, to));
        Assert.Null(MeasuredUnit.Factor(to, from));
    }
}
