using SplNet.Mutations.Operators;
using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Measuring;

namespace SplNet.Tool.Tests.Mutating.Measuring;

/// <summary>Which mutants come first under a budget.</summary>
public sealed class MeasuringOrderTests
{
    [Fact]
    public void RealisticMutants_PrecedeArtificialOnes()
    {
        var families = new[] { Family("HWO-1", 5_000), Family("CAP-1", 100), Family("LOK-1", 9_000), Family("LIN-1", 200) };

        Assert.Equal(
            ["LIN-1", "CAP-1", "LOK-1", "HWO-1"], MeasuringOrder.Of(families, static _ => false).Select(static pair => pair.Mutant));
    }

    [Theory]
    [InlineData("HWO", true)]
    [InlineData("LOK", true)]
    [InlineData("PTW", true)]
    [InlineData("STS", true)]
    [InlineData("CAP", false)]
    [InlineData("MINE", false)]
    public void BusyWaitsLocksAndBoxes_AreArtificial(string id, bool expected) => Assert.Equal(expected, ArtificialOperators.Contain(id));

    [Fact]
    public void ArtificialOperators_AreOperators() =>
        Assert.Equal(4, MutationOperators.All.Count(static one => ArtificialOperators.Contain(one.Id)));

    private static MutantFamily Family(string mutant, int more) => new(
        [new PairCounts
        {
            Mutant = mutant,
            Test = "a",
            Hits = 1,
            IsDifferent = true,
            Base = new SideCounts(10, 0, 0, 0),
            Mutated = new SideCounts(10 + more, 0, 0, 0),
        }],
        0.05,
        isArtificial: ArtificialOperators.Contain(mutant.Split('-')[0]));
}
