using System.Globalization;
using System.Text;

namespace SplNet.Views.Markdown;

/// <summary>Formats texts for a table in GitHub's Markdown.</summary>
internal static class MarkdownCell
{
    /// <summary>Formats a text as code.</summary>
    public static string Code(string text)
    {
        text = OneLine(text);
        // A code span of a table can contain neither a backtick nor a backslash before an escaped pipe.
        return text.Contains('`', StringComparison.Ordinal)
            || (text.Contains('|', StringComparison.Ordinal) && text.Contains('\\', StringComparison.Ordinal))
            ? $"<code>{Entities(text)}</code>"
            : $"`{text.Replace("|", "\\|", StringComparison.Ordinal)}`";
    }

    /// <summary>Formats a text that is not Markdown, whatever it contains.</summary>
    public static string Plain(string text) => Entities(OneLine(text));

    private static string OneLine(string text) =>
        string.Join(' ', text.Split(['\r', '\n'], StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries));

    private static string Entities(string text)
    {
        var escaped = new StringBuilder(text.Length);
        foreach (var character in text)
        {
            if (character is '|' or '`' or '\\' or '*' or '_' or '<' or '>' or '&' or '[' or ']' or '~' or '#' or '@')
                escaped.Append(CultureInfo.InvariantCulture, $"&#{(int)character};");
            else
                escaped.Append(character);
        }

        return escaped.ToString();
    }
}
