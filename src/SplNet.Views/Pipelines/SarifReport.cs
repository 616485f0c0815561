using System.Globalization;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SplNet.Views.Pipelines;

/// <summary>
/// Results as SARIF 2.1.0 for code scanning. GitHub shows each result as an alert, whatever its kind, and rejects a file if
/// one result lacks a place. So only results that need attention and have a place are written.
/// </summary>
/// <param name="Command">The command, for example <c>splnet run</c>; code scanning uses it to separate the results of
/// different commands.</param>
/// <param name="Version">The version of the tool.</param>
/// <param name="Address">The address of the project; null if the build does not know one.</param>
/// <param name="Results">All results.</param>
internal sealed record SarifReport(string Command, string Version, string? Address, IReadOnlyList<PipelineResult> Results)
{
    private const string Schema = "https://json.schemastore.org/sarif-2.1.0.json";

    // The name by which services distinguish two runs of one result from two results.
    private const string Fingerprint = "splnet/v1";

    private static readonly JsonSerializerOptions Options =
        new() { WriteIndented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    /// <summary>Gets the results that need attention but are left out, because their place is unknown.</summary>
    public IReadOnlyList<PipelineResult> LeftOut => [.. Results.Where(static result => NeedsAttention(result) && result.Place is null)];

    /// <summary>Writes the document.</summary>
    public string Write()
    {
        var rules = Results.Select(static result => result.Rule).Distinct().ToList();
        var driver = new JsonObject { ["name"] = "SplNet", ["version"] = Version, ["rules"] = new JsonArray([.. rules.Select(RuleOf)]) };
        if (Address is not null)
            driver["informationUri"] = Address;
        var document = new JsonObject
        {
            ["$schema"] = Schema,
            ["version"] = "2.1.0",
            ["runs"] = new JsonArray(new JsonObject
            {
                ["tool"] = new JsonObject { ["driver"] = driver },
                ["automationDetails"] = new JsonObject { ["id"] = Command + "/" },
                ["columnKind"] = "utf16CodeUnits",
                ["results"] = new JsonArray([.. Results.Where(static result => NeedsAttention(result) && result.Place is not null)
                    .Select(result => ResultOf(result, result.Place!, rules.IndexOf(result.Rule)))]),
            }),
        };
        return document.ToJsonString(Options) + "\n";
    }

    private static bool NeedsAttention(PipelineResult result) =>
        result.Outcome is PipelineOutcome.Violated or PipelineOutcome.NotMeasured or PipelineOutcome.Undecided;

    private JsonObject RuleOf(PipelineRule rule)
    {
        var node = new JsonObject
        {
            ["id"] = rule.Id,
            ["shortDescription"] = Message(rule.Description),
            ["fullDescription"] = Message(rule.Explanation),
            ["help"] = new JsonObject { ["text"] = rule.Help, ["markdown"] = rule.Help },
            ["defaultConfiguration"] = new JsonObject { ["level"] = "error" },
            ["properties"] = new JsonObject { ["tags"] = new JsonArray("performance") },
        };
        if (Address is not null)
            node["helpUri"] = Address;
        return node;
    }

    // By the standard, only failed results have a level.
    private static JsonObject ResultOf(PipelineResult result, SourcePlace place, int rule)
    {
        var (kind, level) = result.Outcome == PipelineOutcome.Undecided ? ("open", "none") : ("fail", "error");
        return new JsonObject
        {
            ["ruleId"] = result.Rule.Id,
            ["ruleIndex"] = rule,
            ["kind"] = kind,
            ["level"] = level,
            ["message"] = Message($"{result.Name}: {result.Message}"),
            ["partialFingerprints"] = new JsonObject
            {
                [Fingerprint] = string.Create(CultureInfo.InvariantCulture, $"{result.Rule.Id} {result.Group} {result.Name}"),
            },
            ["locations"] = new JsonArray(new JsonObject { ["physicalLocation"] = PlaceOf(place) }),
        };
    }

    private static JsonObject PlaceOf(SourcePlace place)
    {
        var region = new JsonObject { ["startLine"] = place.Line };
        if (place.Column is { } column)
            region["startColumn"] = column;
        return new JsonObject { ["artifactLocation"] = new JsonObject { ["uri"] = AddressOf(place.File) }, ["region"] = region };
    }

    // Escapes each part of a path separately: slashes stay, but a colon would make a scheme.
    private static string AddressOf(string file) =>
        Path.IsPathRooted(file) ? new Uri(file).AbsoluteUri : string.Join('/', file.Split('/').Select(Uri.EscapeDataString));

    private static JsonObject Message(string text) => new() { ["text"] = text };
}
