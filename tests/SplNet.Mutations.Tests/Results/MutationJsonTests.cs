using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Nodes;
using Json.Schema;
using SplNet.Mutations.Results;

namespace SplNet.Mutations.Tests.Results;

/// <summary>Results as a document, and its schema.</summary>
public sealed class MutationJsonTests
{
    private static readonly MutationResults Run = Made.Run(
        Made.Decided("CAP-1", Made.Measured("a", 1.2, 1e-4, 1e-3)), Made.Ended("CAP-2", MutantStatus.Ignored), Made.Decided(
            "LIN-1", Made.Counted("b") with { Measured = new MeasuredPair { Mutant = "LIN-1", Test = "b", Failure = "it ended" } }));

    [Fact]
    public void SchemaInTheDocuments_MatchesTheCode()
    {
        var schema = MutationJson.Schema().ReplaceLineEndings("\n");
        if (Environment.GetEnvironmentVariable("WRITE_DOCUMENTS") == "1")
            File.WriteAllText(PathOf("mutation.schema.json"), schema);
        else
            Assert.True(
                schema == File.ReadAllText(PathOf("mutation.schema.json")), "Results of splnet mutate have another form now. Write " +
                    "docs/mutation.schema.json again: WRITE_DOCUMENTS=1 dotnet test -c Release tests/SplNet.Mutations.Tests --filter " +
                    "\"FullyQualifiedName~MutationJson\"; a member that is gone or means something else needs a new SchemaVersion.");
    }

    [Fact]
    public void Document_MatchesTheSchemaAndRoundTrips()
    {
        var text = MutationJson.Write(Run);
        var evaluated = JsonSchema.FromText(MutationJson.Schema()).Evaluate(
            JsonDocument.Parse(text).RootElement, new EvaluationOptions { OutputFormat = OutputFormat.List });
        Assert.True(evaluated.IsValid, string.Join('\n', (evaluated.Details ?? []).Where(static detail => detail.Errors is { Count: > 0 })
            .Select(static detail => $"{detail.InstanceLocation}: {string.Join(", ", detail.Errors!.Values)}")));
        Assert.Equal(text, MutationJson.Write(MutationJson.Read(text)));
    }

    [Fact]
    public void Statuses_AreWords() => Assert.Equal(
        ["Killed", "Ignored", "NotMeasured"],
        JsonNode.Parse(MutationJson.Write(Run))!["mutants"]!.AsArray().Select(static one => one!["status"]!.GetValue<string>()));

    [Theory]
    [InlineData("mutants")]
    [InlineData("settings")]
    [InlineData("scores")]
    public void DocumentWithoutRequiredMembers_ViolatesTheSchema(string missing)
    {
        var document = JsonNode.Parse(MutationJson.Write(Run))!.AsObject();
        document.Remove(missing);
        Assert.False(JsonSchema.FromText(MutationJson.Schema()).Evaluate(JsonSerializer.SerializeToElement(document)).IsValid);
    }

    private static string PathOf(string name, [CallerFilePath] string source = "") =>
        Path.GetFullPath(Path.Combine(Path.GetDirectoryName(source)!, "..", "..", "..", "docs", name));
}
