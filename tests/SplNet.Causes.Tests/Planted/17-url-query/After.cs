using System.Text;

namespace Sut;

/// <summary>The parts of an address.</summary>
public sealed record Url(string Scheme, string Host, int Port, string Path, string Query)
{
    public static Url Parse(string text)
    {
        var schemeEnd = text.IndexOf("://", StringComparison.Ordinal);
        if (schemeEnd < 0)
            throw new FormatException("An address begins with its scheme.");
        var scheme = text[..schemeEnd];
        var rest = text.AsSpan(schemeEnd + 3);
        var queryStart = rest.IndexOf('?');
        var query = queryStart < 0 ? "" : rest[(queryStart + 1)..].ToString();
        if (queryStart >= 0)
            rest = rest[..queryStart];
        var pathStart = rest.IndexOf('/');
        var path = pathStart < 0 ? "/" : rest[pathStart..].ToString();
        var authority = pathStart < 0 ? rest : rest[..pathStart];
        var colon = authority.IndexOf(':');
        return colon < 0
            ? new Url(scheme, authority.ToString(), DefaultPort(scheme), path, query)
            : new Url(scheme, authority[..colon].ToString(), int.Parse(authority[(colon + 1)..]), path, query);
    }

    private static int DefaultPort(string scheme) => scheme switch
    {
        "https" => 443,
        "ftp" => 21,
        _ => 80,
    };
}

/// <summary>Undoes the escapes of an address.</summary>
public static class Escapes
{
    public static string Decode(ReadOnlySpan<char> text)
    {
        if (text.IndexOfAny('%', '+') < 0)
            return text.ToString();
        var decoded = new StringBuilder(text.Length);
        for (var i = 0; i < text.Length; i++)
        {
            var character = text[i];
            if (character == '%' && i + 2 < text.Length)
                decoded.Append((char)(Digit(text[++i]) * 16 + Digit(text[++i])));
            else
                decoded.Append(character == '+' ? ' ' : character);
        }

        return decoded.ToString();
    }

    private static int Digit(char character) => char.IsAsciiDigit(character) ? character - '0' : (character | 32) - 'a' + 10;
}

/// <summary>The values behind the question mark, in whichever case their names are written.</summary>
public sealed class QueryString
{
    private readonly Dictionary<string, string> _values;
    private readonly List<string> _order = [];

    public QueryString(string query)
    {
        _values = new Dictionary<string, string>(StringComparer.InvariantCultureIgnoreCase);
        var text = query.AsSpan();
        foreach (var range in text.Split('&'))
            Read(text[range]);
    }

    public string? this[string name] => _values.GetValueOrDefault(name);

    public int Number(string name, int otherwise) => int.TryParse(this[name], out var number) ? number : otherwise;

    public int Count => _order.Count;

    public bool Has(string name) => _values.ContainsKey(name);

    public string Canonical()
    {
        var text = new StringBuilder();
        foreach (var name in _order)
            text.Append(text.Length == 0 ? "" : "&").Append(name).Append('=').Append(_values[name]);
        return text.ToString();
    }

    private void Read(ReadOnlySpan<char> pair)
    {
        if (pair.IsEmpty)
            return;
        var equals = pair.IndexOf('=');
        var name = Escapes.Decode(equals < 0 ? pair : pair[..equals]);
        if (!_values.ContainsKey(name))
            _order.Add(name);
        _values[name] = equals < 0 ? "" : Escapes.Decode(pair[(equals + 1)..]);
    }
}
