using SplNet.Tests.Shared;
using Xunit.Sdk;
using Xunit.v3;

namespace SplNet.Xunit.Tests;

/// <summary>What xUnit.net lists for requirements as texts: one row each, and one that fails for what is wrong.</summary>
public sealed class RequirementRowTests
{
    [Fact]
    public async Task Rows_HaveTheNamesAndCategoriesOfTheRequirements()
    {
        var rows = await RowsAsync(new SplFormulasAttribute(typeof(Stated)));

        Assert.Equal(["lean", "allocated(SELF) < 1 GB"], rows.Select(static row => row.Label));
        Assert.Equal(["memory"], rows[0].Traits!["Category"]);
        Assert.Empty(rows[1].Traits!);
    }

    [Fact]
    public async Task RowsOfTheAssembly_IncludeTheRowsOfTheType() =>
        Assert.Contains("lean", (await RowsAsync(new SplFormulasAttribute(typeof(RequirementRowTests)) { WholeAssembly = true })).Select(
            static row => row.Label));

    [Fact]
    public async Task Rows_AreSerialised()
    {
        foreach (var row in await RowsAsync(new SplFileAttribute("work.spl")))
        {
            var requirement = Of(row);
            var again = SerializationHelper.Instance.Deserialize<SplRequirement>(
                SerializationHelper.Instance.Serialize(requirement, typeof(SplRequirement)))!;
            Assert.Equal((requirement.Name, requirement.Formula, requirement.Location), (again.Name, again.Formula, again.Location));
        }
    }

    [Fact]
    public async Task WrongFormula_IsARowThatReportsItsLocation()
    {
        var rows = await RowsAsync(new SplFileAttribute("wrong.spl"));

        Assert.Empty(Of(rows[0]).Problems);
        Fails(rows[1], "wrong.spl(2,21): error SPL1008: ");
    }

    [Fact]
    public async Task MissingFile_IsARowThatFails() =>
        Fails(Assert.Single(await RowsAsync(new SplFileAttribute("missing.spl"))), "missing.spl: error SPL1301: ");

    [Fact]
    public async Task NoRequirement_IsARowThatFails() =>
        Fails(
            Assert.Single(await RowsAsync(new SplFormulasAttribute(typeof(Unstated)))),
            "SplNet.Tests.Shared.Unstated: error: nothing to evaluate");

    [Fact]
    public async Task NoRequirementOfAnAssembly_IsARowThatFails() =>
        Fails(
            Assert.Single(await RowsAsync(new SplFormulasAttribute(typeof(Experiment)) { WholeAssembly = true })),
            "SplNet: error: nothing to evaluate");

    private static void Fails(ITheoryDataRow row, string problem)
    {
        var again = SplRequirement.Parse(Of(row).ToString(null, null), null);
        Assert.All([Of(row), again], requirement =>
        {
            var failure = Assert.Throws<ExperimentFailedException>(requirement.Assert);
            Assert.Equal(Verdict.Invalid, failure.ToResult().Verdict);
            Assert.Contains(problem, failure.Message, StringComparison.Ordinal);
        });
    }

    private static SplRequirement Of(ITheoryDataRow row) => Assert.IsType<SplRequirement>(Assert.Single(row.GetData()));

    private static async Task<IReadOnlyList<ITheoryDataRow>> RowsAsync(IDataAttribute source)
    {
        await using var disposal = new DisposalTracker();
        Assert.True(source.SupportsDiscoveryEnumeration());
        return [.. await source.GetData(typeof(RequirementRowTests).GetMethod(nameof(Rows_AreSerialised))!, disposal)];
    }
}
