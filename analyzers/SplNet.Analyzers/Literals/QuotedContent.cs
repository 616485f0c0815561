namespace SplNet.Analyzers.Literals;

/// <summary>
/// Reads the characters of regular and verbatim literals. It never throws: an incomplete literal yields the readable part.
/// </summary>
/// <param name="source">The source of the literal.</param>
/// <param name="offset">The start of the source in its file.</param>
/// <param name="part">The piece that is read.</param>
/// <param name="characters">Takes the characters.</param>
internal sealed class QuotedContent(string source, int offset, WrittenPart part, ICollection<WrittenCharacter> characters)
{
    private const int LongestHexadecimal = 4;

    public void Read(int start, int end)
    {
        for (var index = start; index < end;)
        {
            var length = ReadOne(index, end);
            index += length;
        }
    }

    private int ReadOne(int index, int end)
    {
        var character = source[index];
        var isDoubled = index + 1 < end && source[index + 1] == character;
        if (part.Form == LiteralForm.Regular && character == '\\' && index + 1 < end)
            return ReadEscape(index, end);
        if (isDoubled && ((part.Form == LiteralForm.Verbatim && character == '"') || (part.IsInterpolated && character is '{' or '}')))
            return Add(character, index, 2);
        return Add(character, index, 1);
    }

    private int ReadEscape(int index, int end) => source[index + 1] switch
    {
        'u' => ReadCode(index, Math.Min(end, index + 6)),
        'U' => ReadCode(index, Math.Min(end, index + 10)),
        'x' => ReadCode(index, HexadecimalEnd(index + 2, Math.Min(end, index + 2 + LongestHexadecimal))),
        '0' => Add('\0', index, 2),
        'a' => Add('\a', index, 2),
        'b' => Add('\b', index, 2),
        'e' => Add('\e', index, 2),
        'f' => Add('\f', index, 2),
        'n' => Add('\n', index, 2),
        'r' => Add('\r', index, 2),
        't' => Add('\t', index, 2),
        'v' => Add('\v', index, 2),
        var itself => Add(itself, index, 2),
    };

    private int HexadecimalEnd(int index, int end)
    {
        while (index < end && IsHexadecimal(source[index]))
            index++;
        return index;
    }

    // A code point above U+FFFF is two code units at one location.
    private int ReadCode(int index, int end)
    {
        var code = 0;
        for (var digit = index + 2; digit < end && IsHexadecimal(source[digit]); digit++)
            code = (code << 4) | Digit(source[digit]);
        if (code <= char.MaxValue)
            return Add((char)code, index, end - index);
        Add((char)(0xD800 + ((code - 0x10000) >> 10)), index, end - index);
        return Add((char)(0xDC00 + ((code - 0x10000) & 0x3FF)), index, end - index);
    }

    private static bool IsHexadecimal(char character) => character is (>= '0' and <= '9') or (>= 'a' and <= 'f') or (>= 'A' and <= 'F');

    private static int Digit(char character) => character <= '9' ? character - '0' : (character | 0x20) - 'a' + 10;

    private int Add(char value, int index, int length)
    {
        characters.Add(new WrittenCharacter(value, offset + index, offset + index + length, part));
        return length;
    }
}
