using System.Text.Json;
using System.Text.Json.Serialization;

namespace SplNet.Tool.Requirements;

/// <summary>The document as JSON, in the style of the results that tests attach.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
    UseStringEnumConverter = true,
    IgnoreReadOnlyProperties = true,
    WriteIndented = true)]
[JsonSerializable(typeof(RunDocument))]
internal sealed partial class RunDocumentJson : JsonSerializerContext
{
    public static string Write(RunDocument document) => JsonSerializer.Serialize(document, Default.RunDocument);
}
