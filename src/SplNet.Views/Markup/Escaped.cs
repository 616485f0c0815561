using System.Text;

namespace SplNet.Views.Markup;

/// <summary>Texts of users inside of pages.</summary>
internal static class Escaped
{
    /// <summary>A text as content or as the value of an attribute in quotes. Characters that XML does not know become U+FFFD, and so do those that put what stands around them into another order.</summary>
    public static string Of(string text)
    {
        var escaped = new StringBuilder(text.Length);
        foreach (var rune in text.EnumerateRunes())
        {
            _ = rune.Value switch
            {
                '<' => escaped.Append("&lt;"),
                '>' => escaped.Append("&gt;"),
                '&' => escaped.Append("&amp;"),
                '"' => escaped.Append("&quot;"),
                '\'' => escaped.Append("&#39;"),
                < ' ' and not ('\t' or '\n' or '\r') or 0xFFFE or 0xFFFF or (>= 0x202A and <= 0x202E) or (>= 0x2066 and <= 0x2069) => escaped.Append('\uFFFD'),
                _ => escaped.Append(rune.ToString()),
            };
        }

        return escaped.ToString();
    }

    /// <summary>The beginning of a text where the whole would not fit.</summary>
    public static string Short(string text, int length)
    {
        if (text.Length <= length)
            return Of(text);
        var end = char.IsHighSurrogate(text[length - 2]) ? length - 2 : length - 1;
        return Of(text[..end]) + "…";
    }

    /// <summary>Beginning and end of a name where the whole would not fit: what tells names apart, such as a revision, mostly stands at their end.</summary>
    public static string Middle(string text, int length)
    {
        if (text.Length <= length)
            return Of(text);
        var last = length / 2;
        var (head, tail) = (length - 1 - last, text.Length - last);
        if (char.IsHighSurrogate(text[head - 1]))
            head--;
        if (char.IsLowSurrogate(text[tail]))
            tail++;
        return Of(text[..head]) + "…" + Of(text[tail..]);
    }
}
