using SplNet.Causes.Code;
using SplNet.Causes.Ranking;
using SplNet.Causes.Tests.Building;

namespace SplNet.Causes.Tests.Planted;

/// <summary>
/// Thirty more causes, half of which were written when the ranking was done: through interfaces and the base library, overloads, generic
/// virtual calls, many changed methods, less work, bytes, async both ways.
/// </summary>
public class FurtherPlantedTests(ITestOutputHelper output)
{
    public static TheoryData<string> Pairs => [.. PlantedCause.Names(Path.Combine("Planted", "Further"))];

    [Fact]
    public void TrueCause_IsFirstInTwentySevenOfThirty()
    {
        var all = PlantedResult.Further;
        foreach (var result in all)
            output.WriteLine(
                $"{result.Name}: {string.Join(" or ", result.Planted.Cause)} at {result.Rank} of {string.Join(
                    ", ", result.Findings.Causes.Select(static cause => MethodKey.ReadableName(cause.Name)))}");
        Assert.Equal(30, all.Count);
        Assert.True(all.Count(static result => result.Rank == 1) >= 27);
    }

    [Fact]
    public void FalseCauses_AreMarkedAsDoubtful() =>
        Assert.Empty(PlantedResult.Further.SelectMany(static result => result.FalseClaims.Select(claim => $"{result.Name}: {claim}")));

    [Theory]
    [MemberData(nameof(Pairs))]
    public void PairWithoutARelevantChange_HasNoCause(string name)
    {
        var folder = Path.Combine(AppContext.BaseDirectory, "Planted", "Further", name);
        var measured = PlantedCause.Read(Path.Combine("Further", name)).Memory
            ? new Measured(1.05, double.NaN, double.NaN) { Kind = MeasuredKind.Memory }
            : new Measured(1.05, 1.045, 1.055);
        var findings = CountedBuild.Explain(
            PlantedCause.Source(folder, "Before"), PlantedCause.Source(folder, "Unchanged"), PlantedCause.Source(folder, "Workload"),
            measured);
        Assert.Empty(findings.Causes.Select(static cause => cause.Name));
    }

    [Fact]
    public void Document_HasARowForEachPair() => PlantedDocument.Check("further planted causes", PlantedResult.Further);
}
