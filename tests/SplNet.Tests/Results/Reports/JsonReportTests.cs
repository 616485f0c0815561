using System.Text.Json;
using SplNet.Results.Reports;

namespace SplNet.Tests.Results.Reports;

/// <summary>Results as JSON.</summary>
public class JsonReportTests
{
    [Theory]
    [InlineData("")]
    [InlineData("tr-TR")]
    [InlineData("de-DE")]
    public void RoundTrip_KeepsEverything(string culture)
    {
        using var other = new Culture(culture);
        foreach (var result in new[] { SampleResult.Slower, SampleResult.Wasteful, SampleResult.Broken })
        {
            var read = JsonReport.Read(result.ToJson());
            Assert.Equal(result.ToJson(), read.ToJson());
            Assert.Equal(result.ToString(), read.ToString());
            Assert.Equal(result.Verdict, read.Verdict);
            Assert.Equal(
                result.Operands.SelectMany(static operand => operand.Runs).SelectMany(static run => run.Nanoseconds),
                read.Operands.SelectMany(static operand => operand.Runs).SelectMany(static run => run.Nanoseconds));
        }
    }

    [Fact]
    public void Document_HasItsVersionAndNamedEnumerations()
    {
        using var document = JsonDocument.Parse(SampleResult.Slower.ToJson());
        var root = document.RootElement;
        Assert.Equal(2, root.GetProperty("schemaVersion").GetInt32());
        Assert.Equal("Fail", root.GetProperty("verdict").GetString());
        Assert.Equal(83172, root.GetProperty("seed").GetInt32());
        var comparison = root.GetProperty("comparisons")[0];
        Assert.Equal("Less", comparison.GetProperty("relation").GetString());
        Assert.Equal("NaN", root.GetProperty("operands")[0].GetProperty("runs")[0].GetProperty("allocatedBytes").GetString());
        Assert.Equal(1.98, comparison.GetProperty("evidence").GetProperty("effect").GetDouble());
        Assert.False(root.TryGetProperty("passed", out _));
    }

    [Fact]
    public void TimedCalls_AreInTheDocument()
    {
        using var document = JsonDocument.Parse(SampleResult.Slower.ToJson());
        var run = document.RootElement.GetProperty("operands")[0].GetProperty("runs")[0];
        Assert.Equal(6, run.GetProperty("timedCalls").GetInt32());
        Assert.Equal(2, run.GetProperty("medianNanoseconds").GetArrayLength());
        Assert.Equal(1_840_000 * 0.99 * 3, run.GetProperty("percentiles").GetProperty("p99.9").GetDouble());
    }

    [Fact]
    public void Formulas_AreReadableInTheDocument()
    {
        var json = (SampleResult.Slower with { Name = "bubbles > 1 µs 'sort' & more" }).ToJson();
        Assert.Contains("\"name\": \"bubbles > 1 µs 'sort' & more\"", json, StringComparison.Ordinal);
        Assert.Contains("\"formula\": \"mean(insertion) < mean(bubble)\"", json, StringComparison.Ordinal);
        Assert.DoesNotContain("\\u", json, StringComparison.Ordinal);
    }
}
