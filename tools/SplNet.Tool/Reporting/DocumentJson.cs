using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SplNet.Tool.Reporting;

/// <summary>The documents of commands as JSON, in the style of the results that tests attach.</summary>
internal static class DocumentJson
{
    private static readonly JsonSerializerOptions Options = new()
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, // a file is not a web page: formulas stay readable in it
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
        Converters = { new JsonStringEnumConverter() },
        IgnoreReadOnlyProperties = true,
        WriteIndented = true,
    };

    public static string Write<TDocument>(TDocument document) => JsonSerializer.Serialize(document, Options);

    /// <summary>Reads what was written.</summary>
    /// <param name="json">The document.</param>
    /// <exception cref="JsonException">It is not such a document.</exception>
    public static TDocument Read<TDocument>(string json) =>
        JsonSerializer.Deserialize<TDocument>(json, Options) ?? throw new JsonException("It is null.");
}
