using Microsoft.CodeAnalysis.CSharp;

namespace SplNet.Analyzers.Literals;

/// <summary>
/// The content of a raw literal and the indentation of its lines. The line of the closing quotes defines the indentation, which is removed
/// from every line; a line of white space may have less of it.
/// </summary>
internal sealed class RawContent
{
    private readonly string _source;
    private readonly int _indentation;

    /// <summary>Looks for the content.</summary>
    /// <param name="source">The whole literal, from its first character to its last quote.</param>
    /// <param name="isMultiLine">True if the quotes are on separate lines.</param>
    public RawContent(string source, bool isMultiLine)
    {
        _source = source;
        var start = 0;
        while (start < source.Length && source[start] == '$')
            start++;
        var open = start;
        while (start < source.Length && source[start] == '"')
            start++;
        (Start, End) = (start, Math.Max(start, source.Length - (start - open)));
        if (!isMultiLine)
            return;
        while (Start < End && !SyntaxFacts.IsNewLine(source[Start]))
            Start++;
        if (Start < End)
            Start += LineBreak(Start);
        var close = End;
        while (End > Start && !SyntaxFacts.IsNewLine(source[End - 1]))
            End--;
        _indentation = close - End;
        if (End > Start)
            End -= End - 1 > Start && source[End - 1] == '\n' && source[End - 2] == '\r' ? 2 : 1;
    }

    public int Start { get; }

    public int End { get; }

    /// <summary>The position of the first character, even if there is none.</summary>
    public int First => SkipIndentation(Start, End);

    /// <summary>Reads a stretch of the literal, as far as it is content.</summary>
    /// <param name="from">The start of the stretch in the literal.</param>
    /// <param name="to">The end of the stretch.</param>
    /// <param name="offset">The start of the literal in its file.</param>
    /// <param name="part">The piece that is read.</param>
    /// <param name="characters">Takes the characters.</param>
    public void Read(int from, int to, int offset, WrittenPart part, ICollection<WrittenCharacter> characters)
    {
        to = Math.Min(to, End);
        for (var index = Math.Max(from, Start); index < to; index++)
        {
            if (_indentation > 0 && StartsLine(index))
                index = SkipIndentation(index, to);
            if (index < to)
                characters.Add(new WrittenCharacter(_source[index], offset + index, offset + index + 1, part));
        }
    }

    private bool StartsLine(int index) =>
        index == Start || (SyntaxFacts.IsNewLine(_source[index - 1]) && !(_source[index - 1] == '\r' && _source[index] == '\n'));

    private int SkipIndentation(int index, int to)
    {
        var end = Math.Min(to, index + _indentation);
        while (index < end && SyntaxFacts.IsWhitespace(_source[index]))
            index++;
        return index;
    }

    private int LineBreak(int index) => _source[index] == '\r' && index + 1 < _source.Length && _source[index + 1] == '\n' ? 2 : 1;
}
