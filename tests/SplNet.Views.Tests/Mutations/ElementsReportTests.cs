using System.Text.Json;
using System.Text.Json.Nodes;
using Json.Schema;
using SplNet.Views.Mutations;

namespace SplNet.Views.Tests.Mutations;

/// <summary>The report that viewers of mutation tests read, against the rules of its form.</summary>
public sealed class ElementsReportTests
{
    private static readonly JsonSchema Schema = JsonSchema.FromText(
        File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "Mutations", "elements.schema.json")));

    [Fact]
    public void Report_MatchesTheSchema()
    {
        var evaluated = Schema.Evaluate(
            JsonDocument.Parse(ElementsReport.Write(Mutated.Document)).RootElement,
            new EvaluationOptions { OutputFormat = OutputFormat.List });
        Assert.True(evaluated.IsValid, string.Join('\n', (evaluated.Details ?? []).Where(static detail => detail.Errors is { Count: > 0 })
            .Select(static detail => $"{detail.InstanceLocation}: {string.Join(", ", detail.Errors!.Values)}")));
    }

    [Theory]
    [InlineData("status", "Slow")]
    [InlineData("location", "6")]
    [InlineData("id", null)]
    public void WrongMutant_ViolatesTheSchema(string member, string? value)
    {
        var report = JsonNode.Parse(ElementsReport.Write(Mutated.Document))!;
        var mutant = report["files"]!["Sub/Cache.cs"]!["mutants"]![0]!.AsObject();
        mutant.Remove(member);
        if (value is not null)
            mutant[member] = value;
        Assert.False(Schema.Evaluate(JsonSerializer.SerializeToElement(report)).IsValid);
    }

    [Fact]
    public void Mutant_NamesKnownTestsByIdWithAReason()
    {
        var mutants = JsonNode.Parse(ElementsReport.Write(Mutated.Document))!["files"]!["Sub/Cache.cs"]!["mutants"]!.AsArray();
        Assert.Equal(["0"], mutants[1]!["killedBy"]!.AsArray().Select(static id => id!.GetValue<string>()));
        Assert.Equal(["0"], mutants[1]!["coveredBy"]!.AsArray().Select(static id => id!.GetValue<string>()));
        Assert.Equal("survived: because of \"Has\" & <i>others</i>", mutants[0]!["statusReason"]!.GetValue<string>());
        Assert.Equal(
            (6, 41),
            (mutants[0]!["location"]!["start"]!["line"]!.GetValue<int>(), mutants[0]!["location"]!["start"]!["column"]!.GetValue<int>()));
    }
}
