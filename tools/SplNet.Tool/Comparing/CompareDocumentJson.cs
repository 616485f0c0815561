using System.Text.Json;
using System.Text.Json.Serialization;

namespace SplNet.Tool.Comparing;

/// <summary>The document as JSON, in the style of that of a run.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
    UseStringEnumConverter = true,
    IgnoreReadOnlyProperties = true,
    WriteIndented = true)]
[JsonSerializable(typeof(CompareDocument))]
internal sealed partial class CompareDocumentJson : JsonSerializerContext
{
    public static string Write(CompareDocument document) => JsonSerializer.Serialize(document, Default.CompareDocument);
}
