using System.Globalization;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SplNet.Views.Mutations;

/// <summary>
/// A run in the format of mutation-testing-elements (schema 2) for viewers of mutation tests. Anything that the format cannot express goes
/// into the reason of a status.
/// </summary>
internal static class ElementsReport
{
    // Viewers use these to colour scores.
    private const int HighScore = 80;
    private const int LowScore = 60;

    // The tests lack a source that viewers could show.
    private const string TestFile = "performance tests";

    private static readonly JsonSerializerOptions Options =
        new() { WriteIndented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    /// <summary>Writes the document.</summary>
    public static string Write(MutationDocument document)
    {
        var ids = document.TestNames.Select(static (name, index) => (name, Id: index.ToString(CultureInfo.InvariantCulture))).ToDictionary(
            static one => one.name, static one => one.Id, StringComparer.Ordinal);
        var report = new JsonObject
        {
            ["schemaVersion"] = "2",
            ["thresholds"] = new JsonObject { ["high"] = HighScore, ["low"] = LowScore },
            ["framework"] = new JsonObject { ["name"] = "splnet mutate", ["version"] = document.Tool },
            ["files"] = new JsonObject(document.Files.Select(file => KeyValuePair.Create(file.Path, (JsonNode?)FileOf(file, ids)))),
            ["testFiles"] = new JsonObject
            {
                [TestFile] = new JsonObject
                {
                    ["tests"] = new JsonArray(
                        [.. document.TestNames.Select(name => new JsonObject { ["id"] = ids[name], ["name"] = name })]),
                },
            },
        };
        return report.ToJsonString(Options) + "\n";
    }

    private static JsonObject FileOf(MutatedFile file, Dictionary<string, string> ids) => new()
    {
        ["language"] = "cs",
        ["source"] = file.Source,
        ["mutants"] = new JsonArray([.. file.Mutants.Select(mutant => MutantOf(mutant, ids))]),
    };

    private static JsonObject MutantOf(ShownMutant mutant, Dictionary<string, string> ids) => new()
    {
        ["id"] = mutant.Id,
        ["mutatorName"] = $"{mutant.Operator}: {mutant.Title}",
        ["replacement"] = mutant.Replacement,
        ["location"] = new JsonObject
        {
            ["start"] = Position(mutant.StartLine, mutant.StartColumn),
            ["end"] = Position(mutant.EndLine, mutant.EndColumn),
        },
        ["status"] = mutant.ElementsStatus,
        ["statusReason"] = mutant.Reason.Length == 0 ? mutant.Word : $"{mutant.Word}: {mutant.Reason}",
        ["coveredBy"] = Ids(mutant.CoveredBy, ids),
        ["killedBy"] = Ids(mutant.KilledBy, ids),
    };

    private static JsonArray Ids(IReadOnlyList<string> tests, Dictionary<string, string> ids) =>
        new([.. tests.Where(ids.ContainsKey).Select(test => (JsonNode?)ids[test])]);

    private static JsonObject Position(int line, int column) => new() { ["line"] = line, ["column"] = column };
}
