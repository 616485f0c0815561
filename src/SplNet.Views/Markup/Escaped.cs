using System.Text;

namespace SplNet.Views.Markup;

/// <summary>Escapes user texts for pages.</summary>
internal static class Escaped
{
    /// <summary>
    /// Escapes a text as content or as a quoted attribute value. Characters that XML does not allow become U+FFFD, and so do characters
    /// that reorder the surrounding text.
    /// </summary>
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
                < ' ' and not ('\t' or '\n' or '\r') or 0xFFFE or 0xFFFF or (>= 0x202A and <= 0x202E) or (>= 0x2066 and <= 0x2069) =>
                    escaped.Append('\uFFFD'),
                _ => escaped.Append(rune.ToString()),
            };
        }

        return escaped.ToString();
    }

    /// <summary>Shortens a text to its start if it is too long.</summary>
    public static string Short(string text, int length)
    {
        if (text.Length <= length)
            return Of(text);
        var end = char.IsHighSurrogate(text[length - 2]) ? length - 2 : length - 1;
        return Of(text[..end]) + "…";
    }

    /// <summary>
    /// Shortens a name to its start and end if it is too long, because the distinguishing part, such as a revision, is usually at the end.
    /// </summary>
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
