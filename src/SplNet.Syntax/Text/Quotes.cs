using System.Text;

namespace SplNet.Syntax;

/// <summary>Quoted texts: <c>'…'</c> or <c>"…"</c>. A backslash escapes a quote or a backslash.</summary>
internal static class Quotes
{
    public static string Remove(string text, int start, int length)
    {
        var quote = text[start];
        var end = start + length;
        var content = new StringBuilder(length);
        for (var index = start + 1; index < end; index++)
        {
            if (text[index] == quote)
                break;
            if (text[index] == '\\' && index + 1 < end && (text[index + 1] == quote || text[index + 1] == '\\'))
                index++;
            content.Append(text[index]);
        }

        return content.ToString();
    }

    public static string Add(string content) => "'" + content.Replace("\\", "\\\\").Replace("'", "\\'") + "'";
}
