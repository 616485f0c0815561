namespace SplNet.Syntax;

/// <summary>A place in a text as editors count it.</summary>
/// <param name="Line">The line, from 1.</param>
/// <param name="Column">The column in UTF-16 code units, from 1.</param>
internal readonly record struct TextPosition(int Line, int Column)
{
    public override string ToString() => FormattableString.Invariant($"{Line},{Column}");
}
