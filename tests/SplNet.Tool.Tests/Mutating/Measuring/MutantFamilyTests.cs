using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Measuring;

namespace SplNet.Tool.Tests.Mutating.Measuring;

/// <summary>How the tests of a mutant share the level, and in which order pairs are measured.</summary>
public sealed class MutantFamilyTests
{
    private const double Alpha = 0.05;
    private const double Threshold = 0.05;

    [Fact]
    public void FewTests_HaveTheFullLevelByHolm()
    {
        var family = new MutantFamily([Pair("m", "a"), Pair("m", "b")], Alpha);

        var decided = family.Decided([Measured("m", "a", 0.02), Measured("m", "b", 0.04)]);

        Assert.Equal(0.025, family.LevelOf(family.Pairs[0]), 12);
        Assert.Equal([0.04, 0.04], decided.Select(static pair => pair.At(Threshold)!.AdjustedPValue));
        Assert.All(decided, static pair => Assert.True(pair.At(Threshold)!.IsKilled));
    }

    [Fact]
    public void UnmeasuredTest_CountsAsShowingNothing()
    {
        var family = new MutantFamily([Pair("m", "a"), Pair("m", "b")], Alpha);

        var decided = Assert.Single(family.Decided([Measured("m", "a", 0.03)]));

        Assert.Equal((0.06, false), (decided.At(Threshold)!.AdjustedPValue, decided.At(Threshold)!.IsKilled));
    }

    [Fact]
    public void FurtherTests_HaveTheRestOfTheLevel()
    {
        var family = new MutantFamily([Pair("m", "a"), Pair("m", "b"), Pair("m", "c")], Alpha, mostFirst: 1);

        var decided = family.Decided([Measured("m", "a", 0.039), Measured("m", "b", 0.004), Measured("m", "c", 0.02)]);

        Assert.Equal([0.04, 0.005, 0.005], family.Pairs.Select(family.LevelOf).Select(static level => Math.Round(level, 12)));
        Assert.Equal([true, true, false], decided.Select(static pair => pair.At(Threshold)!.IsKilled));
    }

    [Fact]
    public void Order_StartsWithTheStrongestOfEachMutant()
    {
        var strong = new MutantFamily([Pair("strong", "a", 9), Pair("strong", "b", 8)], Alpha);
        var weak = new MutantFamily([Pair("weak", "a", 0.01), Pair("weak", "b", 0.001)], Alpha);

        var order = MeasuringOrder.Of([weak, strong], static _ => false).Select(static pair => $"{pair.Mutant} {pair.Test}");

        Assert.Equal(["strong a", "weak a", "strong b", "weak b"], order);
    }

    [Fact]
    public void Order_HasTheStrongestOfEachSuiteBeforeSecondOnes()
    {
        var strong = new MutantFamily(
            [Pair("strong", "hand1", 9), Pair("strong", "hand2", 8), Pair("strong", "generated1", 0.9)], Alpha, SuiteOf);
        var weak = new MutantFamily(
            [Pair("weak", "both", 0.8), Pair("weak", "hand1", 0.7), Pair("weak", "generated1", 0.6)], Alpha, SuiteOf);

        var order = MeasuringOrder.Of([weak, strong], static _ => false).Select(static pair => $"{pair.Mutant} {pair.Test}");

        Assert.Equal(["strong hand1", "strong generated1", "weak both", "strong hand2", "weak hand1", "weak generated1"], order);
        static IReadOnlyList<string> SuiteOf(string test) => test == "both" ? ["hand", "generated"] : [test[..^1]];
    }

    [Fact]
    public void FirstTests_ComeFromAllSuites()
    {
        var family = new MutantFamily(
            [Pair("m", "a1", 9), Pair("m", "a2", 8), Pair("m", "b1", 7)], Alpha, static test => [test[..1]], mostFirst: 2);

        Assert.Equal([("a1", false), ("b1", false), ("a2", true)], family.Pairs.Select(static pair => (pair.Test, pair.IsFurther)));
    }

    [Fact]
    public void FurtherTests_AreForSurvivors()
    {
        var killed = new MutantFamily([Pair("killed", "a", 9), Pair("killed", "b", 8)], Alpha, mostFirst: 1);
        var alive = new MutantFamily([Pair("alive", "a", 7), Pair("alive", "b", 6)], Alpha, mostFirst: 1);

        var order = MeasuringOrder.Of([killed, alive], static mutant => mutant == "killed")
            .Select(static pair => $"{pair.Mutant} {pair.Test}");

        Assert.Equal(["killed a", "alive a", "alive b"], order);
    }

    private static PairCounts Pair(string mutant, string test, double times = 1) => new()
    {
        Mutant = mutant,
        Test = test,
        Hits = 1,
        IsDifferent = true,
        Base = new SideCounts(1000, 0, 0, 0),
        Mutated = new SideCounts(1000 * (1 + times), 0, 0, 0),
    };

    private static MeasuredPair Measured(string mutant, string test, double p) =>
        new() { Mutant = mutant, Test = test, Thresholds = [new ThresholdResult(Threshold, p, CouldBeSeen: true)] };
}
