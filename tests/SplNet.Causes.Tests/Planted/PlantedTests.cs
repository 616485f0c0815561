using SplNet.Causes.Ranking;
using SplNet.Causes.Tests.Building;

namespace SplNet.Causes.Tests.Planted;

/// <summary>
/// Thirty slowdowns of known cause in small libraries, half of which were looked at only when the ranking was done, and twenty pairs
/// without a change that matters.
/// </summary>
public class PlantedTests(ITestOutputHelper output)
{
    public static TheoryData<string> Unchanged => [.. PlantedCause.Names(Path.Combine("Planted", "Unchanged"))];

    [Fact]
    public void TrueCause_IsFirstInTwentyFourOfThirtyAndInTheTopThreeInTwentyEight()
    {
        var all = PlantedResult.All;
        foreach (var result in all.Where(static result => result.Rank != 1))
            output.WriteLine($"{result.Name}: {string.Join(" or ", result.Planted.Cause)} at {result.Rank}, first is {result.First}");
        Assert.Equal(30, all.Count);
        Assert.True(all.Count(static result => result.Rank == 1) >= 24);
        Assert.True(all.Count(static result => result.Rank is >= 1 and <= 3) >= 28);
    }

    [Theory]
    [MemberData(nameof(Unchanged))]
    public void PairWithoutARelevantChange_HasNoCause(string name)
    {
        var folder = Path.Combine(AppContext.BaseDirectory, "Planted", "Unchanged", name);
        var findings = CountedBuild.Explain(
            PlantedCause.Source(folder, "Before"), PlantedCause.Source(folder, "After"), PlantedCause.Source(folder, "Workload"),
            new Measured(1.05, 1.045, 1.055));
        Assert.Empty(findings.Causes.Select(static cause => cause.Name));
    }

    [Fact]
    public void Document_HasARowForEachPair() => PlantedDocument.Check("planted causes", PlantedResult.All);
}
