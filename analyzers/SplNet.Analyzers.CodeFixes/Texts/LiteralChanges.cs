using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.CodeFixes.Texts;

/// <summary>Makes changes inside a literal that keep it valid.</summary>
internal static class LiteralChanges
{
    /// <summary>The changes; none if they exceed the literal, or if its quotes, holes or lines would become invalid.</summary>
    /// <param name="literal">A literal or an interpolated string.</param>
    /// <param name="changes">The replacements and their positions in the source of the literal.</param>
    public static IReadOnlyList<TextChange> In(ExpressionSyntax? literal, IEnumerable<TextChange> changes)
    {
        if (literal is not (LiteralExpressionSyntax or InterpolatedStringExpressionSyntax))
            return [];
        var inside = Changes.Apart(changes.Where(change => change.Span.Start > literal.SpanStart && change.Span.End < literal.Span.End));
        var changed = SourceText.From(literal.ToString()).WithChanges(inside.Select(change => Moved(change, -literal.SpanStart)))
            .ToString();
        return SyntaxFactory.ParseExpression(changed) is { ContainsDiagnostics: false } parsed && parsed.IsKind(literal.Kind())
            && parsed.FullSpan.Length == changed.Length
            ? inside
            : [];
    }

    private static TextChange Moved(TextChange change, int distance) =>
        new(new TextSpan(change.Span.Start + distance, change.Span.Length), change.NewText!);
}
