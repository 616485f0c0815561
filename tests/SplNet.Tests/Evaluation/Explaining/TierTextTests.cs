using SplNet.Evaluation.Explaining;

namespace SplNet.Tests.Evaluation.Explaining;

/// <summary>How methods were compiled, in words.</summary>
public class TierTextTests
{
    [Theory]
    [InlineData(3, 4, true)]
    [InlineData(6, 4, true)]
    [InlineData(4, 2, true)]
    [InlineData(4, 4, false)]
    [InlineData(3, 6, false)]
    [InlineData(7, 3, false)]
    public void IntermediateTiers_AreNotADifference(long before, long after, bool differ) =>
        Assert.Equal(differ, TierText.Differ(before, after));

    [Fact]
    public void EveryTierOfTheRuntime_HasADescription() =>
        Assert.All(Enumerable.Range(1, 7), static tier => Assert.DoesNotContain("tier", TierText.Of(tier), StringComparison.Ordinal));
}
