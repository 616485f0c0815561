using System.Text.Json;
using System.Text.Json.Serialization;

namespace SplNet.Tool.Bisecting;

/// <summary>The document as JSON, in the style of the results of runs.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
    UseStringEnumConverter = true,
    IgnoreReadOnlyProperties = true,
    WriteIndented = true)]
[JsonSerializable(typeof(BisectDocument))]
internal sealed partial class BisectDocumentJson : JsonSerializerContext
{
    public static string Write(BisectDocument document) => JsonSerializer.Serialize(document, Default.BisectDocument);
}
