using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Schema;
using System.Text.Json.Serialization;

namespace SplNet.Evaluation.ResultDocuments;

/// <summary>Result documents as JSON, and the schema of that form.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
    UseStringEnumConverter = true,
    IgnoreReadOnlyProperties = true,
    WriteIndented = true)]
[JsonSerializable(typeof(ResultDocument))]
internal sealed partial class ResultDocumentJson : JsonSerializerContext
{
    // A file is not a web page: formulas and names stay readable in it.
    private static readonly Lazy<ResultDocumentJson> Readable = new(MakeReadable);

    public static string Write(ResultDocument document) => JsonSerializer.Serialize(document, Readable.Value.ResultDocument);

    public static ResultDocument Read(string json) =>
        JsonSerializer.Deserialize(json, Default.ResultDocument) ?? throw new JsonException("The document is empty.");

    /// <summary>The schema (JSON Schema 2020-12). It allows further members, which later versions may have.</summary>
    public static string Schema()
    {
        var schema = Default.ResultDocument.GetJsonSchemaAsNode(
            new JsonSchemaExporterOptions { TreatNullObliviousAsNonNullable = true, TransformSchemaNode = WithNull }).AsObject();
        schema.Insert(0, "$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.Insert(1, "title", "The result of one SplNet experiment");
        return schema.ToJsonString(Readable.Value.Options) + "\n";
    }

    private static ResultDocumentJson MakeReadable() =>
        new(new JsonSerializerOptions(Default.Options) { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });

    // Where numbers may be texts such as "NaN", the exporter of .NET 10 omits null, and from .NET 11 on it adds null
    // to the type of the number.
    private static JsonNode WithNull(JsonSchemaExporterContext context, JsonNode node)
    {
        if (Nullable.GetUnderlyingType(context.TypeInfo.Type) is null || node["anyOf"] is not JsonArray choices)
            return node;
        foreach (var choice in choices.OfType<JsonObject>())
        {
            if (choice["type"] is JsonArray { Count: 2 } types)
                choice["type"] = types[0]!.DeepClone();
        }

        choices.Add(new JsonObject { ["type"] = "null" });
        return node;
    }
}
