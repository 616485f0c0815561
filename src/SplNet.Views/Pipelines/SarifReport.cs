using System.Globalization;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SplNet.Views.Pipelines;

/// <summary>Results as SARIF 2.1.0, which services of code scanning read: what does not hold or could not be measured is an error, what is undecided is told as open.</summary>
internal static class SarifReport
{
    private const string Schema = "https://json.schemastore.org/sarif-2.1.0.json";

    // The name by which services tell two runs of one result from two results.
    private const string Fingerprint = "splnet/v1";

    private static readonly JsonSerializerOptions Options = new() { WriteIndented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    /// <summary>Writes it.</summary>
    /// <param name="version">The version of the tool.</param>
    /// <param name="results">The results; those that hold are told as passed.</param>
    public static string Write(string version, IReadOnlyList<PipelineResult> results)
    {
        var rules = results.Select(static result => result.Rule).Distinct().ToList();
        var document = new JsonObject
        {
            ["$schema"] = Schema,
            ["version"] = "2.1.0",
            ["runs"] = new JsonArray(new JsonObject
            {
                ["tool"] = new JsonObject
                {
                    ["driver"] = new JsonObject { ["name"] = "SplNet", ["version"] = version, ["rules"] = new JsonArray([.. rules.Select(RuleOf)]) },
                },
                ["columnKind"] = "utf16CodeUnits",
                ["results"] = new JsonArray([.. results.Where(static result => result.Outcome != PipelineOutcome.NotReached).Select(result => ResultOf(result, rules.IndexOf(result.Rule)))]),
            }),
        };
        return document.ToJsonString(Options) + "\n";
    }

    private static JsonObject RuleOf(PipelineRule rule) => new() { ["id"] = rule.Id, ["shortDescription"] = Message(rule.Description) };

    private static JsonObject ResultOf(PipelineResult result, int rule)
    {
        var (kind, level) = result.Outcome switch
        {
            PipelineOutcome.Holds => ("pass", "none"),
            PipelineOutcome.Undecided => ("open", "none"),
            _ => ("fail", "error"),
        };
        var node = new JsonObject
        {
            ["ruleId"] = result.Rule.Id,
            ["ruleIndex"] = rule,
            ["kind"] = kind,
            ["level"] = level,
            ["message"] = Message($"{result.Name}: {result.Message}"),
            ["partialFingerprints"] = new JsonObject { [Fingerprint] = string.Create(CultureInfo.InvariantCulture, $"{result.Rule.Id} {result.Group} {result.Name}") },
        };
        if (result.Place is { } place)
            node["locations"] = new JsonArray(new JsonObject { ["physicalLocation"] = PlaceOf(place) });
        return node;
    }

    private static JsonObject PlaceOf(SourcePlace place)
    {
        var region = new JsonObject { ["startLine"] = place.Line };
        if (place.Column is { } column)
            region["startColumn"] = column;
        return new JsonObject { ["artifactLocation"] = new JsonObject { ["uri"] = AddressOf(place.File) }, ["region"] = region };
    }

    // Each part of a path by itself: slashes stay, and a colon would be a scheme.
    private static string AddressOf(string file) =>
        Path.IsPathRooted(file) ? new Uri(file).AbsoluteUri : string.Join('/', file.Split('/').Select(Uri.EscapeDataString));

    private static JsonObject Message(string text) => new() { ["text"] = text };
}
