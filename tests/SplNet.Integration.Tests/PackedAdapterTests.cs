using System.Xml.Linq;

namespace SplNet.Integration.Tests;

/// <summary>
/// A user's project with a packed adapter: rows, attached results and skipped tests reach the test runner's own report.
/// <see cref="PackedRequirementTests"/> tries that for one framework on every change, and the matrix of frameworks how rows and undecided
/// tests end in each.
/// </summary>
public sealed class PackedAdapterTests(PackedSplNet packed)
{
    private static readonly XNamespace Trx = "http://microsoft.com/schemas/VisualStudio/TeamTest/2010";

    [Trait("Category", "Long")]
    [Theory]
    [InlineData("mstest")]
    [InlineData("xunit")]
    public async Task RowsAndInconclusiveTests_AreReportedByTheRunner(string framework)
    {
        var example = framework + "Rows";
        var examples = await packed.ExamplesAsync(example);
        var tested = await examples.TestAsync(
            example, "--logger", "trx;LogFileName=result.trx", "--results-directory", $"results/{example}");
        Assert.True(tested.ExitCode == 0, tested.Text);
        var results = XDocument.Parse(examples.Read($"results/{example}/result.trx")).Descendants(Trx + "UnitTestResult").ToList();
        var rows = results.Where(static result => result.Attribute("testName")!.Value.Contains("Numbers_AreSmall", StringComparison.Ordinal)
            && result.Attribute("outcome")!.Value == "Passed").ToList();
        Assert.True(rows.Count >= 2, tested.Text);
        Assert.All(rows.Where(static row => row.Element(Trx + "InnerResults") is null), static row => Assert.Empty(AttachedTo(row)));
        var skipped = results.Single(
            static result => result.Attribute("testName")!.Value.Contains("EmptyCalls_AreSkipped", StringComparison.Ordinal));
        Assert.Equal("NotExecuted", skipped.Attribute("outcome")!.Value);
        Assert.Equal([".html", ".json"], AttachedTo(skipped));
    }

    private static IEnumerable<string> AttachedTo(XElement row) =>
        row.Descendants(Trx + "ResultFile").Select(static file => Path.GetExtension(file.Attribute("path")!.Value))
            .Order(StringComparer.Ordinal);
}
