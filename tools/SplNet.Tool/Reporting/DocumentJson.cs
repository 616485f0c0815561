using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SplNet.Tool.Reporting;

/// <summary>The documents of commands as JSON, in the style of the results that tests attach.</summary>
internal static class DocumentJson
{
    private static readonly JsonSerializerOptions Options = new()
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, // a file is no web page: formulas stay readable in it
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
        Converters = { new JsonStringEnumConverter() },
        IgnoreReadOnlyProperties = true,
        WriteIndented = true,
    };

    public static string Write<TDocument>(TDocument document) => JsonSerializer.Serialize(document, Options);
}
