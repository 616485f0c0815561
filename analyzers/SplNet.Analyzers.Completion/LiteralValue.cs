using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SplNet.Analyzers.Completion;

/// <summary>Where the value of a literal stands, for literals that are written as their value.</summary>
internal static class LiteralValue
{
    /// <summary>The position of the first character of the value; null for a literal with escapes or indentation.</summary>
    /// <param name="literal">The token of the literal, complete or not.</param>
    public static int? StartIn(SyntaxToken literal)
    {
        var open = literal.Kind() switch
        {
            SyntaxKind.StringLiteralToken => literal.Text.StartsWith("@", StringComparison.Ordinal) ? 2 : 1,
            SyntaxKind.SingleLineRawStringLiteralToken => literal.Text.Length - literal.Text.TrimStart('"').Length,
            _ => 0,
        };
        var isPlain = open > 0 && string.CompareOrdinal(literal.Text, open, literal.ValueText, 0, literal.ValueText.Length) == 0
            && literal.Text.Substring(Math.Min(literal.Text.Length, open + literal.ValueText.Length)).Trim('"').Length == 0;
        return isPlain ? literal.SpanStart + open : null;
    }
}
