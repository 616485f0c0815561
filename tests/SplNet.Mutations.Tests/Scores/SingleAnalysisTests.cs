using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;
using SplNet.Mutations.Tests.Results;

namespace SplNet.Mutations.Tests.Scores;

/// <summary>What 1 % would have killed.</summary>
public sealed class SingleAnalysisTests
{
    [Theory]
    [InlineData(1.05, true)]
    [InlineData(1.0, false)]
    [InlineData(1.009, false)]
    public void FinestClaim_IsTestedOnTheExistingRuns(double ratio, bool kills)
    {
        var pair = SingleAnalysis.WithFinest(Pair(ratio));
        Assert.Equal(kills, pair.At(ControlRates.Finest)!.PValue <= 0.05);
        Assert.Equal([0.01, 0.05, 0.1], pair.Thresholds.Select(static one => one.Threshold));
    }

    [Fact]
    public void TestedClaim_IsKept()
    {
        var pair = Pair(1.05) with { Thresholds = [new ThresholdResult(0.01, 0.7, true)] };
        Assert.Same(pair, SingleAnalysis.WithFinest(pair));
    }

    // Six processes with some spread between them, the same on both sides.
    private static MeasuredPair Pair(double ratio)
    {
        double[][] runs = [[100, 101], [99, 100], [100.5, 100], [99.5, 100], [100, 100.2], [99.8, 100]];
        return Made.Measured("a", ratio, 1, 1).Measured! with
        {
            BaseIterations = runs,
            MutantIterations = [.. runs.Select(run => run.Select(time => time * ratio).ToArray())],
        };
    }
}
