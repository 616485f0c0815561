using SplNet.Mutations.Results;

namespace SplNet.Mutations.Tests.Results;

public sealed class PairCountsTests
{
    private static readonly SideCounts Small = new(100, 2, 50, 200);
    private static readonly SideCounts Large = new(670_000, 7_000, 1_700_000, 82_000);

    [Fact]
    public void IncreaseOfASmallOperation_IsStrong()
    {
        Assert.True(Pair(Small, Small with { Instructions = 110 }).IsStrong);
        Assert.True(Pair(Small, Small with { LeavingCalls = 8, LeavingNanoseconds = 200 }).IsStrong);
        Assert.True(Pair(Small, Small with { Bytes = 330 }).IsStrong);
    }

    [Fact]
    public void SameIncreaseOfALargeOperation_IsWeak()
    {
        Assert.False(Pair(Large, Large with { LeavingCalls = 7_006, LeavingNanoseconds = 1_701_000 }).IsStrong);
        Assert.False(Pair(Large, Large with { Bytes = 82_330 }).IsStrong);
    }

    [Fact]
    public void SmallIncrease_IsWeak()
    {
        Assert.False(Pair(Small, Small with { Instructions = 104 }).IsStrong);
        Assert.False(Pair(Small, Small with { LeavingCalls = 3, LeavingNanoseconds = 75 }).IsStrong);
        Assert.False(Pair(Small, Small with { Bytes = 240 }).IsStrong);
    }

    [Fact]
    public void PairThatDoesNotDiffer_IsWeak() =>
        Assert.False((Pair(Small, Small with { Instructions = 1_000 }) with { IsDifferent = false }).IsStrong);

    [Fact]
    public void Weight_GrowsWithEachCount()
    {
        var weights = new[]
        {
            Large,
            Large with { Bytes = 92_000 },
            Large with { Bytes = 92_000, LeavingNanoseconds = 1_800_000 },
            Large with { Bytes = 92_000, LeavingNanoseconds = 1_800_000, Instructions = 900_000 },
        }
            .Select(static mutated => Pair(Large, mutated).Weight).ToList();

        Assert.Equal(0, weights[0]);
        Assert.Equal(weights.Order().Distinct(), weights);
    }

    private static PairCounts Pair(SideCounts without, SideCounts mutated) =>
        new() { Mutant = "CAP-1", Test = "test", Hits = 1, Base = without, Mutated = mutated, IsDifferent = true };
}
