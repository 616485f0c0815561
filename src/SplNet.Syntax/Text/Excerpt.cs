namespace SplNet.Syntax;

/// <summary>A short piece of a text for a message.</summary>
internal static class Excerpt
{
    private const int Longest = 40;

    public static string Of(string text, TextSpan span) =>
        span.Length <= Longest ? text.Substring(span.Start, span.Length) : text.Substring(span.Start, Longest - 1) + "…";
}
