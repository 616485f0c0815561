using System.Text.Json;
using System.Text.Json.Serialization;

namespace SplNet.History.Importing;

/// <summary>Reads files of other tools and of SplNet as JSON by generated code, because an import may have gigabytes of them.</summary>
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals | JsonNumberHandling.AllowReadingFromString,
    AllowTrailingCommas = true,
    ReadCommentHandling = JsonCommentHandling.Skip,
    RespectNullableAnnotations = true,
    RespectRequiredConstructorParameters = true)]
[JsonSerializable(typeof(ResultDocument))]
[JsonSerializable(typeof(BenchmarkActionDocument))]
[JsonSerializable(typeof(BenchmarkActionEntry))]
internal sealed partial class ImportJson : JsonSerializerContext;
