using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;

namespace Sut;

/// <summary>A piece of a template: text, or the name of a value with its filter.</summary>
public sealed record Piece(string Text, bool IsValue, string? Filter);

/// <summary>The values that are filled in.</summary>
public sealed class Values
{
    private readonly Dictionary<string, object> _values = new(StringComparer.Ordinal);

    public Values Set(string name, object value)
    {
        _values[name] = value;
        return this;
    }

    public string TextOf(string name) =>
        _values.TryGetValue(name, out var value) ? Convert.ToString(value, CultureInfo.InvariantCulture) ?? "" : $"[{name}]";
}

/// <summary>What may follow a name after a bar.</summary>
public static class Filters
{
    public static string Apply(string? filter, string text) => filter switch
    {
        null => text,
        "upper" => text.ToUpperInvariant(),
        "lower" => text.ToLowerInvariant(),
        "title" => Title(text),
        _ => throw new FormatException($"There is no filter {filter}."),
    };

    private static string Title(string text) => text.Length == 0 ? text : char.ToUpperInvariant(text[0]) + text[1..];
}

/// <summary>A text with placeholders such as {{name}} and {{name|upper}}.</summary>
public sealed class Template
{
    private static readonly Regex Placeholders = new(
        @"\{\{\s*(?<name>[a-z_][a-z0-9_.]*)\s*(\|\s*(?<filter>[a-z]+)\s*)?\}\}", RegexOptions.CultureInvariant);

    private readonly List<Piece> _pieces;

    private Template(List<Piece> pieces) => _pieces = pieces;

    public int Count => _pieces.Count;

    public static Template Parse(string source)
    {
        var pieces = new List<Piece>();
        var position = 0;
        foreach (Match match in Placeholders.Matches(source))
        {
            if (match.Index > position)
                pieces.Add(new Piece(source[position..match.Index], false, null));
            pieces.Add(ValueOf(match));
            position = match.Index + match.Length;
        }

        if (position < source.Length)
            pieces.Add(new Piece(source[position..], false, null));
        return new Template(pieces);
    }

    public string Fill(Values values)
    {
        var text = new StringBuilder();
        foreach (var piece in _pieces)
            text.Append(piece.IsValue ? Filters.Apply(piece.Filter, values.TextOf(piece.Text)) : piece.Text);
        return text.ToString();
    }

    private static Piece ValueOf(Match match)
    {
        var filter = match.Groups["filter"];
        return new Piece(match.Groups["name"].Value, true, filter.Success ? filter.Value : null);
    }
}

/// <summary>Letters made of a greeting, a body and a closing.</summary>
public sealed class Letter(string greeting, string body, string closing)
{
    public string To(Values recipient)
    {
        var parts = new string[3];
        parts[0] = Filled(greeting, recipient);
        parts[1] = Filled(body, recipient);
        parts[2] = Filled(closing, recipient);
        return string.Join("\n\n", parts);
    }

    private static string Filled(string source, Values recipient) => Template.Parse(source).Fill(recipient);
}
