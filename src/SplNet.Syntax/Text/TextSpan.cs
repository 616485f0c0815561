namespace SplNet.Syntax;

/// <summary>A stretch of a text.</summary>
/// <param name="Start">The index of its first character.</param>
/// <param name="Length">The number of its characters; 0 if something is missing.</param>
internal readonly record struct TextSpan(int Start, int Length)
{
    public int End => Start + Length;

    public static TextSpan Between(int start, int end) => new(start, Math.Max(0, end - start));

    public override string ToString() => FormattableString.Invariant($"{Start}+{Length}");
}
