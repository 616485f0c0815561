namespace SplNet.Syntax;

/// <summary>A token of a text.</summary>
/// <param name="Kind">Its kind.</param>
/// <param name="StartsLine">True if it is the first token of its line.</param>
/// <param name="Start">The index of its first character.</param>
/// <param name="Length">The number of its characters.</param>
internal readonly record struct Token(TokenKind Kind, bool StartsLine, int Start, int Length)
{
    public int End => Start + Length;

    public TextSpan Span => new(Start, Length);
}
