namespace SplNet.Syntax;

/// <summary>A token of a text.</summary>
/// <param name="Kind">Its kind.</param>
/// <param name="Start">The index of its first character.</param>
/// <param name="Length">The number of its characters.</param>
/// <param name="StartsLine">True if it is the first token of its line.</param>
internal readonly record struct Token(TokenKind Kind, int Start, int Length, bool StartsLine)
{
    public int End => Start + Length;

    public TextSpan Span => new(Start, Length);
}
