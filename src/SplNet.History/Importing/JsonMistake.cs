using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace SplNet.History.Importing;

/// <summary>Describes a mistake in a JSON file to its author, because the messages of the reader name types of this library.</summary>
internal static partial class JsonMistake
{
    /// <summary>Describes the mistake as a part of a sentence.</summary>
    /// <param name="failure">The mistake.</param>
    /// <param name="element">The place of a separately read element, whose lines are unknown; empty for a whole file.</param>
    public static string Of(JsonException failure, string element = "")
    {
        if (failure.LineNumber is null)
            return failure.Message.TrimEnd('.'); // found here and not by the reader
        var place = failure.Path is { Length: > 1 } path ? path[1..].TrimStart('.') : string.Empty;
        var where = element.Length > 0
            ? $" at {element}{(place.Length > 0 ? "." : string.Empty)}{place}"
            : (place.Length > 0 ? $" at {place}," : string.Empty) +
                string.Create(CultureInfo.InvariantCulture, $" in line {failure.LineNumber + 1}");
        if (failure.Message.Contains("missing required", StringComparison.Ordinal))
            return Names(failure.Message) is [var only]
                ? $"{only} is missing{where}"
                : $"{string.Join(" and ", Names(failure.Message))} are missing{where}";
        if (failure.Message.Contains("allow null values", StringComparison.Ordinal))
            return $"null is not allowed{where}";
        return failure.Message.StartsWith("The JSON value could not be converted", StringComparison.Ordinal)
            ? $"a value has the wrong type{where}"
            : $"it is not valid JSON{where}";
    }

    private static List<string> Names(string message) => [.. Quoted().Matches(message).Select(static name => name.Groups["name"].Value)
        .Where(static name => !name.Contains('.', StringComparison.Ordinal))];

    [GeneratedRegex("'(?<name>[^']+)'", RegexOptions.ExplicitCapture, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Quoted();
}
