using System.Text.Json.Nodes;
using SplNet.Views.Pipelines;

namespace SplNet.Views.Tests.Pipelines;

public sealed class SarifReportTests
{
    [Fact]
    public void Log_HasVersionToolAndCommand()
    {
        var run = Run(SampleResults.OfEachKind());
        Assert.Equal("SplNet", (string?)run["tool"]!["driver"]!["name"]);
        Assert.Equal("0.1.0", (string?)run["tool"]!["driver"]!["version"]);
        Assert.Equal("https://example.org/spl", (string?)run["tool"]!["driver"]!["informationUri"]);
        Assert.Equal("splnet run/", (string?)run["automationDetails"]!["id"]);
    }

    [Fact]
    public void UnknownAddress_IsNotWritten()
    {
        var driver = Run(new SarifReport("splnet run", "0.1.0", null, SampleResults.OfEachKind()))["tool"]!["driver"]!;
        Assert.Null(driver["informationUri"]);
        Assert.Null(driver["rules"]![0]!["helpUri"]);
    }

    [Fact]
    public void Rule_HasTheTextsOfCodeScanning()
    {
        var rule = Run(SampleResults.OfEachKind())["tool"]!["driver"]!["rules"]!.AsArray().Single()!;
        Assert.Equal(
            ["requirement", "Every requirement holds.", "How it is decided.", "What to do.", "What to do.", "error"],
            new[]
            {
                rule["id"], rule["shortDescription"]!["text"], rule["fullDescription"]!["text"], rule["help"]!["text"],
                rule["help"]!["markdown"], rule["defaultConfiguration"]!["level"],
            }.Select(static node => (string?)node));
    }

    [Theory]
    [InlineData(0, "fail", "error")]
    [InlineData(1, "fail", "error")]
    [InlineData(2, "open", "none")]
    public void Outcome_HasKindAndLevel(int index, string kind, string level)
    {
        var result = Run(SampleResults.OfEachKind())["results"]![index]!;
        Assert.Equal((kind, level), ((string?)result["kind"], (string?)result["level"]));
    }

    // GitHub shows every result as an alert, also one that passed.
    [Fact]
    public void ResultThatNeedsNoAttention_IsNotWritten() => Assert.Equal(3, Run(SampleResults.OfEachKind())["results"]!.AsArray().Count);

    // GitHub rejects the whole file for one of them.
    [Fact]
    public void ResultWithoutALocation_IsOmitted()
    {
        var report = new SarifReport("splnet run", "0.1.0", null, [
            SampleResults.Of(PipelineOutcome.Violated), SampleResults.Of(PipelineOutcome.Holds), .. SampleResults.OfEachKind()]);
        Assert.All(Run(report)["results"]!.AsArray(), static result =>
            Assert.NotNull(result!["locations"]![0]!["physicalLocation"]!["region"]!["startLine"]));
        Assert.Equal(PipelineOutcome.Violated, Assert.Single(report.LeftOut).Outcome);
    }

    [Fact]
    public void Location_IsAUriBelowTheRoot()
    {
        var results = Run(SampleResults.OfEachKind())["results"]!;
        var place = results[0]!["locations"]![0]!["physicalLocation"]!;
        Assert.Equal("src/a%20b/perf%2C1.spl", (string?)place["artifactLocation"]!["uri"]);
        Assert.Equal((3, 7), ((int)place["region"]!["startLine"]!, (int)place["region"]!["startColumn"]!));
        Assert.Null(results[1]!["locations"]![0]!["physicalLocation"]!["region"]!["startColumn"]);
    }

    [Fact]
    public void ResultsOfOneRequirement_HaveOneFingerprint()
    {
        var place = new SourcePlace("A.cs", 1, null);
        var results = Run([
            SampleResults.Of(PipelineOutcome.Violated, place: place),
            SampleResults.Of(PipelineOutcome.Undecided, place: place),
            SampleResults.Of(PipelineOutcome.Violated, "other", place)])["results"]!;
        var prints = results.AsArray().Select(static result => (string?)result!["partialFingerprints"]!["splnet/v1"]).ToList();
        Assert.Equal(prints[0], prints[1]);
        Assert.NotEqual(prints[0], prints[2]);
    }

    [Fact]
    public void AwkwardNames_AreWrittenAsText() =>
        Assert.Contains(
            "<b>a&b</b> \"q\" 'é'",
            (string?)Run(SampleResults.OfEachKind(SampleResults.Awkward))["results"]![0]!["message"]!["text"],
            StringComparison.Ordinal);

    private static JsonNode Run(IReadOnlyList<PipelineResult> results) =>
        Run(new SarifReport("splnet run", "0.1.0", "https://example.org/spl", results));

    private static JsonNode Run(SarifReport report)
    {
        var log = JsonNode.Parse(report.Write())!;
        Assert.Equal("2.1.0", (string?)log["version"]);
        return log["runs"]!.AsArray().Single()!;
    }
}
