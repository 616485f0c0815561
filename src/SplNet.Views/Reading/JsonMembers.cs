using System.Globalization;
using System.Text.Json;
using SplNet.Views.Markup;

namespace SplNet.Views.Reading;

/// <summary>Members of documents, any of which may be missing, because older versions did not write all of them.</summary>
internal static class JsonMembers
{
    public static JsonElement Member(this JsonElement element, string name) =>
        element.ValueKind == JsonValueKind.Object && element.TryGetProperty(name, out var member) ? member : default;

    public static string? Text(this JsonElement element, string name) =>
        element.Member(name) is { ValueKind: JsonValueKind.String } text ? text.GetString() : null;

    /// <summary>Gets a number as the document writes it.</summary>
    public static string? Literal(this JsonElement element, string name) =>
        element.Member(name) is { ValueKind: JsonValueKind.Number } number ? number.GetRawText() : null;

    /// <summary>Formats a number with four significant digits; null if there is none.</summary>
    public static string? Figure(this JsonElement element, string name) =>
        element.Member(name) is { ValueKind: JsonValueKind.Number } number ? Figures.Plain(number.GetDouble()) : null;

    public static double Number(this JsonElement element, string name) => element.Member(name).Number();

    public static IReadOnlyList<double> Numbers(this JsonElement element, string name) =>
        [.. element.Items(name).Select(static item => item.Number())];

    public static IReadOnlyList<string> Texts(this JsonElement element, string name) =>
        [.. element.Items(name).Select(static item => item.GetString() ?? string.Empty)];

    public static IEnumerable<JsonElement> Items(this JsonElement element, string name) =>
        element.Member(name) is { ValueKind: JsonValueKind.Array } array ? array.EnumerateArray() : [];

    // Numbers that are not finite are written as texts.
    private static double Number(this JsonElement element) => element.ValueKind switch
    {
        JsonValueKind.Number => element.GetDouble(),
        JsonValueKind.String when double.TryParse(element.GetString(), NumberStyles.Float, CultureInfo.InvariantCulture, out var number) =>
            number,
        _ => double.NaN,
    };
}
