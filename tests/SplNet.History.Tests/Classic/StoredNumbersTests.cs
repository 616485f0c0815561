using SplNet.History.Classic;
using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.History.Tests.Classic;

/// <summary>Which of the classic tests have what they need.</summary>
public sealed class StoredNumbersTests
{
    private static readonly double[] Steady = [.. Enumerable.Range(0, 40).Select(static value => 100 + (0.1 * (value % 5)))];

    private static readonly double[] Slower = [.. Steady.Select(static value => value * 1.05)];

    [Theory]
    [InlineData(3, true, "Executions, OverlapIntervals, AnalysisOfVariance")]
    [InlineData(1, true, "OverlapIntervals, AnalysisOfVariance")] // one launch of BenchmarkDotNet
    [InlineData(3, false, "Executions")] // iterations that were forgotten
    [InlineData(1, false, "")] // github-action-benchmark
    public void Builds_AreComparedByTestsWithEnoughValues(int executions, bool areObserved, string expected)
    {
        StoredBuild Build(double[] values) => new([.. values.Take(executions)], areObserved ? values : []);
        Assert.Equal(
            expected, string.Join(", ", StoredNumbers.OfLatest([Build(Steady), Build(Slower)]).Select(static change => change.Rule)));
        Assert.Empty(StoredNumbers.OfLatest([Build(Steady), Build(Steady)]));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(double.NaN)]
    [InlineData(-1)]
    public void ValueThatIsNotATime_IsNotTested(double value)
    {
        var broken = new StoredBuild([value], [value, 1]);
        Assert.Empty(StoredNumbers.OfLatest([broken, broken]));
        Assert.Empty(StoredNumbers.OfLatest([broken]));
        Assert.Empty(StoredNumbers.OfLatest([]));
        Assert.Empty(StoredNumbers.Shifts([.. Steady, value, .. Steady]));
    }

    [Fact]
    public void Series_IsDividedAtLevelChanges()
    {
        Assert.Equal(40, Assert.Single(StoredNumbers.Shifts([.. Steady, .. Slower])).Index);
        Assert.Equal(140, Assert.Single(
            StoredNumbers.Shifts([.. Enumerable.Repeat(Steady, 4).SelectMany(static values => values).Take(140), .. Slower])).Index);
        Assert.Empty(StoredNumbers.Shifts([1, 1, 1, 9, 9, 9]));
    }

    [Theory]
    [InlineData(3)]
    [InlineData(4)]
    public void ChangeInTheLastValues_IsLocated(int after)
    {
        var random = new Xoshiro256(1);
        double[] values =
        [
            .. Enumerable.Range(0, 40 + after).Select(place => (place < 40 ? 100 : 200) * (1 + (0.0015 * random.NextNormal()))),
        ];
        var (index, change) = Assert.Single(StoredNumbers.Shifts(values));
        Assert.Equal((40, ChangeDirection.Slower), (index, change.Direction));
        Assert.InRange(change.Ratio, 1.98, 2.02);
    }
}
