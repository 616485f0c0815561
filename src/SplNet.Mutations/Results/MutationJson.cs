using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Schema;
using System.Text.Json.Serialization;

namespace SplNet.Mutations.Results;

/// <summary>Results as JSON, with the schema of the format.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
    UseStringEnumConverter = true,
    IgnoreReadOnlyProperties = true,
    WriteIndented = true)]
[JsonSerializable(typeof(MutationResults))]
internal sealed partial class MutationJson : JsonSerializerContext
{
    // Files need no HTML escaping: names and code stay readable in them.
    private static readonly Lazy<MutationJson> Readable = new(MakeReadable);

    /// <summary>Writes the document.</summary>
    public static string Write(MutationResults results) => JsonSerializer.Serialize(results, Readable.Value.MutationResults);

    /// <summary>Reads a document.</summary>
    /// <exception cref="JsonException">The text is not such a document.</exception>
    public static MutationResults Read(string json) =>
        JsonSerializer.Deserialize(json, Default.MutationResults) ?? throw new JsonException("The document is empty.");

    /// <summary>Creates the schema (JSON Schema 2020-12). It allows further members, which later versions may add.</summary>
    public static string Schema()
    {
        var schema = Default.MutationResults.GetJsonSchemaAsNode(
            new JsonSchemaExporterOptions { TreatNullObliviousAsNonNullable = true, TransformSchemaNode = WithNull }).AsObject();
        schema.Insert(0, "$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.Insert(1, "title", "Results of splnet mutate");
        return schema.ToJsonString(Readable.Value.Options) + "\n";
    }

    private static MutationJson MakeReadable() =>
        new(new JsonSerializerOptions(Default.Options) { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });

    // For numbers that may be texts such as "NaN", the exporter of .NET 10 omits null, and from .NET 11 on it adds null
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
