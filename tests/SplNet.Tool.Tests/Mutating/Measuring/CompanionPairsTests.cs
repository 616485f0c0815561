using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Measuring;

namespace SplNet.Tool.Tests.Mutating.Measuring;

/// <summary>Which pairs share runs without mutation.</summary>
public sealed class CompanionPairsTests
{
    private const string ControlPrefix = "control";

    [Fact]
    public void StrongestPair_BringsOthersOfItsTest() =>
        Assert.Equal(["m1", "m3", "m4"], Next(Pair("m1", "a"), Pair("m2", "b"), Pair("m3", "a"), Pair("m4", "a"), Pair("m5", "a")));

    [Fact]
    public void LessUrgentPairs_Wait()
    {
        Assert.Equal(["m1"], Next(Pair("m1", "a"), Pair("m2", "a", more: 0), Pair("m3", "a")));
        Assert.Equal(["m1", "m2"], Next(Pair("m1", "a", more: 1000), Pair("m2", "a", more: 600), Pair("m3", "a", more: 400)));
        Assert.Equal(["m1"], Next(Pair("m1", "a"), Pair("m2", "a") with { Round = 1 }));
        Assert.Equal(["m1"], Next(Pair("m1", "a"), Pair("m2", "a") with { IsFurther = true }));
    }

    [Fact]
    public void Controls_ShareNoRunsWithOneAnother() =>
        Assert.Equal(["control1", "m1", "m2"], Next(Pair("control1", "a"), Pair("control2", "a"), Pair("m1", "a"), Pair("m2", "a")));

    [Fact]
    public void NothingLeft_HasNoCompanions() => Assert.Empty(Next());

    private static IEnumerable<string> Next(params PlannedPair[] order) =>
        CompanionPairs.Next(order, static mutant => mutant.StartsWith(ControlPrefix, StringComparison.Ordinal))
            .Select(static pair => pair.Mutant);

    // Strong with many instructions more, weak with none.
    private static PlannedPair Pair(string mutant, string test, int more = 1000) =>
        new(
            new PairCounts
            {
                Mutant = mutant,
                Test = test,
                Hits = 1,
                IsDifferent = true,
                Base = new SideCounts(10, 0, 0, 0),
                Mutated = new SideCounts(10 + more, 0, 0, 0),
            },
            0,
            IsFurther: false);
}
