using System.Globalization;
using System.Text;

namespace SplNet.Syntax;

/// <summary>A short piece of a text for a message.</summary>
internal static class Excerpt
{
    private const int Longest = 40;

    public static string Of(string text, TextSpan span) => Visible(
        span.Length <= Longest ? text.Substring(span.Start, span.Length) : text.Substring(span.Start, Longest - 1) + "…");

    public static string Of(string text) => Of(text, new TextSpan(0, text.Length));

    // Characters that a screen would obey or hide are shown as numbers: U+0000, U+200B, half of a character.
    private static string Visible(string text)
    {
        if (!HasHidden(text))
            return text;
        var visible = new StringBuilder();
        for (var index = 0; index < text.Length; index++)
        {
            if (IsHidden(text, index))
                visible.Append("U+").Append(((int)text[index]).ToString("X4", CultureInfo.InvariantCulture));
            else
                visible.Append(text[index]);
        }

        return visible.ToString();
    }

    private static bool HasHidden(string text)
    {
        for (var index = 0; index < text.Length; index++)
        {
            if (IsHidden(text, index))
                return true;
        }

        return false;
    }

    private static bool IsHidden(string text, int index) => char.GetUnicodeCategory(text[index]) switch
    {
        UnicodeCategory.Control or UnicodeCategory.Format or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator
        or UnicodeCategory.OtherNotAssigned => true,
        UnicodeCategory.SpaceSeparator => text[index] != ' ',
        UnicodeCategory.Surrogate => !(char.IsHighSurrogate(text[index])
            ? index + 1 < text.Length && char.IsLowSurrogate(text[index + 1])
            : index > 0 && char.IsHighSurrogate(text[index - 1])),
        _ => false,
    };
}
