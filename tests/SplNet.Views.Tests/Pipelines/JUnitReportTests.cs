using System.Xml.Linq;
using SplNet.Views.Pipelines;

namespace SplNet.Views.Tests.Pipelines;

public sealed class JUnitReportTests
{
    private static readonly DateTimeOffset Began = new(2026, 3, 1, 12, 30, 5, TimeSpan.FromHours(2));

    // The form of Ant's task junitreport: these attributes, these children in this order, at most one outcome in a
    // test, and nothing else in it.
    private static readonly string[] SuiteAttributes =
    [
        "name", "package", "id", "hostname", "timestamp", "tests", "failures", "errors", "skipped", "time",
    ];

    [Fact]
    public void Suite_MatchesTheStrictestSchema()
    {
        var suite = Suite(SampleResults.OfEachKind());
        Assert.Equal(SuiteAttributes, suite.Attributes().Select(static attribute => attribute.Name.LocalName));
        Assert.Equal(
            ["properties", "testcase", "testcase", "testcase", "testcase", "testcase", "system-out", "system-err"],
            suite.Elements().Select(static element => element.Name.LocalName));
        Assert.All(suite.Elements("testcase"), static test =>
        {
            Assert.Equal(["name", "classname", "time"], test.Attributes().Select(static attribute => attribute.Name.LocalName));
            Assert.True(test.Elements().Count() <= 1);
        });
        Assert.Equal("2026-03-01T10:30:05", (string?)suite.Attribute("timestamp"));
    }

    [Theory]
    [InlineData(0, "failure")]
    [InlineData(1, "error")]
    [InlineData(2, "skipped")]
    [InlineData(3, null)]
    [InlineData(4, "skipped")]
    public void Outcome_IsAnElementOfItsTest(int index, string? element) =>
        Assert.Equal(
            element, Suite(SampleResults.OfEachKind()).Elements("testcase").ElementAt(index).Elements().SingleOrDefault()?.Name.LocalName);

    [Fact]
    public void Counts_MatchTheTests()
    {
        var suite = Suite(SampleResults.OfEachKind());
        Assert.Equal([5, 1, 1, 2], new[] { "tests", "failures", "errors", "skipped" }.Select(name => (int?)suite.Attribute(name)));
        Assert.Equal(6.25, (double?)suite.Attribute("time"));
    }

    [Fact]
    public void Failure_ContainsItsReport()
    {
        var failure = Suite([SampleResults.Of(PipelineOutcome.Violated)]).Element("testcase")!.Element("failure")!;
        Assert.Equal("Violated: sorts fast", (string?)failure.Attribute("message"));
        Assert.Equal("requirement", (string?)failure.Attribute("type"));
        Assert.Contains("ratio 2 [1.9 .. 2.1]", failure.Value, StringComparison.Ordinal);
    }

    [Fact]
    public void Pass_HasItsReportInTheOutputOfTheSuite()
    {
        var suite = Suite([SampleResults.Of(PipelineOutcome.Holds)]);
        Assert.Empty(suite.Element("testcase")!.Elements());
        Assert.Contains("ratio 2 [1.9 .. 2.1]", suite.Element("system-out")!.Value, StringComparison.Ordinal);
    }

    [Fact]
    public void AwkwardNames_RoundTripExceptForInvalidXml()
    {
        var suite = Suite(SampleResults.OfEachKind(SampleResults.Awkward));
        var sayable = SampleResults.Awkward.Replace('\u0001', '\ufffd').Replace('\ud800', '\ufffd');
        Assert.Equal(sayable, (string?)suite.Elements("testcase").First().Attribute("name"));
    }

    [Fact]
    public void NoResults_AreAnEmptySuite() => Assert.Equal(0, (int?)Suite([]).Attribute("tests"));

    private static XElement Suite(IReadOnlyList<PipelineResult> results)
    {
        var text = new JUnitReport("splnet run", "host", Began, results).Write();
        Assert.StartsWith("<?xml version=\"1.0\" encoding=\"utf-8\"?>", text, StringComparison.Ordinal);
        return XDocument.Parse(text).Root!.Elements().Single();
    }
}
