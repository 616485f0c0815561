using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SplNet.Results.Reports;

/// <summary>Results as JSON: attached to tests, and handed to measuring processes.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
    UseStringEnumConverter = true,
    IgnoreReadOnlyProperties = true,
    WriteIndented = true)]
[JsonSerializable(typeof(ExperimentResult))]
internal sealed partial class JsonReport : JsonSerializerContext
{
    // A file is not a web page: formulas and names stay readable in it.
    private static readonly Lazy<JsonReport> Readable = new(MakeReadable);

    public static string Write(ExperimentResult result) => JsonSerializer.Serialize(result, Readable.Value.ExperimentResult);

    public static ExperimentResult Read(string json) => JsonSerializer.Deserialize(json, Default.ExperimentResult)
        ?? throw new JsonException("The result of an experiment is missing.");

    private static JsonReport MakeReadable() =>
        new(new JsonSerializerOptions(Default.Options) { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });
}
