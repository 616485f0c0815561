using System.Text.Json.Nodes;
using SplNet.Views.Pipelines;

namespace SplNet.Views.Tests.Pipelines;

public sealed class SarifReportTests
{
    [Fact]
    public void Log_NamesVersionToolAndRules()
    {
        var run = Run(SampleResults.OfEachKind());
        Assert.Equal("SplNet", (string?)run["tool"]!["driver"]!["name"]);
        Assert.Equal("0.1.0", (string?)run["tool"]!["driver"]!["version"]);
        Assert.Equal("requirement", (string?)run["tool"]!["driver"]!["rules"]!.AsArray().Single()!["id"]);
    }

    [Theory]
    [InlineData(0, "fail", "error")]
    [InlineData(1, "fail", "error")]
    [InlineData(2, "open", "none")]
    [InlineData(3, "pass", "none")]
    public void Outcome_IsKindAndLevel(int index, string kind, string level)
    {
        var result = Run(SampleResults.OfEachKind())["results"]![index]!;
        Assert.Equal((kind, level), ((string?)result["kind"], (string?)result["level"]));
    }

    [Fact]
    public void WhatWasNotReached_IsNoResult() => Assert.Equal(4, Run(SampleResults.OfEachKind())["results"]!.AsArray().Count);

    [Fact]
    public void Place_IsAnAddressBelowTheRoot()
    {
        var results = Run(SampleResults.OfEachKind())["results"]!;
        var place = results[0]!["locations"]![0]!["physicalLocation"]!;
        Assert.Equal("src/a%20b/perf%2C1.spl", (string?)place["artifactLocation"]!["uri"]);
        Assert.Equal((3, 7), ((int)place["region"]!["startLine"]!, (int)place["region"]!["startColumn"]!));
        Assert.Null(results[1]!["locations"]![0]!["physicalLocation"]!["region"]!["startColumn"]);
        Assert.Null(results[2]!["locations"]);
    }

    [Fact]
    public void Results_OfOneRequirementHaveOneFingerprint()
    {
        var results = Run([SampleResults.Of(PipelineOutcome.Violated), SampleResults.Of(PipelineOutcome.Undecided), SampleResults.Of(PipelineOutcome.Violated, "other")])["results"]!;
        var prints = results.AsArray().Select(static result => (string?)result!["partialFingerprints"]!["splnet/v1"]).ToList();
        Assert.Equal(prints[0], prints[1]);
        Assert.NotEqual(prints[0], prints[2]);
    }

    [Fact]
    public void AwkwardNames_AreWrittenAsText() =>
        Assert.Contains("<b>a&b</b> \"q\" 'é'", (string?)Run(SampleResults.OfEachKind(SampleResults.Awkward))["results"]![0]!["message"]!["text"], StringComparison.Ordinal);

    private static JsonNode Run(IReadOnlyList<PipelineResult> results)
    {
        var log = JsonNode.Parse(SarifReport.Write("0.1.0", results))!;
        Assert.Equal("2.1.0", (string?)log["version"]);
        return log["runs"]!.AsArray().Single()!;
    }
}
