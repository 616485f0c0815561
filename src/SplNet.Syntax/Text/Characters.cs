namespace SplNet.Syntax;

/// <summary>Classifies the characters of names, numbers and revisions.</summary>
internal static class Characters
{
    public static bool IsDigit(char character) => character is >= '0' and <= '9';

    public static bool StartsName(char character) =>
        character is (>= 'a' and <= 'z') or (>= 'A' and <= 'Z') or '_' || (character > '\u007f' && char.IsLetter(character));

    public static bool IsInName(char character) => StartsName(character) || IsDigit(character);

    /// <summary>
    /// True in the rest of a revision after its kind: anything but white space and the characters that may follow an operand.
    /// </summary>
    public static bool IsInRevision(char character) => !char.IsWhiteSpace(character) && "()[]{}<>,=!&|*\"'".IndexOf(character) < 0;

    /// <summary>True if a text can follow <c>@</c> and a kind without quotes.</summary>
    public static bool IsRevision(string text)
    {
        foreach (var character in text)
        {
            if (!IsInRevision(character))
                return false;
        }

        return text.Length > 0;
    }

    /// <summary>True if a text can follow <c>@</c> without quotes.</summary>
    public static bool IsRevisionName(string text)
    {
        for (var index = 0; index < text.Length; index++)
        {
            var isInside = text[index] is '.' or '-' && index + 1 < text.Length && IsInName(text[index + 1]);
            if (!isInside && !IsInName(text[index]))
                return false;
        }

        return text.Length > 0;
    }
}
