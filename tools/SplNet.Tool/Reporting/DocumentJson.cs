using System.Text.Json;
using System.Text.Json.Serialization;
using SplNet.Tool.Bisecting;
using SplNet.Tool.Comparing;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Reporting;

/// <summary>The documents of commands as JSON, in the style of the results that tests attach.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
    UseStringEnumConverter = true,
    IgnoreReadOnlyProperties = true,
    WriteIndented = true)]
[JsonSerializable(typeof(BisectDocument))]
[JsonSerializable(typeof(CompareDocument))]
[JsonSerializable(typeof(RunDocument))]
internal sealed partial class DocumentJson : JsonSerializerContext
{
    public static string Write(BisectDocument document) => JsonSerializer.Serialize(document, Default.BisectDocument);

    public static string Write(CompareDocument document) => JsonSerializer.Serialize(document, Default.CompareDocument);

    public static string Write(RunDocument document) => JsonSerializer.Serialize(document, Default.RunDocument);
}
