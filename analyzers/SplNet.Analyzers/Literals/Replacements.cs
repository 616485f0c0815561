using System.Globalization;
using System.Text;

namespace SplNet.Analyzers.Literals;

/// <summary>Writes a text in the form of the literal around it.</summary>
internal static class Replacements
{
    public static string? Write(string text, WrittenPart part) => part.Form switch
    {
        LiteralForm.Regular => Braced(Escaped(text), part),
        LiteralForm.Verbatim => Braced(text.Replace("\"", "\"\""), part),
        LiteralForm.Raw when FitsRaw(text, part) => text,
        _ => null,
    };

    private static string Braced(string text, WrittenPart part) => part.IsInterpolated ? text.Replace("{", "{{").Replace("}", "}}") : text;

    // A quote may end the literal, and a new line may not be indented.
    private static bool FitsRaw(string text, WrittenPart part) =>
        text.IndexOfAny(['"', '\n', '\r']) < 0 && !(part.IsInterpolated && text.IndexOfAny(['{', '}']) >= 0);

    private static string Escaped(string text)
    {
        var written = new StringBuilder(text.Length);
        foreach (var character in text)
        {
            if (character is '"' or '\\')
                written.Append('\\').Append(character);
            else if (char.IsControl(character))
                written.Append("\\u").Append(((int)character).ToString("x4", CultureInfo.InvariantCulture));
            else
                written.Append(character);
        }

        return written.ToString();
    }
}
