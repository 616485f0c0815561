using System.Runtime.Serialization.Json;
using SplNet.Tests.Shared;

namespace SplNet.MSTest.Tests;

/// <summary>What MSTest lists for requirements as texts: one row each, and one that fails for what is wrong.</summary>
[TestClass]
public sealed class RequirementRowTests
{
    [TestMethod]
    public void Rows_HaveTheNamesAndCategoriesOfTheRequirements()
    {
        var rows = Rows(new SplFormulasAttribute(typeof(Stated)));

        Assert.AreSequenceEqual([$"{Asking} [lean]", $"{Asking} [allocated(SELF) < 1 GB]"], rows.Select(static row => row.DisplayName));
        Assert.AreSequenceEqual(["memory"], rows[0].TestCategories!);
        Assert.IsEmpty(rows[1].TestCategories!);
    }

    [TestMethod]
    public void RowsOfTheAssembly_IncludeTheRowsOfTheType() => Assert.Contains(
        $"{Asking} [lean]",
        Rows(new SplFormulasAttribute(typeof(RequirementRowTests)) { WholeAssembly = true }).Select(static row => row.DisplayName));

    [TestMethod]
    public void Rows_AreSerialised()
    {
        var serializer = new DataContractJsonSerializer(typeof(SplRequirement));
        foreach (var requirement in Rows(new SplFileAttribute("work.spl")).Select(static row => row.Value))
        {
            using var stream = new MemoryStream();
            serializer.WriteObject(stream, requirement);
            stream.Position = 0;
            var again = (SplRequirement)serializer.ReadObject(stream)!;
            Assert.AreEqual((requirement.Name, requirement.Formula, requirement.Location), (again.Name, again.Formula, again.Location));
        }
    }

    [TestMethod]
    public void WrongFormula_IsARowThatReportsItsLocation()
    {
        var rows = Rows(new SplFileAttribute("wrong.spl"));

        Assert.IsEmpty(rows[0].Value.Problems);
        Fails(rows[1], "wrong.spl(2,21): error SPL1008: ");
    }

    [TestMethod]
    public void MissingFile_IsARowThatFails() => Fails(Rows(new SplFileAttribute("missing.spl")).Single(), "missing.spl: error SPL1301: ");

    [TestMethod]
    public void NoRequirement_IsARowThatFails() =>
        Fails(Rows(new SplFormulasAttribute(typeof(Unstated))).Single(), "SplNet.Tests.Shared.Unstated: error: nothing to evaluate");

    private const string Asking = nameof(Rows_AreSerialised);

    private static void Fails(TestDataRow<SplRequirement> row, string problem)
    {
        foreach (var requirement in new[] { row.Value, SplRequirement.Parse(row.Value.ToString(null, null), null) })
        {
            var failure = Assert.ThrowsExactly<ExperimentFailedException>(requirement.Assert);
            Assert.AreEqual(Verdict.Invalid, failure.ToResult().Verdict);
            StringAssert.Contains(failure.Message, problem, StringComparison.Ordinal);
        }
    }

    private static List<TestDataRow<SplRequirement>> Rows(ITestDataSource source) =>
        [.. source.GetData(typeof(RequirementRowTests).GetMethod(Asking)!)
            .Select(static row => (TestDataRow<SplRequirement>)row.Single()!)];
}
