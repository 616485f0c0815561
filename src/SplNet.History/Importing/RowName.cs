using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;
using SplNet.History.Measurements;

namespace SplNet.History.Importing;

/// <summary>
/// Formats for people which of several experiments with the same source text it is: <c>(10, "a")</c> for the row of a
/// data-driven test, <c>#2</c> for the second evaluation in a loop. Different rows have different names.
/// </summary>
internal static partial class RowName
{
    private const int Longest = 100;
    private const int Digits = 8;

    /// <summary>Formats the suffix of the source name; empty for the only experiment.</summary>
    /// <param name="instance">The instance in result documents: types and values, for example <c>System.Int32:10;string:1:a;#2</c>.</param>
    public static string Of(string? instance)
    {
        var (row, number) = Parts(instance ?? string.Empty);
        return (row.Length == 0 ? string.Empty : $"({Shortened(string.Join(", ", Values(row)), row)})") +
            (number.Length == 0 ? string.Empty : $" {number}");
    }

    // A row ends with a semicolon, so text after the last one does not belong to it.
    private static (string Row, string Number) Parts(string instance)
    {
        var end = instance.LastIndexOf('#');
        return end >= 0 && (end == 0 || instance[end - 1] == ';') && !instance.EndsWith(';')
            ? (instance[..end], instance[end..])
            : (instance, string.Empty);
    }

    private static IEnumerable<string> Values(string row)
    {
        for (var at = 0; at < row.Length;)
        {
            if (Text(row, at) is { } text)
            {
                yield return $"\"{Visible(text.Value, isQuoted: true)}\"";
                at = text.End;
            }
            else if (Value().Match(row, at) is { Success: true } found)
            {
                yield return Literal(found.Groups["type"].Value, found.Groups["value"].Value);
                at += found.Length;
            }
            else
            {
                // Sequences and other values without a short form stay unchanged, except for assembly versions,
                // which must not affect the row.
                yield return Visible(Assembly().Replace(row[at..], string.Empty).TrimEnd(';'), isQuoted: false);
                yield break;
            }
        }
    }

    // A text is prefixed with its length, because it may contain any character.
    private static (string Value, int End)? Text(string row, int at)
    {
        if (TextHead().Match(row, at) is not { Success: true } head
            || !int.TryParse(head.Groups["length"].ValueSpan, NumberStyles.None, CultureInfo.InvariantCulture, out var length))
            return null;
        var start = at + head.Length;
        return length < row.Length - start && row[start + length] == ';' ? (row.Substring(start, length), start + length + 1) : null;
    }

    private static string Literal(string type, string value) => type switch
    {
        "" => value, // null
        "System.Int32" or "System.Boolean" => value,
        "System.Int64" => value + "L",
        "System.Double" => value + "d",
        "System.Single" => value + "f",
        "System.Decimal" => value + "m",
        "System.Char" => $"'{Visible(value, isQuoted: true)}'",
        _ => Visible($"{type}:{value}", isQuoted: false),
    };

    private static string Visible(string text, bool isQuoted)
    {
        var visible = new StringBuilder(text.Length);
        foreach (var character in text)
        {
            _ = character switch
            {
                '\n' => visible.Append("\\n"),
                '\r' => visible.Append("\\r"),
                '\t' => visible.Append("\\t"),
                '"' or '\'' or '\\' when isQuoted => visible.Append('\\').Append(character),
                _ when char.IsControl(character) => visible.Append(CultureInfo.InvariantCulture, $"\\u{(int)character:x4}"),
                _ => visible.Append(character),
            };
        }

        return visible.ToString();
    }

    // The truncated part may be the only difference between two rows.
    private static string Shortened(string text, string row) => text.Length <= Longest
        ? text
        : $"{text[..(Longest - (char.IsHighSurrogate(text[Longest - 1]) ? 1 : 0))]}… {ContentKey.Of(row)[..Digits]}";

    [GeneratedRegex(@"\Gstring:(?<length>[0-9]+):", RegexOptions.ExplicitCapture, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex TextHead();

    [GeneratedRegex(
        @"\G(?:(?<value>null)|(?<type>System\.Char):(?<value>.)|(?<type>[\w.+]+):(?<value>[^;]*));",
        RegexOptions.Singleline | RegexOptions.ExplicitCapture,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Value();

    [GeneratedRegex(@", [\w.]+, Version=[^\]]*", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Assembly();
}
