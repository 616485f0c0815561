using System.Xml.Linq;
using SplNet.Integration.Tests.Frameworks;

namespace SplNet.Integration.Tests;

/// <summary>
/// A user's project with a packed adapter and requirements as texts: each is a test of its own, with name, category and result.
/// </summary>
public sealed class PackedRequirementTests(PackedSplNet packed)
{
    private static readonly XNamespace Trx = "http://microsoft.com/schemas/VisualStudio/TeamTest/2010";

    [Trait("Category", "Long")]
    [Theory]
    [InlineData("mstest")]
    [InlineData("xunit")]
    public async Task EachRequirement_IsListedUnderItsName(string framework)
    {
        var example = framework + "Requirements";
        var listed = await (await packed.ExamplesAsync(example)).TestAsync(example, "--list-tests");

        Assert.All(
            ["Attributes [small is lean]", "Texts [no gigabytes]", "Texts [larger]", "Texts [typo]"],
            name => Assert.Contains(name, listed.Text, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("mstest", "Name~no gigabytes|TestCategory=memory", Traits = ["Category", "Long"])]
    [InlineData("xunit", "DisplayName~no gigabytes|Category=memory")]
    public async Task EachRequirement_CanBeFilteredByNameOrCategory(string framework, string filter)
    {
        var example = framework + "Requirements";
        var examples = await packed.ExamplesAsync(example);

        // One has the name, and another one the category.
        var chosen = await examples.TestAsync(example, "--filter", filter, "--logger", "console;verbosity=normal");
        Assert.True(chosen.ExitCode == 0, chosen.Text);
        Assert.Contains("[no gigabytes]", chosen.Text, StringComparison.Ordinal);
        Assert.Contains("[small is lean]", chosen.Text, StringComparison.Ordinal);
        Assert.Equal(2, MatrixOutcome.Of(chosen.Text).Passed);
        Assert.DoesNotContain("[larger]", chosen.Text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("mstest", Traits = ["Category", "Long"])]
    [InlineData("xunit")]
    public async Task WrongRequirementFailsWithItsPlace_AndUndecidedOneIsSkipped(string framework)
    {
        var example = framework + "Requirements";
        var examples = await packed.ExamplesAsync(example);

        var tested = await examples.TestAsync(
            example, "--logger", "trx;LogFileName=result.trx", "--results-directory", $"results/{example}");

        Assert.NotEqual(0, tested.ExitCode);
        Assert.True(
            tested.Text.Contains("Failed:     1, Passed:     3, Skipped:     1, Total:     5", StringComparison.Ordinal), tested.Text);
        Assert.Contains("perf.spl(5,25): error SPL1306: ", tested.Text, StringComparison.Ordinal);
        var results = XDocument.Parse(examples.Read($"results/{example}/result.trx")).Descendants(Trx + "UnitTestResult")
            .Where(static result => result.Element(Trx + "InnerResults") is null)
            .ToDictionary(static result => result.Attribute("testName")!.Value.Split('.')[^1], StringComparer.Ordinal);
        Assert.Equal(
            ["Attributes [small is lean]", "Texts [equal]", "Texts [larger]", "Texts [no gigabytes]", "Texts [typo]"],
            results.Keys.Order(StringComparer.Ordinal));
        Assert.Equal("NotExecuted", results["Texts [equal]"].Attribute("outcome")!.Value);
        Assert.All(results.Values, static result => Assert.Equal(
            result.Attribute("outcome")!.Value == "Passed" ? [] : [".html", ".json"],
            result.Descendants(Trx + "ResultFile").Select(static file => Path.GetExtension(file.Attribute("path")!.Value))
                .Order(StringComparer.Ordinal)));
    }
}
